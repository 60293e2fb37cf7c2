import {
  below,
  type Game,
  type GameTypes,
  type Json,
  next,
  type Result,
  type RngState,
  stream,
  unit,
} from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { copyNet, type Net, softmax } from '../net.ts'
import { winShares } from '../question.ts'
import { scriptedPlayer, tunedWeights } from '../scripted.ts'
import { explorer, Notebook, type Player, playEpisode } from './episode.ts'
import { graft, type Stock } from './graft.ts'
import { beginWith, learn, learnerOf, type Lesson, newLearner, withoutUnused } from './learner.ts'

export interface TrainOptions {
  readonly seats: number
  readonly games: number
  readonly seed: string
  readonly hidden?: number
  /** Games of the scripted `medium` at the beginning: the first teacher must not be random play. */
  readonly teacherGames?: number
  /** Per real decision of the whole table; the default gives 0.8 for one round of the table. */
  readonly lambda?: number
  readonly rate?: number
  readonly lastRate?: number
  /**
   * Half of the target is the margin: of two seats so many points apart, the first counts e times the other. It tells more per game than
   * the winner alone; 0 leaves it at the winner.
   */
  readonly spread?: number
  readonly samples?: number
  readonly passes?: number
  readonly checks?: number
  readonly checkGames?: number
  /** Starts from this net, which may be for another number of seats; then there is no teacher. */
  readonly from?: Stock
  onProgress?(progress: TrainProgress): void
}

export interface TrainProgress {
  readonly games: number
  readonly total: number
  readonly loss: number
  /** One seat against `medium` on the others; null between measures. */
  readonly winShare: number | null
  readonly net: Net
}

export interface TrainPoint {
  readonly games: number
  readonly loss: number
  readonly winShare: number
}

export interface Trained {
  readonly net: Net
  readonly curve: readonly TrainPoint[]
  readonly settings: { readonly [name: string]: number | string }
}

const BATCH = 128
const BUFFER = 100_000
const POOL_SHARE = 0.2
const POOL_SIZE = 6
const BLUNDER = 0.04
const LAST_BLUNDER = 0.01

/**
 * Trains a value net by temporal differences: games of the scripted teacher first, then self-play with a few seats held by
 * the teacher or by earlier nets. The same options give the same net.
 */
export function train<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, options: TrainOptions): Trained {
  const { seats, games, seed, hidden = 64, samples = 1, passes = 2, rate = 2e-3, lastRate = 1e-4 } = options
  const { lambda = 0.8 ** (1 / seats), checks = 20, checkGames = 200, spread = 0 } = options
  const teacherGames = options.from === undefined ? (options.teacherGames ?? Math.round(games / 10)) : 0
  const rng = stream(seed, game.id, 'train')
  const inputs = strategy.inputs(seats)
  const learner =
    options.from === undefined
      ? newLearner(inputs.length, hidden, seats, rng)
      : learnerOf(graft(options.from, inputs, seats))
  if (options.from === undefined && strategy.judgement !== undefined) {
    const judges = strategy.judgement.inputs(seats).map((name) => inputs.indexOf(name))
    beginWith(learner, judges, strategy.judgement.step)
  }
  const notebook = new Notebook(strategy, learner.net)
  const teacher = asPlayer(
    scriptedPlayer(game, strategy, { weights: tunedWeights(strategy), samples: 1, temperature: 0.3 }),
  )
  let blunder = BLUNDER
  const self = explorer(game, strategy, learner.net, { samples, blunder: () => blunder })
  const pool: Player<T>[] = [teacher]
  const buffer: Lesson[] = []
  const curve: TrainPoint[] = []
  const open = opener(game, seats, strategy.trainingSetups(seats))
  const total = teacherGames + games
  let write = 0
  let owed = 0
  let loss = 0
  let steps = 0
  const now = (): Net => (options.from === undefined ? withoutUnused(learner) : learner.net)

  for (let n = 0; n < total; n++) {
    const isTaught = n < teacherGames
    const done = isTaught ? 0 : (n - teacherGames) / games
    blunder = BLUNDER + (LAST_BLUNDER - BLUNDER) * done
    const players = seat(seats, self, isTaught ? [teacher] : pool, isTaught ? 1 : POOL_SHARE, rng)
    const shares = lessonOf(playEpisode(game, strategy, open(rng), { players, rng, notebook }), spread)
    const lessons: Lesson[] = []
    notebook.end(shares, isTaught ? 1 : lambda, lessons)
    for (const lesson of lessons) {
      buffer[write] = lesson
      write = (write + 1) % BUFFER
    }
    const rateNow = isTaught ? rate : rate * (lastRate / rate) ** done
    // The remainder counts in the next game, since a short game fills no batch.
    for (owed += lessons.length * passes; owed >= BATCH; owed -= BATCH) {
      loss += learn(learner, draw(buffer, rng), rateNow)
      steps++
    }
    if (!isTaught && pool.length < POOL_SIZE && done > pool.length / POOL_SIZE)
      pool.push(explorer(game, strategy, copyNet(learner.net), { samples, blunder: () => 0 }))
    if ((n + 1) % Math.ceil(total / checks) === 0 || n === total - 1) {
      const winShare = measure(game, strategy, learner.net, { seats, games: checkGames, seed: `${seed}-check` })
      curve.push({ games: n + 1, loss: loss / Math.max(steps, 1), winShare })
      options.onProgress?.({ games: n + 1, total, loss: loss / Math.max(steps, 1), winShare, net: now() })
      loss = 0
      steps = 0
    } else
      options.onProgress?.({ games: n + 1, total, loss: loss / Math.max(steps, 1), winShare: null, net: learner.net })
  }
  const settings = {
    games,
    teacherGames,
    seed,
    hidden: learner.net.hidden,
    lambda,
    rate,
    lastRate,
    spread,
    samples,
    passes,
    batch: BATCH,
    buffer: BUFFER,
  }
  return { net: now(), curve, settings }
}

