import { describe, expect, test } from 'vitest'
import { stateMessage, tableInfo } from '../../test/messages.ts'
import { mySeats, NOTHING_YET, applyMessage, sinceMyTurn } from './table-state.ts'

const entry = (ply: number, seat: number | null = ply % 2) => ({ ply, seat, events: [{ type: 'did', ply }] })

const info = tableInfo({ setup: null, toAct: [], myTurn: false })

describe('log', () => {
  const joined = applyMessage(NOTHING_YET, stateMessage({ ply: 2, log: [entry(-1, null), entry(0), entry(1)] }))
  test('the first state fills the log and is no news', () => {
    expect(joined.log.map((e) => e.ply)).toEqual([-1, 0, 1])
    expect(joined.fresh).toEqual([])
  })
  test('grows by what comes', () => {
    const next = applyMessage(joined, stateMessage({ ply: 3, from: 2, log: [entry(2)] }))
    expect(next.log.map((e) => e.ply)).toEqual([-1, 0, 1, 2])
    expect(next.fresh.map((e) => e.ply)).toEqual([2])
  })
  test('is cut where an undo went back to', () => {
    const back = applyMessage(joined, stateMessage({ ply: 1, from: 1, log: [] }))
    expect(back.log.map((e) => e.ply)).toEqual([-1, 0])
    const other = applyMessage(back, stateMessage({ ply: 2, from: 1, log: [entry(1)] }))
    expect(other.fresh.map((e) => e.ply)).toEqual([1])
  })
  test('a whole state after a reconnection tells what was missed', () => {
    const again = applyMessage(
      joined,
      stateMessage({ ply: 4, log: [entry(-1, null), entry(0), entry(1), entry(2), entry(3)] }),
    )
    expect(again.log).toHaveLength(5)
    expect(again.fresh.map((e) => e.ply)).toEqual([2, 3])
  })
})

test('what a view tells again stays what it was', () => {
  const view = (coins: number) => ({
    players: [
      { coins, tiles: [1, 2] },
      { coins: 3, tiles: [] },
    ],
  })
  const first = view(4)
  const before = applyMessage(NOTHING_YET, stateMessage({ view: first }))
  const after = applyMessage(before, stateMessage({ view: view(5), version: 1 }))
  expect(after.state).toEqual(stateMessage({ view: view(5), version: 1 }))
  const seen = after.state as unknown as { readonly view: typeof first }
  const { players } = seen.view
  expect(players[1]).toBe(first.players[1])
  expect(players[0].tiles).toBe(first.players[0].tiles)
})

test('since my last turn', () => {
  const log = [entry(-1, null), entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 1), { ply: 4, seat: 1, events: [] }]
  expect(sinceMyTurn(log, 0).map((e) => e.ply)).toEqual([3])
  expect(sinceMyTurn(log, 1)).toEqual([])
  expect(sinceMyTurn(log, 2)).toEqual([])
  expect(sinceMyTurn(log, null)).toEqual([])
})

test('chat lines come once, in order, and the late ones are counted', () => {
  const line = (id: number) => ({ id, name: 'Rory', seat: 1, text: 'aye', at: id })
  const first = applyMessage(NOTHING_YET, { type: 'chat', table: 'table-0001', lines: [line(1), line(2)] })
  const second = applyMessage(first, { type: 'chat', table: 'table-0001', lines: [line(2), line(3)] })
  expect(second.chat.map((l) => l.id)).toEqual([1, 2, 3])
  expect(first.unread).toBe(0)
  expect(second.unread).toBe(1)
})

test('a line that is hidden since takes the place of the one before, and is not news', () => {
  const line = { id: 1, name: 'Ann', seat: 0, text: 'och', at: 1 }
  const said = applyMessage(NOTHING_YET, { type: 'chat', table: 'table-0001', lines: [line] })
  const hidden = { ...line, text: '', hidden: 'muted' } as const
  const after = applyMessage(said, { type: 'chat', table: 'table-0001', lines: [hidden, { ...hidden, id: 2 }] })
  expect(after.chat.map(({ text }) => text)).toEqual(['', ''])
  expect(after.unread).toBe(0)
})

test('a table that cannot be joined, or is closed, is a problem; another refusal later is not', () => {
  const refused = {
    type: 'refused',
    tag: null,
    table: 'table-0001',
    refusal: { why: 'no-such-table', reason: null, at: null },
  } as const
  expect(applyMessage(NOTHING_YET, refused).problem?.why).toBe('no-such-table')
  const open = applyMessage(NOTHING_YET, { type: 'table', table: info })
  expect(applyMessage(open, refused).problem?.why).toBe('no-such-table')
  const tooFast = { ...refused, refusal: { ...refused.refusal, why: 'too-fast' } } as const
  expect(applyMessage(open, tooFast).problem).toBeNull()
})

test('my seats are those of my person', () => {
  expect(mySeats(info)).toEqual([0])
  expect(mySeats(null)).toEqual([])
})
