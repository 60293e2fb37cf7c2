import { parentPort } from 'node:worker_threads'
import { readFile } from 'node:fs/promises'
import { type Bot, type Net, TABLE_BUDGET, advise, ask, createBot, readNet, wantsNet } from '@bothy/bots'
import { type GameId, isGameId, loadGame, loadMerits, loadStrategy } from '@bothy/games'
import type { GameTypes } from '@bothy/kernel'
import type { Merits } from '@bothy/kernel/merits'
import type { Strategy } from '@bothy/kernel/strategy'
import { type AdviceTask, type BotTask, LoadOnce } from '@bothy/room'
import type { AskedOfWorker, BotAnswer, BotBegun } from './bot-answer.ts'
import { netFile, playable } from './nets.ts'

type Ready = { readonly game: Awaited<ReturnType<typeof loadGame>>; readonly bot: Bot<GameTypes> }
type Adviser = {
  readonly game: Ready['game']
  readonly strategy: Strategy<GameTypes>
  readonly merits: Merits<GameTypes> | null
  /** Undefined where none is needed, null where there is none. */
  readonly net: Net | undefined | null
}

const ready = new LoadOnce<Ready>()
const advisers = new LoadOnce<Adviser>()
const now = (): number => performance.now()

const netOf = async (strategy: Strategy<GameTypes>, id: GameId, seats: number): Promise<Net> =>
  readNet(strategy, id, await readFile(netFile(id, seats))).net

async function prepare({ game: id, level: wanted, seats }: BotTask): Promise<Ready> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy] = await Promise.all([loadGame(id), loadStrategy(id)])
  // A table may be older than this server and its nets.
  const level = playable(id, seats, wanted)
  if (!wantsNet(strategy, level)) return { game, bot: createBot(game, strategy, level, { now }) }
  return { game, bot: createBot(game, strategy, level, { now, net: await netOf(strategy, id, seats) }) }
}

async function prepareAdvice({ game: id, seats }: AdviceTask): Promise<Adviser> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy, merits] = await Promise.all([loadGame(id), loadStrategy(id), loadMerits(id)])
  if (!wantsNet(strategy, 'expert')) return { game, strategy, merits, net: undefined }
  const net = playable(id, seats, 'expert') === 'expert' ? await netOf(strategy, id, seats) : null
  return { game, strategy, merits, net }
}

async function think(asked: AskedOfWorker): Promise<BotAnswer> {
  if (asked.wants === 'advice') return { advice: await adviceFor(asked.task, asked.expertMs) }
  const { task, expertMs } = asked
  const { game, bot } = await ready.get(`${task.game} ${task.level} ${task.seats}`, () => prepare(task))
  answer({ begun: true })
  const budget = bot.level === 'expert' ? { ms: expertMs } : TABLE_BUDGET[task.level]
  return { action: bot.choose(ask(game, task.state, task.seat, { rng: task.rng, budget })) }
}

async function adviceFor(
  task: AdviceTask,
  expertMs: number,
): Promise<Extract<BotAnswer, { readonly advice: unknown }>['advice']> {
  const { seats, seat, setup, state, rng } = task
  const { game, strategy, merits, net } = await advisers.get(`${task.game} ${seats}`, () => prepareAdvice(task))
  answer({ begun: true })
  if (net === null || (net !== undefined && !strategy.supportsSetup(setup, seats))) return null
  const question = ask(game, state, seat, { rng, budget: { ms: expertMs } })
  return advise(game, strategy, question, { merits, now, ...(net === undefined ? {} : { net }) })
}

parentPort?.on('message', (asked: AskedOfWorker) => {
  think(asked).then(answer, (error: unknown) =>
    answer(
      error instanceof Error ? { failed: error.message, stack: error.stack ?? '' } : { failed: 'unknown', stack: '' },
    ),
  )
})

const answer = (message: BotAnswer | BotBegun): void => parentPort?.postMessage(message)
