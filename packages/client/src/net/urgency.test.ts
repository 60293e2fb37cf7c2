import type { TimeControl, TableSummary } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { tableInfo } from '../test/messages.ts'
import type { Listed } from './my-tables.ts'
import { byUrgency, isShort, outAt, shareOf } from './urgency.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LIVE: TimeControl = { kind: 'live', reserve: 30 * MINUTE, increment: 0, late: 'bot' }
const TURNS: TimeControl = { kind: 'turns', perMove: 24 * HOUR, late: 'bot' }

const game = (id: string, over: Partial<TableSummary> = {}, at = 0): Listed => ({
  table: tableInfo({ id, ...over }),
  game: 'glen-more',
  where: 'server',
  at,
})
const order = (games: readonly Listed[]): readonly string[] => byUrgency(games).map(({ table }) => table.id)

test('games are in the order of the time left', () => {
  const games = [
    game('hours', { pace: TURNS, left: [2 * HOUR, null] }),
    game('minutes', { pace: LIVE, left: [9 * MINUTE, null] }),
    game('late', { pace: TURNS, left: [-MINUTE, null] }),
    game('soon', { pace: LIVE, left: [4 * MINUTE, null] }),
  ]
  expect(order(games)).toEqual(['late', 'soon', 'minutes', 'hours'])
})

test('what was heard of later has its time from then on', () => {
  const games = [
    game('old', { pace: LIVE, left: [9 * MINUTE, null] }, 0),
    game('new', { left: [5 * MINUTE, null] }, 5 * MINUTE),
  ]
  expect(order(games)).toEqual(['old', 'new'])
})

test('with as much time left, and at equal shares, live comes before turn-based', () => {
  const same = [
    game('turns', { pace: TURNS, left: [10 * MINUTE, null] }),
    game('live', { pace: LIVE, left: [10 * MINUTE, null] }),
  ]
  expect(order(same)).toEqual(['live', 'turns'])
  const half = [
    game('turns', { pace: TURNS, left: [12 * HOUR, null] }),
    game('live', { pace: LIVE, left: [15 * MINUTE, null] }),
  ]
  expect(half.map(({ table }) => shareOf(table, table.left[0] ?? 0))).toEqual([0.5, 0.5])
  expect(order(half)).toEqual(['live', 'turns'])
})

test('games without a clock come after those with one, the longest waiting first; so does a clock that stands', () => {
  const games = [
    game('today', { changed: 3 }),
    game('paused', { pace: LIVE, left: [null, null], changed: 2 }),
    game('yesterday', { changed: 1 }),
    game('clock', { pace: TURNS, left: [20 * HOUR, null], changed: 4 }),
  ]
  expect(order(games)).toEqual(['clock', 'yesterday', 'paused', 'today'])
})

test('what waits for people comes last, unless it waits for me', () => {
  const open = { status: 'waiting', toAct: [], myTurn: false, changed: 0 } as const
  const games = [
    game('open', { ...open, toAct: [] }),
    game('rematch', { status: 'waiting', toAct: [], myTurn: true, changed: 1 }),
    game('running', { toAct: [1], myTurn: false, changed: 2 }),
  ]
  expect(order(games)).toEqual(['rematch', 'running', 'open'])
})

test('my own time counts if I am asked, else that of those who are', () => {
  const both = { pace: LIVE, toAct: [0, 1], left: [9 * MINUTE, MINUTE] }
  expect(outAt(game('mine', both))).toBe(9 * MINUTE)
  expect(outAt(game('theirs', { ...both, toAct: [1], myTurn: false }))).toBe(MINUTE)
  expect(outAt(game('none', { toAct: [0] }))).toBe(null)
})

test('time is short in the last sixth, and in the last three hours of a turn', () => {
  const [live, turns] = [tableInfo({ pace: LIVE }), tableInfo({ pace: TURNS })]
  expect([6, 5].map((minutes) => isShort(live, minutes * MINUTE))).toEqual([false, true])
  expect([5, 4, 2].map((hours) => isShort(turns, hours * HOUR))).toEqual([false, true, true])
  const slow = tableInfo({ pace: { ...TURNS, perMove: 12 * HOUR } })
  expect([3.1, 2.9].map((hours) => isShort(slow, hours * HOUR))).toEqual([false, true])
})
