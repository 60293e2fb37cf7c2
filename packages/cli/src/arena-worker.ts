import { parentPort, workerData } from 'node:worker_threads'
import { ArenaError, seedPlayer, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { ArenaTask, SeedAnswer } from './arena-jobs.ts'
import { levelNamed, shippedNet } from './bots.ts'
import { broughtBot } from './brought-bot.ts'

const isTask = (x: unknown): x is ArenaTask => typeof x === 'object' && x !== null && 'game' in x && 'bots' in x

const given: unknown = workerData
if (!isTask(given)) throw new Error('a thread of an arena needs its task')
const task = given

async function prepare(): Promise<ReturnType<typeof seedPlayer>> {
  const { game: id, seats } = task
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy] = await Promise.all([loadGame(id), loadStrategy(id)])
  const { brought = [] } = task
  const isNetWanted = task.bots.some((name) => !brought.includes(name) && wantsNet(strategy, levelNamed(name)))
  const nets = new Map(isNetWanted ? [[seats, await shippedNet(id, seats)]] : [])
  const players = new Map(await Promise.all(brought.map(async (file) => [file, await broughtBot(file, game)] as const)))
  return seedPlayer(game, strategy, { ...task, players, nets, now: () => performance.now() })
}

const ready = prepare()
const answer = (message: SeedAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', (n: number) => {
  void ready
    .then((play): SeedAnswer => ({ n, played: play(n) }))
    .catch((error: unknown): SeedAnswer => {
      const text = error instanceof Error ? error.message : 'unknown'
      return error instanceof ArenaError ? { refused: text } : { failed: text }
    })
    .then(answer)
})
