import type { SeatInfo, TableInfo } from '@bothy/protocol'
import { describe, expect, test } from 'vitest'
import { BOT, OPEN, person, tableInfo } from '../../test/messages.ts'
import { mainItem, waitingOf } from './waiting-state.ts'

const ME = person('Ann', { mine: true })

const table = (seats: readonly SeatInfo[], changes: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ game: 'toy', status: 'waiting', seats: [...seats], toAct: [], myTurn: false, ...changes })

describe('the main button', () => {
  test.each([
    ['no guest has come yet: bring one', table([ME, OPEN, BOT]), 'invite'],
    ['a guest has come: begin', table([ME, person('Ben'), OPEN]), 'begin'],
    [
      'a guest needs a moment: begin when they are ready',
      table([ME, person('Ben', { ready: false }), OPEN]),
      'begin-when',
    ],
    ['all seats are taken: it begins by itself', table([ME, person('Ben', { ready: false })]), 'wait'],
    [
      'the host has said to begin: think again',
      table([ME, person('Ben', { ready: false }), OPEN], { begins: 'easy' }),
      'wait-on',
    ],
    ['I am the one who is waited for', table([{ ...ME, ready: false }, person('Ben'), OPEN]), 'ready'],
    ['not ready yet, but nobody waits: bring a guest', table([{ ...ME, ready: false }, OPEN]), 'invite'],
    ['not the host: wait', table([ME, person('Ben'), OPEN], { host: false }), 'wait'],
    ['a person who only watches waits', table([person('Ben'), OPEN], { host: false }), 'wait'],
  ] as const)('%s', (_name, info, item) => {
    expect(mainItem(info)).toBe(item)
  })
})

test('the table waits for the names of others and for seats', () => {
  const info = table([person('Ben', { ready: false }), { ...ME, ready: false }, OPEN, BOT])
  expect(waitingOf(info)).toEqual({
    free: [2],
    mine: 1,
    waitsForMe: true,
    isUnready: true,
    unready: ['Ben'],
    others: 1,
  })
})
