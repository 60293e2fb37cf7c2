import { type Game, type GameTypes, type Json, sameJson } from '@bothy/kernel'
import type { Budget, Strategy } from '@bothy/kernel/strategy'
import { type Bot, isLevel, wantsNet } from './levels.ts'
import { playMatch } from './match.ts'
import type { Net } from './net.ts'
import { type Clock, winShares } from './question.ts'
import { createAnyBot } from './reference-bots.ts'
import { estimateOf, lowestTenthOf } from './stats.ts'

/** Answers with one of `question.legal`. */
export type BroughtBot<T extends GameTypes = GameTypes> = Pick<Bot<T>, 'choose'>

export interface ArenaOptions {
  /** One level or brought bot for each seat; a shorter list is filled with its last one. */
  readonly bots: readonly string[]
  /** Names of bots that the caller brings. */
  readonly brought?: readonly string[]
  readonly seats: number
  /** Rounded up to whole rotations: every seed is played once from each seat. */
  readonly games: number
  readonly seed: string
  /** Absent: each level's usual number of iterations, the same on every machine. */
  readonly budget?: Budget
  readonly setup?: Json
  readonly nets?: ReadonlyMap<number, Net>
  readonly now?: Clock
  onProgress?(done: number, total: number): void
}

export type ArenaBot = {
  readonly name: string
  /** A shared first place counts in parts. */
  readonly wins: number
  /** Seats played: three times the games for a bot that holds three seats. */
  readonly games: number
  /** Wins per seat played; the interval is 95 %, by bootstrap over seeds. */
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly meanScore: number
  /** A tenth of the scores is lower. */
  readonly lowestTenth: number
  readonly msPerMove: number
}

export type ArenaResult = {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly bots: readonly ArenaBot[]
}

export class ArenaError extends Error {
  override readonly name = 'ArenaError'
}

/** One deal, played once from each seat, by level. Plain data, so that threads can share the work. */
export type PlayedSeed = Readonly<Record<string, SeedTally>>

interface SeedTally {
  /** Win share of one seat of the level, in the mean over the rotation. */
  readonly share: number
  readonly wins: number
  readonly scores: readonly number[]
  readonly moves: number
  readonly ms: number
}

export const seedsOf = ({ games, seats }: Pick<ArenaOptions, 'games' | 'seats'>): number => Math.ceil(games / seats)

/** By name, where there are any. */
type Bringing<T extends GameTypes> = ArenaOptions & { readonly players?: ReadonlyMap<string, BroughtBot<T>> }

export function arena<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, options: Bringing<T>): ArenaResult {
  const play = seedPlayer(game, strategy, options)
  return arenaResult(
    game,
    options,
    Array.from({ length: seedsOf(options) }, (_, n) => play(n)),
  )
}

/** Plays the deal with a number from each seat. */
export function seedPlayer<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  options: Bringing<T>,
): (n: number) => PlayedSeed {
  const { seats, seed } = options
  const levels = lineUp(game, options)
  const bots = new Map([...new Set(levels)].map((name) => [name, makeBot(game, strategy, name, options)]))
  return (n) => {
    const tallies: Record<string, { share: number; wins: number; scores: number[]; moves: number; ms: number }> = {}
    for (const name of bots.keys()) tallies[name] = { share: 0, wins: 0, scores: [], moves: 0, ms: 0 }
    for (let turn = 0; turn < seats; turn++) {
      const seated = levels.map((_, seat) => levels[(seat + turn) % seats])
      const table = seated.map((level) => botOf(bots, level))
      const played = playMatch(game, table, {
        seed: `${seed}-${n}`,
        budget: options.budget ?? { iterations: 1 },
        ...(options.setup === undefined ? {} : { setup: options.setup }),
        ...(options.now === undefined ? {} : { now: options.now }),
      })
      const won = winShares(played.result.ranks)
      seated.forEach((level, seat) => {
        const tally = tallies[level]
        tally.wins += won[seat]
        tally.scores.push(played.result.scores[seat])
        tally.moves += played.moves[seat]
        tally.ms += played.ms[seat]
      })
      options.onProgress?.(n * seats + turn + 1, seedsOf(options) * seats)
    }
    for (const name of bots.keys()) tallies[name].share = tallies[name].wins / tallies[name].scores.length
    return tallies
  }
}

