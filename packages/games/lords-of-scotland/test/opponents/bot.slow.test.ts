import { type Net, readNet } from '@bothy/bots'
import { strategySuite, positionsOf } from '@bothy/bots/strategy-suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { lordsOfScotland as game } from '../../rules/index.ts'
import type { Action } from '../../rules/types.ts'

const nets = new Map<number, Net>(
  [2, 3, 4, 5].map((seats) => {
    const file = new URL(`../../opponents/nets/lords-of-scotland-${seats}.net`, import.meta.url)
    return [seats, readNet(strategy, game.id, readFileSync(file)).net]
  }),
)

const positionsAt = positionsOf(game, strategy)

strategySuite(game, strategy, {
  positionsAt,
  nets,
  // Bruce, more than two seats and LOS-29 do not occur at the default table of two; few games reach nine cards in hand.
  rare: /bruce|lowestOf|order\.[234]|place\.[234]|prize\.[345]|prizeGap\.[234]|handAtLeast\.9/,
})

test('LOS-17, LOS-19 unknown recruits are one choice', () => {
  for (const state of positionsAt({ seats: 3, count: 40, seed: 'prune' })) {
    const legal: Action[] = []
    game.legal(state, game.actors(state)[0], legal)
    const pruned = strategy.prune(state, game.actors(state)[0], legal)
    expect(pruned.filter((a) => a.type === 'flip').length).toBeLessThanOrEqual(1)
    expect(pruned.filter((a) => a.type === 'recruit' && !state.recruitsUp[a.slot]).length).toBeLessThanOrEqual(1)
  }
})
