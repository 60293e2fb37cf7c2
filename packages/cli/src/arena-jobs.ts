import { Worker } from 'node:worker_threads'
import {
  ArenaError,
  type ArenaOptions,
  type ArenaResult,
  arenaResult,
  lineUp,
  type PlayedSeed,
  seedsOf,
} from '@bothy/bots'
import type { GameTypes } from '@bothy/kernel'
import type { AnyGame } from '@bothy/room'

export type ArenaTask = Omit<ArenaOptions, 'nets' | 'now' | 'onProgress'> & { readonly game: string }
/** `refused`: a fault of the caller or of a bot of theirs, said in one line. */
export type SeedAnswer =
  | { readonly n: number; readonly played: PlayedSeed }
  | { readonly failed: string }
  | { readonly refused: string }

export async function playedByThreads(
  game: AnyGame,
  task: ArenaTask,
  threads: number,
  onProgress: (done: number, total: number) => void,
): Promise<readonly PlayedSeed[]> {
  lineUp(game, task)
  const total = seedsOf(task)
  const played: PlayedSeed[] = []
  let next = 0
  let done = 0
  const runs = Array.from({ length: Math.min(threads, total) }, async () => {
    const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: task })
    try {
      while (next < total) {
        const n = next++
        played[n] = await askFor(worker, n)
        onProgress(++done * task.seats, total * task.seats)
      }
    } finally {
      await worker.terminate()
    }
  })
  await Promise.all(runs)
  return played
}

export const arenaByThreads = async (
  game: AnyGame,
  task: ArenaTask,
  threads: number,
  onProgress: (done: number, total: number) => void,
): Promise<ArenaResult> => arenaResult<GameTypes>(game, task, await playedByThreads(game, task, threads, onProgress))

const askFor = (worker: Worker, n: number): Promise<PlayedSeed> =>
  new Promise((resolve, reject) => {
    const settle = (): void => void worker.off('message', onAnswer).off('error', onError)
    const onAnswer = (answer: SeedAnswer): void => {
      settle()
      if ('refused' in answer) reject(new ArenaError(answer.refused))
      else if ('failed' in answer) reject(new Error(answer.failed))
      else resolve(answer.played)
    }
    const onError = (error: Error): void => {
      settle()
      reject(error)
    }
    worker.on('message', onAnswer).on('error', onError)
    worker.postMessage(n)
  })
