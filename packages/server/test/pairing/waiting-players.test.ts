import { expect, test } from 'vitest'
import { WILLING_MS, choose } from '../../src/pairing/choose.ts'
import type { WaitingPlayer } from '../../src/pairing/waiting-players.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { WISH, waitingPlayersContract } from './waiting-players.contract.ts'

waitingPlayersContract('SQLite', () => openSqlite(':memory:'))

const NOW = 50_000
const seeker = (person: string, bots: number | null = null): WaitingPlayer => ({
  person,
  wish: WISH,
  since: 0,
  seen: NOW,
  bots: bots === null ? null : { level: 'easy', since: bots },
  table: null,
})
const all = (): boolean => true
const chosen = (waiting: readonly WaitingPlayer[], seats: number, may = all as (a: string, b: string) => boolean) =>
  choose(waiting, seats, may, NOW)?.map(({ person }) => person) ?? null

test('as many begin as there are seats, those who came first', () => {
  const [ann, ben, cat] = ['ann', 'ben', 'cat'].map((person) => seeker(person))
  expect(chosen([], 2)).toBe(null)
  expect(chosen([ann], 2)).toBe(null)
  expect(chosen([ann, ben, cat], 2)).toEqual(['ann', 'ben'])
  expect(chosen([ann, ben, cat], 3)).toEqual(['ann', 'ben', 'cat'])
})

test('two who may not meet are not brought together, and hold up nobody else', () => {
  const waiting = ['ann', 'ben', 'cat', 'dan'].map((person) => seeker(person))
  const apart =
    (...pairs: readonly string[]) =>
    (a: string, b: string): boolean =>
      !pairs.includes(`${a} ${b}`) && !pairs.includes(`${b} ${a}`)
  expect(chosen(waiting.slice(0, 2), 2, apart('ann ben'))).toBe(null)
  expect(chosen(waiting, 2, apart('ann ben'))).toEqual(['ann', 'cat'])
  expect(chosen(waiting, 2, apart('ann ben', 'ann cat', 'ann dan'))).toEqual(['ben', 'cat'])
  expect(chosen(waiting, 3, apart('ann ben', 'cat ann'))).toEqual(['ben', 'cat', 'dan'])
})

test('with bots those begin who would: at once if all would, else when the others had time to join in', () => {
  const early = NOW - WILLING_MS
  expect(chosen([seeker('ann', NOW)], 3)).toEqual(['ann'])
  expect(chosen([seeker('ann', NOW), seeker('ben', NOW)], 3)).toEqual(['ann', 'ben'])
  expect(chosen([seeker('ann', NOW), seeker('ben')], 3)).toBe(null)
  expect(chosen([seeker('ann', early + 1), seeker('ben')], 3)).toBe(null)
  expect(chosen([seeker('ann'), seeker('ben', early), seeker('cat', NOW)], 4)).toEqual(['ben', 'cat'])
  expect(chosen([seeker('ann'), seeker('ben', early)], 2)).toEqual(['ann', 'ben'])
})
