import { type Seat, stream } from '@bothy/kernel'
import { opened, wander } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { type Action, clansOfCaledonia as game, type State } from '../src/index.ts'
import { play } from './play.ts'

/** Typed arrays cannot be frozen. */
function freeze(x: unknown): void {
  if (typeof x !== 'object' || x === null || ArrayBuffer.isView(x) || Object.isFrozen(x)) return
  Object.freeze(x)
  for (const inner of Object.values(x)) freeze(inner)
}

/** Asks everything of a state that nothing may be written into, not even for a moment. */
function askFrozen(s: State): readonly Action[] {
  const frozen = game.clone(s)
  freeze(frozen)
  const legal: Action[] = []
  for (const seat of game.actors(frozen)) {
    game.legal(frozen, seat, legal)
    game.blocked(frozen, seat)
  }
  const readers: readonly (Seat | null)[] = [null, ...s.clan.keys()]
  for (const reader of readers) game.view(frozen, reader)
  return legal
}

const OFTEN = 7

test('COC-37 asking which animals can go writes nothing into the state', () => {
  const units = ['miner c2r3', 'cow c1r3', 'cow c2r4', 'cow c3r3']
  const t = play({ a: { units, boxes: [17], goods: { cheese: 3 } } }, 'a fulfil 17')
  expect(t.asked).toBe('a slaughter')
  expect(askFrozen(t.state)).toHaveLength(3)
})

test.each([1, 2, 3, 4])('asking writes nothing into the state: %i seats', (seats) => {
  const s = opened(game, { seats, seed: `frozen-${seats}` })
  const rng = stream('frozen', String(seats))
  while (game.actors(s).length > 0) {
    expect(askFrozen(s)).not.toEqual([])
    wander(game, s, rng, OFTEN)
  }
})
