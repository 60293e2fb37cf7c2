import { expect, test } from 'vitest'
import type { Game, GameTypes } from '../contract.ts'
import type { Json } from '../json.ts'
import { storedAction } from './stored-action.ts'

function listing(...choices: readonly Json[]): { readonly game: Game<GameTypes>; readonly asked: () => number } {
  let asked = 0
  const legal = (_state: unknown, _seat: number, out: Json[]): void => {
    asked++
    out.push(...choices)
  }
  return { game: { legal } as unknown as Game<GameTypes>, asked: () => asked }
}

const read = (game: Game<GameTypes>, action: Json): Json => storedAction(game, { revision: 1, rng: {} }, 0, action)

test('a field that came later is null in what was stored before, as in the list', () => {
  const { game } = listing({ type: 'spend', good: null, tile: 3 }, { type: 'spend', good: null, tile: 4 })
  expect(read(game, { type: 'spend', tile: 4 })).toEqual({ type: 'spend', good: null, tile: 4 })
})

test('so is one inside', () => {
  const { game } = listing({ type: 'build', at: { x: 1, side: null } })
  expect(read(game, { type: 'build', at: { x: 1 } })).toEqual({ type: 'build', at: { x: 1, side: null } })
})

test('what could be several choices, or is none, stays as it was stored', () => {
  const { game } = listing({ type: 'spend', good: null, from: null }, { type: 'spend', from: null, extra: null })
  expect(read(game, { type: 'spend' })).toEqual({ type: 'spend' })
  expect(read(game, { type: 'gone' })).toEqual({ type: 'gone' })
})

test('the list is made once for each shape that is known today', () => {
  const { game, asked } = listing({ type: 'take', tile: 1 }, { type: 'end' })
  for (const tile of [1, 2, 3]) expect(read(game, { type: 'take', tile })).toEqual({ type: 'take', tile })
  expect(read(game, { type: 'end' })).toEqual({ type: 'end' })
  expect(asked()).toBe(1)
})
