import type { Game, GameTypes, Json } from '@bothy/kernel'
import type { Budget, Strategy } from '@bothy/kernel/strategy'
import { type Bot, createBot, isLevel, type Level, wantsNet } from './levels.ts'
import { playMatch } from './match.ts'
import type { Net } from './net.ts'
import { type Clock, winShares } from './question.ts'
import { estimateOf } from './stats.ts'

export interface ArenaOptions {
  /** One level for each seat; a shorter list is filled with its last one. */
  readonly bots: readonly string[]
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

export function arena<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, options: ArenaOptions): ArenaResult {
  const { seats, seed } = options
  const levels = lineUp(game, options)
  const names = [...new Set(levels)]
  const bots = new Map(names.map((name) => [name, makeBot(game, strategy, name, options)]))
  const tallies = new Map<Level, Tally>(
    names.map((name) => [name, { shares: [], wins: 0, seats: 0, score: 0, moves: 0, ms: 0 }]),
  )
  const seeds = Math.ceil(options.games / seats)
  for (let n = 0; n < seeds; n++) {
    const shares = new Map<Level, number>(names.map((name) => [name, 0]))
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
        const tally = tallies.get(level)
        if (tally === undefined) return
        tally.seats++
        tally.wins += won[seat]
        tally.score += played.result.scores[seat]
        tally.moves += played.moves[seat]
        tally.ms += played.ms[seat]
        shares.set(level, (shares.get(level) ?? 0) + won[seat])
      })
      options.onProgress?.(n * seats + turn + 1, seeds * seats)
    }
    for (const [name, tally] of tallies) {
      const held = levels.filter((level) => level === name).length
      tally.shares.push((shares.get(name) ?? 0) / (held * seats))
    }
  }
  return {
    game: game.id,
    seats,
    games: seeds * seats,
    seed,
    bots: names.map((name) => report(name, tallies.get(name), seed)),
  }
}

interface Tally {
  readonly shares: number[]
  wins: number
  seats: number
  score: number
  moves: number
  ms: number
}

function report(name: Level, tally: Tally | undefined, seed: string): ArenaBot {
  if (tally === undefined) throw new ArenaError(`${name} did not play`)
  const { mean, low, high } = estimateOf(tally.shares, `${seed}-${name}`)
  return {
    name,
    wins: tally.wins,
    games: tally.seats,
    winShare: mean,
    low,
    high,
    meanScore: tally.score / tally.seats,
    msPerMove: tally.moves === 0 ? 0 : tally.ms / tally.moves,
  }
}

function lineUp<T extends GameTypes>(game: Game<T>, options: ArenaOptions): Level[] {
  const { bots, seats } = options
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new ArenaError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats`)
  if (bots.length === 0 || bots.length > seats) throw new ArenaError(`${bots.length} bots do not fit ${seats} seats`)
  if (!(options.games > 0)) throw new ArenaError('the number of games must be positive')
  return Array.from({ length: seats }, (_, i) => {
    const name = bots[Math.min(i, bots.length - 1)]
    if (!isLevel(name)) throw new ArenaError(`there is no bot ${name}`)
    return name
  })
}

function makeBot<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  level: Level,
  options: ArenaOptions,
): Bot<T> {
  const net = options.nets?.get(options.seats)
  if (wantsNet(strategy, level) && net === undefined)
    throw new ArenaError(`${level} has no net for ${options.seats} seats`)
  return createBot(game, strategy, level, {
    ...(net === undefined ? {} : { net }),
    ...(options.now === undefined ? {} : { now: options.now }),
  })
}

function botOf<T extends GameTypes>(bots: ReadonlyMap<Level, Bot<T>>, level: Level): Bot<T> {
  const bot = bots.get(level)
  if (bot === undefined) throw new ArenaError(`there is no bot ${level}`)
  return bot
}
