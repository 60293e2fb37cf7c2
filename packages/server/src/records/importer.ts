import { Worker } from 'node:worker_threads'
import type { AnyGame } from '@bothy/room'
import { isWatchReport } from '../ops/watch-report.ts'
import { type Bringing, type Brought, brought } from './brought.ts'

export type FromWorker = { readonly begun: true } | { readonly brought: Brought } | { readonly failed: string }

export interface RecordImporter {
  bring(bringing: Bringing): Promise<Brought>
  close(): Promise<void>
}

/** A hundred times as long as a long game takes. */
const LIMIT_MS = 10_000
/** Starting a thread and loading a game does not count as playing. */
const LOAD_MS = 60_000
const IDLE_MS = 30_000

export class RecordThread implements RecordImporter {
  readonly #worker: URL
  readonly #limit: number
  #thread: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor({ worker = new URL('./worker.ts', import.meta.url), limit = LIMIT_MS } = {}) {
    this.#worker = worker
    this.#limit = limit
  }

  bring(bringing: Bringing): Promise<Brought> {
    const result = this.#last.then(() => this.#bring(bringing))
    this.#last = result.catch(() => undefined)
    return result
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = null
    await thread?.terminate()
  }

  async #bring(bringing: Bringing): Promise<Brought> {
    clearTimeout(this.#idle)
    try {
      return await this.#answer((this.#thread ??= this.#spawn()), bringing)
    } catch (error) {
      await this.close()
      throw error
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
    }
  }

  #spawn(): Worker {
    const thread = new Worker(this.#worker)
    const forget = (): void => {
      if (this.#thread === thread) this.#thread = null
    }
    thread.on('error', forget)
    thread.on('exit', forget)
    return thread
  }

  async #answer(thread: Worker, bringing: Bringing): Promise<Brought> {
    const { promise, resolve, reject } = Promise.withResolvers<Brought>()
    const after = (ms: number): NodeJS.Timeout =>
      setTimeout(() => reject(new Error(`a record was not played after ${ms} ms`)), ms)
    let late = after(LOAD_MS)
    const heard = (message: FromWorker): void => {
      if (isWatchReport(message)) return
      clearTimeout(late)
      if ('begun' in message) late = after(this.#limit)
      else if ('brought' in message) resolve(message.brought)
      else reject(new Error(message.failed))
    }
    const gone = (): void => reject(new Error('the thread of records ended'))
    thread.on('message', heard).on('error', reject).on('exit', gone)
    try {
      thread.postMessage(bringing)
      return await promise
    } finally {
      clearTimeout(late)
      thread.off('message', heard).off('error', reject).off('exit', gone)
    }
  }
}

export const importerOf = (games: ReadonlyMap<string, AnyGame>): RecordImporter => ({
  bring: (bringing) => brought(async (id) => games.get(id), bringing),
  close: () => Promise.resolve(),
})
