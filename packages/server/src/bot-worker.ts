import { parentPort } from 'node:worker_threads'
import { type Bot, TABLE_BUDGET, ask, createBot } from '@bothy/bots'
import { isGameId, loadGame, loadLore } from '@bothy/games'
import type { GameTypes, Json } from '@bothy/kernel'
import type { BotTask } from '@bothy/room'
import type { BotAnswer } from './bot-answer.ts'

type Ready = { readonly game: Awaited<ReturnType<typeof loadGame>>; readonly bot: Bot<GameTypes> }

const ready = new Map<string, Promise<Ready>>()

async function prepare(id: string, level: BotTask['level']): Promise<Ready> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, lore] = await Promise.all([loadGame(id), loadLore(id)])
  return { game, bot: createBot(game, lore, level, { now: () => performance.now() }) }
}

async function think({ game: id, state, seat, level, rng }: BotTask): Promise<Json> {
  const key = `${id} ${level}`
  const preparing = ready.get(key) ?? prepare(id, level)
  ready.set(key, preparing)
  const { game, bot } = await preparing
  return bot.choose(ask(game, state, seat, { rng, budget: TABLE_BUDGET[level] }))
}

parentPort?.on('message', (task: BotTask) => {
  think(task).then(
    (action) => answer({ action }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : 'unknown' }),
  )
})

const answer = (message: BotAnswer): void => parentPort?.postMessage(message)
