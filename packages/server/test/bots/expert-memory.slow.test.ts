import { Worker } from 'node:worker_threads'
import { GAME_IDS, loadGame } from '@bothy/games'
import { below, type Json, stream } from '@bothy/kernel'
import type { BotTask } from '@bothy/room'
import { expect, test } from 'vitest'
import { type AskedOfWorker, isBotAnswer } from '../../src/bots/bot-answer.ts'

const MEGABYTE = 2 ** 20
const MOST = 150 * MEGABYTE
const EXPERT_MS = 1500
const DECISIONS = 3
/** Random plies before the first decision, so that boards are no longer empty. */
const BEFORE = 30

async function tasksOf(id: (typeof GAME_IDS)[number], seats: number): Promise<readonly BotTask[]> {
  const game = await loadGame(id)
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error(setup.problem.at)
  const rng = stream('memory', id, String(seats))
  const state = game.create(setup.value, seats, 'memory', game.revision)
  const tasks: BotTask[] = []
  for (let ply = 0; tasks.length < DECISIONS && game.actors(state).length > 0; ply++) {
    const [seat] = game.actors(state)
    const legal: Json[] = []
    game.legal(state, seat, legal)
    if (ply >= BEFORE && legal.length > 1)
      tasks.push({
        table: 'table',
        host: 'ann',
        game: id,
        level: 'expert',
        seats,
        seat,
        limit: 5000,
        state: game.clone(state),
        rng: stream('memory', String(ply)),
        legal,
      })
    game.apply(state, seat, legal[below(rng, legal.length)])
  }
  return tasks
}

function answered(worker: Worker, asked: AskedOfWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown): void => {
      if (!isBotAnswer(message)) return
      worker.off('message', hear)
      if ('failed' in message) reject(new Error(message.failed))
      else resolve()
    }
    worker.on('message', hear)
    worker.postMessage(asked)
  })
}

test('a worker stays under 150 MB with experts of all games, at the smallest and the largest table', async () => {
  const worker = new Worker(new URL('../../src/bots/bot-worker.ts', import.meta.url))
  const seen: { readonly table: string; readonly megabytes: number }[] = []
  try {
    for (const id of GAME_IDS) {
      const { min, max } = (await loadGame(id)).seats
      for (const seats of [min, max]) {
        for (const task of await tasksOf(id, seats))
          await answered(worker, { wants: 'action', task, expertMs: EXPERT_MS })
        const heap = await worker.getHeapStatistics()
        const bytes = heap.total_heap_size + heap.malloced_memory + heap.external_memory
        seen.push({ table: `${id}, ${seats}`, megabytes: Math.round(bytes / MEGABYTE) })
      }
    }
  } finally {
    await worker.terminate()
  }
  expect(seen.filter(({ megabytes }) => megabytes * MEGABYTE >= MOST)).toEqual([])
  expect(seen).toHaveLength(2 * GAME_IDS.length)
})
