import { parentPort, workerData } from 'node:worker_threads'
import { seedPlayer, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadStrategy } from '@bothy/games'
import type { ArenaTask, SeedAnswer } from './arena-jobs.ts'
import { levelNamed, shippedNet } from './bots.ts'

const isTask = (x: unknown): x is ArenaTask => typeof x === 'object' && x !== null && 'game' in x && 'bots' in x

const given: unknown = workerData
if (!isTask(given)) throw new Error('a thread of an arena needs its task')
const task = given

async function prepare(): Promise<ReturnType<typeof seedPlayer>> {
  const { game: id, seats } = task
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy] = await Promise.all([loadGame(id), loadStrategy(id)])
  const isNetWanted = task.bots.some((name) => wantsNet(strategy, levelNamed(name)))
  const nets = new Map(isNetWanted ? [[seats, await shippedNet(id, seats)]] : [])
  return seedPlayer(game, strategy, { ...task, nets, now: () => performance.now() })
}

const ready = prepare()
const answer = (message: SeedAnswer): void => parentPort?.postMessage(message)

parentPort?.on('message', (n: number) => {
  void ready
    .then((play): SeedAnswer => ({ n, played: play(n) }))
    .catch((error: unknown): SeedAnswer => ({ failed: error instanceof Error ? error.message : 'unknown' }))
    .then(answer)
})