/** `played`: by number of the deal. */
export function arenaResult<T extends GameTypes>(
  game: Game<T>,
  options: ArenaOptions,
  played: readonly PlayedSeed[],
): ArenaResult {
  const names = [...new Set(lineUp(game, options))]
  return {
    game: game.id,
    seats: options.seats,
    games: played.length * options.seats,
    seed: options.seed,
    bots: names.map((name) => report(name, played, options.seed)),
  }
}

function report(name: string, played: readonly PlayedSeed[], seed: string): ArenaBot {
  const tallies = played.map((tallied) => tallied[name])
  const sum = (of: (tally: SeedTally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0)
  const scores = tallies.flatMap((tally) => tally.scores)
  const { mean, low, high } = estimateOf(
    tallies.map(({ share }) => share),
    `${seed}-${name}`,
  )
  const moves = sum((tally) => tally.moves)
  return {
    name,
    wins: sum((tally) => tally.wins),
    games: scores.length,
    winShare: mean,
    low,
    high,
    meanScore: scores.reduce((total, score) => total + score, 0) / scores.length,
    lowestTenth: lowestTenthOf(scores),
    msPerMove: moves === 0 ? 0 : sum((tally) => tally.ms) / moves,
  }
}

/** The bots by seat; what cannot be played is an error. */
export function lineUp<T extends GameTypes>(game: Game<T>, options: ArenaOptions): string[] {
  const { bots, seats, brought = [] } = options
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new ArenaError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats`)
  if (bots.length === 0 || bots.length > seats) throw new ArenaError(`${bots.length} bots do not fit ${seats} seats`)
  if (!(options.games > 0)) throw new ArenaError('the number of games must be positive')
  return Array.from({ length: seats }, (_, i) => {
    const name = bots[Math.min(i, bots.length - 1)]
    if (!isLevel(name) && !brought.includes(name)) throw new ArenaError(`there is no bot ${name}`)
    return name
  })
}

function makeBot<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  level: string,
  options: Bringing<T>,
): BroughtBot<T> {
  const brought = options.players?.get(level)
  if (brought !== undefined) return checked(game, level, brought)
  if (!isLevel(level)) throw new ArenaError(`there is no bot ${level}`)
  const net = options.nets?.get(options.seats)
  if (wantsNet(strategy, level) && net === undefined)
    throw new ArenaError(`${level} has no net for ${options.seats} seats`)
  return createAnyBot(game, strategy, level, {
    ...(net === undefined ? {} : { net }),
    ...(options.now === undefined ? {} : { now: options.now }),
  })
}

/** A brought bot may answer anything. */
const checked = <T extends GameTypes>(game: Game<T>, name: string, bot: BroughtBot<T>): BroughtBot<T> => ({
  choose(question) {
    const answer = answerOf(name, () => bot.choose(question))
    const chosen = question.legal.find((action) => sameJson(action, answer))
    if (chosen !== undefined) return chosen
    throw new ArenaError(`${name} gave an answer that is not in its list, such as ${game.write(question.legal[0])}`)
  },
})

function answerOf<A>(name: string, ask: () => A): A {
  try {
    return ask()
  } catch (error) {
    throw new ArenaError(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function botOf<T extends GameTypes>(bots: ReadonlyMap<string, BroughtBot<T>>, level: string): BroughtBot<T> {
  const bot = bots.get(level)
  if (bot === undefined) throw new ArenaError(`there is no bot ${level}`)
  return bot
}
