import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { reuseUnchanged } from './reuse-unchanged.ts'

const position = () => ({
  round: 3,
  players: [
    { coins: 5, tiles: [{ tile: 1, goods: ['wool'] }] },
    { coins: 7, tiles: [] },
  ],
  pending: null,
})

test('a message that says the same is what was known', () => {
  const before = position()
  expect(reuseUnchanged(before, position())).toBe(before)
})

test('only what has changed, and what it is a part of, is new', () => {
  const [before, now] = [position(), position()]
  now.players[0].coins = 6
  const kept = reuseUnchanged(before, now) as ReturnType<typeof position>
  expect(kept).toEqual(now)
  expect(before).toEqual(position())
  expect(kept.players[0]).not.toBe(before.players[0])
  expect(kept.players[0].tiles).toBe(before.players[0].tiles)
  expect(kept.players[1]).toBe(before.players[1])
})

test.each<[Json, Json]>([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [[], {}],
  [{}, []],
  [{ a: [] }, { a: {} }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: null }, { a: [] }],
  [1, '1'],
])('%j is not %j', (before, now) => {
  expect(reuseUnchanged(before, now)).toStrictEqual(now)
})
