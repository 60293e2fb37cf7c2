import { parentPort } from 'node:worker_threads'
import { readFile } from 'node:fs/promises'
import { type Bot, TABLE_BUDGET, ask, createBot, readNet, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { GameTypes, Json } from '@bothy/kernel'
import { type BotTask, LoadOnce } from '@bothy/room'
import type { AskedOfWorker, BotAnswer, BotBegun } from './bot-answer.ts'
import { netFile, playable } from './nets.ts'

type Ready = { readonly game: Awaited<ReturnType<typeof loadGame>>; readonly bot: Bot<GameTypes> }

const ready = new LoadOnce<Ready>()

async function prepare({ game: id, level: wanted, seats }: BotTask): Promise<Ready> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy] = await Promise.all([loadGame(id), loadStrategy(id)])
  const options = { now: () => performance.now() }
  // A table may be older than this server and its nets.
  const level = playable(id, seats, wanted)
  if (!wantsNet(strategy, level)) return { game, bot: createBot(game, strategy, level, options) }
  const { net } = readNet(strategy, id, await readFile(netFile(id, seats)))
  return { game, bot: createBot(game, strategy, level, { ...options, net }) }
}

async function think({ task, expertMs }: AskedOfWorker): Promise<Json> {
  const { game, bot } = await ready.get(`${task.game} ${task.level} ${task.seats}`, () => prepare(task))
  answer({ begun: true })
  const budget = bot.level === 'expert' ? { ms: expertMs } : TABLE_BUDGET[task.level]
  return bot.choose(ask(game, task.state, task.seat, { rng: task.rng, budget }))
}

parentPort?.on('message', (asked: AskedOfWorker) => {
  think(asked).then(
    (action) => answer({ action }),
    (error: unknown) =>
      answer(
        error instanceof Error ? { failed: error.message, stack: error.stack ?? '' } : { failed: 'unknown', stack: '' },
      ),
  )
})

const answer = (message: BotAnswer | BotBegun): void => parentPort?.postMessage(message)
