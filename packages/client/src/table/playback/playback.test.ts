import type { LogEntry, StateMessage, TableInfo } from '@bothy/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stateMessage, TABLE, tableInfo } from '../../test/messages.ts'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import type { TableState } from '../store/table-state.ts'
import { Playback } from './playback.ts'

const info = tableInfo({
  game: 'toy',
  seats: [...tableInfo().seats, { kind: 'bot', name: 'Una', level: 'easy' }],
})

function position(ply: number, by: number | null, over: Partial<StateMessage> = {}): StateMessage {
  const log: LogEntry[] = by === null ? [] : [{ ply: ply - 1, seat: by, events: [`ply ${ply - 1}`] }]
  return stateMessage({ version: ply, ply, actors: [1], view: ply, log, from: by === null ? ply : ply - 1, ...over })
}

let shown: TableState[]
let playback: Playback
beforeEach(() => {
  vi.useFakeTimers()
  speed.value = 'calm'
  shown = []
  playback = new Playback((tableState) => shown.push(tableState))
  playback.take({ type: 'table', table: info })
  playback.take(position(1, 0))
  shown.length = 0
})
afterEach(() => {
  speed.value = 'quick'
  vi.useRealTimers()
})

const views = (): unknown[] => shown.map(({ state }) => state?.view)
const words = ({ log, fresh }: TableState): unknown[] => [
  log.flatMap(({ events }) => events),
  fresh.map(({ ply }) => ply),
]
const lazy = (): unknown => vi.runAllTimers()

test('moves of others are shown one by one, the log with them', () => {
  for (const ply of [2, 3, 4]) playback.take(position(ply, 1))
  expect(views()).toEqual([2])
  expect(words(shown[0])).toEqual([['ply 0', 'ply 1'], [1]])
  lazy()
  expect(views()).toEqual([2, 3, 4])
  expect(shown.map(({ fresh }) => fresh.map(({ ply }) => ply))).toEqual([[1], [2], [3]])
  expect(playback.queue.busy.value).toBe(false)
})

