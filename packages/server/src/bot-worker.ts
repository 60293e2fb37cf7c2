import { parentPort } from 'node:worker_threads'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type Bot, TABLE_BUDGET, ask, createBot, needsNet, readNet } from '@bothy/bots'
import { isGameId, loadGame, loadLore } from '@bothy/games'
import type { GameTypes, Json } from '@bothy/kernel'
import type { BotTask } from '@bothy/room'
import type { BotAnswer } from './bot-answer.ts'

type Ready = { readonly game: Awaited<ReturnType<typeof loadGame>>; readonly bot: Bot<GameTypes> }

const ready = new Map<string, Promise<Ready>>()

/** Who plays where no net was trained for the number of seats. */
const WITHOUT_NET = 'medium'

const netFile = (game: string, seats: number): URL =>
  new URL(`../../games/${game}/nets/${game}-${seats}.net`, import.meta.url)

async function prepare({ game: id, level, seats }: BotTask): Promise<Ready> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, lore] = await Promise.all([loadGame(id), loadLore(id)])
  const options = { now: () => performance.now() }
  if (!needsNet(level)) return { game, bot: createBot(game, lore, level, options) }
  const file = netFile(id, seats)
  if (!existsSync(file)) return { game, bot: createBot(game, lore, WITHOUT_NET, options) }
  const { net } = readNet(lore, id, await readFile(file))
  return { game, bot: createBot(game, lore, level, { ...options, net }) }
}

async function think(task: BotTask): Promise<Json> {
  const key = `${task.game} ${task.level} ${task.seats}`
  const preparing = ready.get(key) ?? prepare(task)
  ready.set(key, preparing)
  const { game, bot } = await preparing
  return bot.choose(ask(game, task.state, task.seat, { rng: task.rng, budget: TABLE_BUDGET[task.level] }))
}

parentPort?.on('message', (task: BotTask) => {
  think(task).then(
    (action) => answer({ action }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : 'unknown' }),
  )
})

const answer = (message: BotAnswer): void => parentPort?.postMessage(message)
