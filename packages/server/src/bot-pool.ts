import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Json, below } from '@bothy/kernel'
import type { BotPlayers, BotTask } from '@bothy/room'
import { type BotAnswer, isBotAnswer } from './bot-answer.ts'

const MOST_WORKERS = 4

type Job = { readonly task: BotTask; readonly resolve: (action: Json) => void; readonly reject: (error: Error) => void }

/** Bots in worker threads: one job at a time each. A worker that fails or overruns its time is ended and replaced. */
export class BotPool implements BotPlayers {
  readonly #size: number
  readonly #waiting: Job[] = []
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  #closed = false

  constructor(size = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1))) {
    this.#size = size
  }

  choose(task: BotTask): Promise<Json> {
    if (task.level === 'random') return Promise.resolve(task.legal[below(task.rng, task.legal.length)])
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the pool is closed'))
      this.#waiting.push({ task, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the pool is closed'))
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#spawn() : undefined)
    if (worker === undefined) return
    const job = this.#waiting.shift()
    if (job !== undefined) this.#run(worker, job)
  }

  #spawn(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url))
    this.#all.add(worker)
    worker.on('error', () => this.#forget(worker))
    worker.on('exit', () => this.#forget(worker))
    return worker
  }

  #forget(worker: Worker): void {
    this.#all.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
  }

  #run(worker: Worker, { task, resolve, reject }: Job): void {
    const fail = (error: Error): void => {
      end()
      this.#forget(worker)
      void worker.terminate()
      reject(error)
      this.#next()
    }
    const late = setTimeout(() => fail(new Error(`no move after ${task.limit} ms`)), task.limit)
    const gone = (): void => fail(new Error('the worker ended'))
    const end = (): void => {
      clearTimeout(late)
      worker.off('message', answered)
      worker.off('error', fail)
      worker.off('exit', gone)
    }
    const answered = (answer: unknown): void => {
      end()
      this.#idle.push(worker)
      if (isBotAnswer(answer)) settle(answer, resolve, reject)
      else reject(new Error('a worker answered nonsense'))
      this.#next()
    }
    worker.on('message', answered)
    worker.on('error', fail)
    worker.on('exit', gone)
    worker.postMessage(task)
  }
}

function settle(answer: BotAnswer, resolve: Job['resolve'], reject: Job['reject']): void {
  if ('action' in answer) resolve(answer.action)
  else reject(new Error(answer.failed))
}