test('a turn that ends rests longer than a ply within it', () => {
  playback.take(position(2, 1, { actors: [1] }))
  playback.take(position(3, 1, { actors: [2] }))
  playback.take(position(4, 2))
  const whenShown = (count: number): number => {
    while (views().length < count && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
    return performance.now()
  }
  const ply = whenShown(2)
  const turn = whenShown(3) - ply
  expect(views()).toEqual([2, 3, 4])
  expect(turn).toBeGreaterThan(1000)
})

test('a player who is asked does not wait longer than things move, and a player who reaches for the table not even so long', () => {
  playback.take(position(2, 1, { actors: [0] }))
  playback.queue.hold(300)
  vi.advanceTimersByTime(299)
  expect(playback.queue.busy.value).toBe(true)
  vi.advanceTimersByTime(1)
  expect(playback.queue.busy.value).toBe(false)
  playback.take(position(3, 1, { actors: [0] }))
  playback.queue.hold(300)
  playback.settle()
  expect(playback.queue.busy.value).toBe(false)
  for (const ply of [4, 5]) playback.take(position(ply, 1))
  playback.settle()
  expect([views(), playback.queue.busy.value]).toEqual([[2, 3, 4], true])
})

test('my own move is shown at once, after all that came before it', () => {
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  playback.take(position(4, 0))
  expect(views()).toEqual([2, 4])
  expect(words(shown[1])).toEqual([
    ['ply 0', 'ply 1', 'ply 2', 'ply 3'],
    [2, 3],
  ])
  expect(playback.queue.busy.value).toBe(false)
})

test('what a bot plays on my seat is shown like the moves of others', () => {
  const away = { ...info.seats[0], away: 'easy' } as TableInfo['seats'][number]
  playback.take({ type: 'table', table: { ...info, seats: [away, ...info.seats.slice(1)] } })
  shown.length = 0
  playback.take(position(2, 0))
  playback.take(position(3, 0))
  expect(views()).toEqual([2])
})

test('what is taken back is shown at once, and what it dropped is not shown again', () => {
  for (const ply of [2, 3, 4]) playback.take(position(ply, 1))
  playback.take(position(2, null, { version: 5 }))
  expect(views()).toEqual([2, 2])
  expect(words(shown[1])[0]).toEqual(['ply 0', 'ply 1'])
  playback.showAgain()
  lazy()
  expect(views().slice(2)).toEqual([1, 2, 2])
})

test('a state in which nothing has happened changes the newest position, wherever it waits', () => {
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  playback.take(position(3, null, { thinking: [2] }))
  expect(views()).toEqual([2])
  lazy()
  expect(shown.map(({ state }) => state?.thinking)).toEqual([[], [2]])
  expect(shown[1].fresh).toHaveLength(1)
  playback.take(position(3, null, { thinking: [1] }))
  expect(shown.at(-1)?.state?.thinking).toEqual([1])
})

test('eyes of another seat see the table as it is, and nothing of before again', () => {
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  playback.take(position(3, null, { seat: null, from: -1, log: [] }))
  expect(views()).toEqual([2, 3])
  expect(playback.canShowAgain.value).toBe(false)
})

test('people and chat are told at once, and do not disturb what is shown', () => {
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  playback.take({ type: 'table', table: { ...info, host: false } })
  const line = { id: 1, name: 'Rory', seat: 1, text: 'Aye', at: 0 }
  playback.take({ type: 'chat', table: TABLE, lines: [line] })
  expect(shown.slice(1).map(({ info: told, chat, state }) => [told?.host, chat.length, state?.view])).toEqual([
    [false, 0, 2],
    [false, 1, 2],
  ])
  lazy()
  const last = shown.at(-1)
  expect([last?.info?.host, last?.chat, last?.state?.view]).toEqual([false, [line], 3])
})

test('unread lines stay read while positions are shown', () => {
  const line = (id: number) => ({ id, name: 'Rory', seat: 1, text: 'Aye', at: 0 })
  playback.take({ type: 'chat', table: TABLE, lines: [line(1)] })
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  playback.take({ type: 'chat', table: TABLE, lines: [line(2)] })
  expect(shown.at(-1)?.unread).toBe(1)
  playback.readChat()
  lazy()
  expect([shown.at(-1)?.unread, shown.at(-1)?.state?.view]).toEqual([0, 3])
})

test('instantly: nothing waits', () => {
  speed.value = 'instant'
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  expect(views()).toEqual([2, 3])
  expect(playback.queue.busy.value).toBe(false)
})

test('a page that nobody looks at does not wait', () => {
  vi.stubGlobal('document', { hidden: true })
  for (const ply of [2, 3]) playback.take(position(ply, 1))
  vi.unstubAllGlobals()
  expect(views()).toEqual([2, 3])
})

test('the last turns again: from the position after my own, and back to the present', () => {
  speed.value = 'instant'
  for (const [ply, by] of [
    [2, 1],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 0],
  ] as const)
    playback.take(position(ply, by))
  shown.length = 0
  expect(playback.canShowAgain.value).toBe(true)
  playback.showAgain()
  expect([playback.again.value, playback.canShowAgain.value]).toEqual([true, false])
  lazy()
  expect(views()).toEqual([3, 4, 5, 6])
  expect(shown.map(({ fresh }) => fresh.length)).toEqual([0, 1, 1, 0])
  expect([playback.again.value, playback.queue.busy.value]).toEqual([false, false])
})

test('the last turns again: plies of one turn follow one another without a rest, and the turn is named', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  for (const [ply, by, next] of [
    [2, 1, 1],
    [3, 1, 1],
    [4, 1, 2],
    [5, 2, 0],
  ] as const)
    playback.take(position(ply, by, { actors: [next] }))
  lazy()
  playback.showAgain()
  const seen: unknown[] = []
  for (let at = performance.now(); playback.again.value; at = performance.now()) {
    const { turn, of } = playback.turnAgain.value ?? {}
    const view = shown.at(-1)?.state?.view
    vi.advanceTimersToNextTimer()
    seen.push([view, turn, of, performance.now() - at > 100])
  }
  vi.unstubAllGlobals()
  expect(seen).toEqual([
    [1, 0, 2, true],
    [2, 1, 2, false],
    [3, 1, 2, false],
    [4, 1, 2, true],
    [5, 2, 2, false], // a player who is asked does not wait
    [5, 0, 2, false],
  ])
})

test('what happens meanwhile is shown after it; to skip it leads to the present', () => {
  playback.take(position(2, 1))
  lazy()
  playback.showAgain()
  playback.take(position(3, 1))
  shown.length = 0
  playback.skip()
  expect(views()).toEqual([3])
  expect(words(shown[0])).toEqual([['ply 0', 'ply 1', 'ply 2'], [2]])
  expect(playback.again.value).toBe(false)
})

test('after a reconnection the whole position comes once more: nothing is told twice', () => {
  playback.take(position(2, 1))
  lazy()
  const log = [0, 1].map((ply) => ({ ply, seat: ply, events: [`ply ${ply}`] }))
  playback.take(position(2, null, { from: -1, log }))
  expect(words(shown[1])).toEqual([['ply 0', 'ply 1'], []])
})
