import { getHeapStatistics } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../start-problem.ts'
import type { ServerOptions } from '../server-options.ts'
import type { RunningServer } from '../start.ts'
import { type Call, CallReader, sharedCall } from './shared-call.ts'
import { isStuck } from './watch.ts'

export type PlainOptions = Omit<ServerOptions, 'logTo' | 'bots' | 'games' | 'store' | 'calls' | 'faults'> & {
  readonly gamesFrom?: string
}
export type PastFault = { readonly fault: string; readonly game: string | undefined }
export type Address = Pick<RunningServer, 'port' | 'url' | 'addresses'>
export type Given = {
  readonly options: PlainOptions
  readonly faults: readonly PastFault[]
  readonly shared: SharedArrayBuffer
}
export type FromThread =
  | ({ readonly type: 'open' } & Address)
  | { readonly type: 'problem'; readonly message: string }
  | { readonly type: 'closed' }

export type End = {
  /** Null if it was asked to end. */
  readonly error: Error | null
  readonly call: Call | null
}

const MEGABYTE = 1024 * 1024

export class ServerThread {
  readonly #worker: Worker
  readonly #calls: CallReader
  readonly #unwatched = new AbortController()
  readonly #opened = Promise.withResolvers<Address>()
  readonly #over = Promise.withResolvers<End>()
  #isOpen = false

  constructor(given: Omit<Given, 'shared'>, limit: number) {
    const shared = sharedCall()
    this.#calls = new CallReader(shared)
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { ...given, shared } satisfies Given,
      // The heap limit that it would have in the main thread.
      resourceLimits: { maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / MEGABYTE },
    })
    this.#worker.on('message', (message: FromThread) => this.#heard(message))
    this.#worker.on('error', (error: unknown) =>
      this.#end(error instanceof Error ? error : new Error('the server failed')),
    )
    this.#worker.on('exit', () => this.#end(new Error('the server ended')))
    void this.#watch(limit)
  }

  /** Never resolves if the thread ends first. */
  get opened(): Promise<Address> {
    return this.#opened.promise
  }

  get over(): Promise<End> {
    return this.#over.promise
  }

  close(): void {
    this.#worker.postMessage('close')
  }

  /** Afterwards its port and its files are free. */
  async end(): Promise<void> {
    this.#unwatched.abort()
    await this.#worker.terminate()
  }

  #heard(message: FromThread): void {
    if (message.type === 'problem') this.#end(new StartProblem(message.message))
    else if (message.type === 'closed') this.#over.resolve({ error: null, call: null })
    else {
      this.#isOpen = true
      this.#opened.resolve({ port: message.port, url: message.url, addresses: message.addresses })
    }
  }

  #end(error: Error): void {
    this.#over.resolve({ error, call: this.#calls.call })
  }

  /** Until the server is open only game calls are timed: migrating an old database may take long. */
  async #watch(limit: number): Promise<void> {
    const { signal } = this.#unwatched
    while (await isStuck(this.#worker, this.#calls, { limit, signal }))
      if (this.#isOpen || this.#calls.call !== null)
        return this.#end(new Error(`something had not ended after ${limit} ms of processor time`))
  }
}
