import { type Game, type GameTypes, type Json, type Result, stream } from '@bothy/kernel'
import type { Budget } from '@bothy/kernel/strategy'
import type { Bot } from './levels.ts'
import { ask, type Clock } from './question.ts'

/** A longer match shows a broken engine. */
const MOST_PLIES = 100_000

export interface MatchOptions {
  readonly seed: string
  readonly setup?: Json
  readonly budget: Budget
  readonly now?: Clock
}

export interface Played {
  readonly result: Result
  readonly plies: number
  readonly longestList: number
  readonly longestTurn: number
  /** By seat: decisions with a choice, and milliseconds spent on them (0 without a clock). */
  readonly moves: readonly number[]
  readonly ms: readonly number[]
}

/** Deals come from the seed alone, so other bots get the same deal. */
export function playMatch<T extends GameTypes>(
  game: Game<T>,
  bots: readonly Pick<Bot<T>, 'choose'>[],
  options: MatchOptions,
): Played {
  const seats = bots.length
  const setup = game.setup(options.setup ?? {}, seats)
  if (!setup.ok) throw new Error(`${game.id}: ${setup.problem.why} at ${setup.problem.at}`)
  const state = game.create(setup.value, seats, options.seed, game.revision)
  const rngs = bots.map((_, seat) => stream(options.seed, game.id, 'bot', String(seat)))
  const moves = bots.map(() => 0)
  const ms = bots.map(() => 0)
  let plies = 0
  let longestList = 0
  let longestTurn = 0
  let last = -1
  let inRow = 0
  for (;;) {
    const actors = game.actors(state)
    if (actors.length === 0) break
    if (plies++ > MOST_PLIES) throw new Error(`${game.id}: a match without an end, seed ${options.seed}`)
    const seat = actors[0]
    const question = ask(game, state, seat, { rng: rngs[seat], budget: options.budget })
    longestList = Math.max(longestList, question.legal.length)
    inRow = seat === last ? inRow + 1 : 1
    last = seat
    longestTurn = Math.max(longestTurn, inRow)
    const began = options.now?.() ?? 0
    const action = bots[seat].choose(question)
    if (question.legal.length > 1) {
      moves[seat]++
      ms[seat] += (options.now?.() ?? 0) - began
    }
    game.apply(state, seat, action)
  }
  const result = game.result(state)
  if (result === null) throw new Error(`${game.id}: nobody is asked and there is no result, seed ${options.seed}`)
  return { result, plies, longestList, longestTurn, moves, ms }
}
