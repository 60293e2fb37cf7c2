import { strategySuite, positionsOf } from '@bothy/bots/strategy-suite'
import { expect, test, vi } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { type Action, clansOfCaledonia as game, type State } from '../../rules/index.ts'

vi.setConfig({ testTimeout: 300_000 })

const positionsAt = positionsOf(game, strategy)

strategySuite(game, strategy, { nets: new Map(), rare: /held|plans/, positionsAt })

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

/** Most choices left of a turn; with more, a look ahead would take too long. */
const MOST_LEFT = 48

test.each([1, 2, 3, 4])('prune leaves few choices of a turn, and passing among them, %i seats', (seats) => {
  for (const s of positionsAt({ seats, count: 40, seed: `stock-${seats}` })) {
    if (s.stack.at(-1)?.kind !== 'turn') continue
    const pruned = strategy.prune(s, game.actors(s)[0], legalOf(s))
    expect(pruned.length).toBeLessThanOrEqual(MOST_LEFT)
    expect(pruned.some((a) => a.type === 'pass' || a.type === 'port')).toBe(true)
  }
})
