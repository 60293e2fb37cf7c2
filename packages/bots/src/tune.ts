import { type Game, type GameTypes, next, stream } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { winShares } from './question.ts'
import { plainWeights, scriptedPlayer } from './scripted.ts'
import { playEpisode } from './train/episode.ts'

export interface TuneOptions {
  readonly seats: number
  readonly rounds: number
  readonly seed: string
  /** Deals of each comparison; every deal is played twice, with the sides exchanged. */
  readonly deals?: number
  readonly from?: readonly number[]
  onProgress?(round: number, weights: readonly number[]): void
}

/** How far a comparison moves each weight, and how far a clear result moves it for good; both fall with time. */
const PROBE = 0.25
const STRIDE = 0.35
const LEAST_SCALE = 0.15

/**
 * Finds weights for the scripted players by simultaneous perturbation: all weights are moved a little, at random, in one
 * direction and in the opposite one; the two play each other, and the weights follow the winner. The mean of the second half
 * of the walk is the answer. The same options give the same weights.
 */
export function tune<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, options: TuneOptions): number[] {
  const { seats, rounds, seed, deals = 20 } = options
  const rng = stream(seed, game.id, 'tune')
  const weights = [...(options.from ?? plainWeights(strategy))]
  const scales = strategy.terms.map((term) => Math.max(LEAST_SCALE, Math.abs(term.plain)))
  const mean = weights.map(() => 0)
  let counted = 0
  for (let round = 0; round < rounds; round++) {
    const fall = 1 / (1 + (3 * round) / rounds)
    const signs = weights.map(() => (next(rng) & 1) * 2 - 1)
    const moved = (by: number): number[] => weights.map((w, i) => w + by * fall * signs[i] * scales[i])
    const won = compare(game, strategy, { seats, deals, seed: `${seed}-${round}` }, moved(PROBE), moved(-PROBE))
    const step = STRIDE * fall * (2 * won - 1)
    for (let i = 0; i < weights.length; i++) weights[i] += step * signs[i] * scales[i]
    if (round >= rounds / 2) {
      counted++
      for (let i = 0; i < weights.length; i++) mean[i] += weights[i]
    }
    options.onProgress?.(round + 1, weights)
  }
  return mean.map((sum) => sum / Math.max(counted, 1))
}

function compare<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  table: { readonly seats: number; readonly deals: number; readonly seed: string },
  first: readonly number[],
  second: readonly number[],
): number {
  const setup = game.setup({}, table.seats)
  if (!setup.ok) throw new Error(`${game.id}: no default table for ${table.seats} seats`)
  const sides = [first, second].map((weights) => {
    const player = scriptedPlayer(game, strategy, { weights, samples: 1, temperature: 0 })
    return (question: Parameters<typeof player>[0]): T['action'] => player(question, () => false)
  })
  let won = 0
  for (let deal = 0; deal < table.deals; deal++)
    for (let turn = 0; turn < 2; turn++) {
      const rng = stream(table.seed, String(deal))
      const players = Array.from({ length: table.seats }, (_, seat) => sides[(seat + turn) % 2])
      const opening = game.create(setup.value, table.seats, `${table.seed}-${deal}`, game.revision)
      const { ranks } = playEpisode(game, strategy, opening, { players, rng })
      winShares(ranks).forEach((share, seat) => {
        if ((seat + turn) % 2 === 0) won += share
      })
    }
  return won / (2 * table.deals)
}
