import { ask, type Bot, createBot, readNet, TABLE_BUDGET, type TableLevel, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { Game, GameTypes, Json } from '@bothy/kernel'
import { type Advice, type AdviceTask, type BotPlayers, type BotTask, LoadOnce, type Question } from '@bothy/room'
import { fetchNet } from './fetch-net.ts'

type Ready = { readonly game: Game<GameTypes>; readonly bot: Bot<GameTypes> }

async function prepare(id: string, level: TableLevel, seats: number): Promise<Ready> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy] = await Promise.all([loadGame(id), loadStrategy(id)])
  const net = wantsNet(strategy, level) ? { net: readNet(strategy, id, await fetchNet(id, seats)).net } : {}
  return { game, bot: createBot(game, strategy, level, { ...net, now: () => performance.now() }) }
}

export class DeviceBots implements BotPlayers {
  // A net that could not be fetched offline may be available the next time.
  readonly #ready = new LoadOnce<Ready>()

  async choose({ game: id, state, seats, seat, level, rng }: BotTask, question: Question): Promise<Json> {
    const { game, bot } = await this.#ready.get(`${id} ${level} ${seats}`, () => prepare(id, level, seats))
    if (question.isGivenUp) throw new Error('given up')
    return bot.choose(ask(game, state, seat, { rng, budget: TABLE_BUDGET[level] }))
  }

  async advise(task: AdviceTask, question: Question): Promise<Advice | null> {
    const { adviceFor } = await import('./hint-host.ts')
    return adviceFor(task, question)
  }
}
