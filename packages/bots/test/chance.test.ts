import { below, type Game, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { ask, createBot } from '../src/index.ts'
import { dice, type DiceAction, type DiceState, diceStrategy, type DiceTypes } from './dice.ts'

/** Like the dice of the other tests, but a swap throws a die at once, and the throw decides what is asked next. */
const forked: Game<DiceTypes> = {
  ...dice,
  legal(s, seat, out) {
    if (!s.swapping) return dice.legal(s, seat, out)
    out.push(s.hands[seat] % 2 === 0 ? 'red' : 'bank', 'blue')
  },
  apply(s, seat, action, events) {
    const legal: DiceAction[] = []
    forked.legal(s, seat, legal)
    if (!legal.includes(action)) throw new Error(`${action} was not asked`)
    dice.apply(s, seat, action, events)
    if (action === 'swap') s.hands[seat] = 1 + below(s.rng.die, 6)
  },
}

const position = (hand: number): DiceState => {
  const s = forked.create(null, 2, 'forked', 1)
  s.hands[0] = hand
  return s
}

const answersAt = (hand: number, level: 'easy' | 'medium'): ReadonlySet<DiceAction> =>
  new Set(
    Array.from({ length: 30 }, (_, i) =>
      createBot(forked, diceStrategy, level).choose(
        ask(forked, position(hand), 0, { rng: stream(String(i)), budget: { iterations: 1 } }),
      ),
    ),
  )

describe('chance asks another question in each imagined state', () => {
  test('a chain of plies ends there', () => {
    expect(() => answersAt(3, 'easy')).not.toThrow()
    expect(() => answersAt(3, 'medium')).not.toThrow()
  })

  test('what follows is worth the best answer of each state', () => {
    expect([...answersAt(1, 'medium')]).toEqual(['swap'])
    expect([...answersAt(6, 'medium')]).toEqual(['bank'])
  })
})