function lessonOf({ ranks, scores }: Result, spread: number): readonly number[] {
  const shares = winShares(ranks)
  if (spread === 0) return shares
  const soft = Float32Array.from(scores, (score) => score / spread)
  softmax(soft)
  return shares.map((share, i) => (share + soft[i]) / 2)
}

const asPlayer =
  <T extends GameTypes>(
    player: (question: Parameters<Player<T>>[0], isLate: () => boolean) => T['action'],
  ): Player<T> =>
  (question) =>
    player(question, () => false)

function opener<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  tables: readonly Json[],
): (rng: RngState) => T['state'] {
  const setups = tables.map((raw) => {
    const setup = game.setup(raw, seats)
    if (!setup.ok) throw new Error(`${game.id}: ${setup.problem.why} at ${setup.problem.at}`)
    return setup.value
  })
  return (rng) => game.create(setups[below(rng, setups.length)], seats, `${next(rng)}-${next(rng)}`, game.revision)
}

function seat<T extends GameTypes>(
  seats: number,
  self: Player<T>,
  pool: readonly Player<T>[],
  share: number,
  rng: RngState,
): Player<T>[] {
  const players = Array.from({ length: seats }, () => self)
  if (unit(rng) >= share) return players
  if (share === 1) return players.map(() => pool[0])
  const guest = pool[below(rng, pool.length)]
  const host = below(rng, seats)
  return players.map((player, i) => (i === host ? player : guest))
}

function draw(buffer: readonly Lesson[], rng: RngState): Lesson[] {
  return Array.from({ length: BATCH }, () => buffer[below(rng, buffer.length)])
}

function measure<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net,
  options: { readonly seats: number; readonly games: number; readonly seed: string },
): number {
  const { seats, games, seed } = options
  const rng = stream(seed, game.id, 'measure')
  const open = opener(game, seats, [{}])
  const self = explorer(game, strategy, net, { samples: 2, blunder: () => 0 })
  const rival = asPlayer(
    scriptedPlayer(game, strategy, { weights: tunedWeights(strategy), samples: 2, temperature: 0 }),
  )
  let won = 0
  for (let n = 0; n < games; n++) {
    const host = n % seats
    const players = Array.from({ length: seats }, (_, i) => (i === host ? self : rival))
    won += winShares(playEpisode(game, strategy, open(rng), { players, rng }).ranks)[host]
  }
  return won / games
}
