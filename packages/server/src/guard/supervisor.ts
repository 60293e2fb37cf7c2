import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, type PastFault, type PlainOptions, ServerThread } from './server-thread.ts'
import type { Call } from './shared-call.ts'

export interface Supervised extends Address {
  /** Kept only if the server cannot be kept running; says why. */
  readonly failed: Promise<Error>
  close(): Promise<void>
}

/** So many ends in a minute that no stopped table explains are too many. */
const MOST_ENDS = 5
const MINUTE = 60_000
const RETRY_MS = 500
/** A thread that is deep in native code ends when it is through with it. */
const END_WITHIN_MS = 60_000

/**
 * A server in a thread of its own. Should a call of a game not end within `limit` milliseconds of processor time, or take all memory, its table is stopped,
 * the thread is ended, and another one takes its place at the same port; clients come back by themselves. Until then this thread does nothing but look.
 */
export async function superviseServer(options: PlainOptions, limit: number): Promise<Supervised> {
  const supervisor = new Supervisor(options, limit)
  const address = await supervisor.opened
  return { ...address, failed: supervisor.failed, close: () => supervisor.close() }
}

class Supervisor {
  readonly #limit: number
  readonly #opened = Promise.withResolvers<Address>()
  readonly #failed = Promise.withResolvers<Error>()
  readonly #faults: PastFault[] = []
  readonly #running: Promise<void>
  #options: PlainOptions
  #thread: ServerThread | null = null
  #isClosing = false
  /** When it ended for no reason that will not come back. */
  #ends: number[] = []

  constructor(options: PlainOptions, limit: number) {
    this.#options = options
    this.#limit = limit
    this.#running = this.#run()
  }

  get opened(): Promise<Address> {
    return this.#opened.promise
  }

  get failed(): Promise<Error> {
    return this.#failed.promise
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#thread?.close()
    await this.#running
  }

  async #run(): Promise<void> {
    let wasOpen = false
    while (!this.#isClosing) {
      const thread = new ServerThread({ options: this.#options, faults: this.#faults }, this.#limit)
      this.#thread = thread
      void thread.opened.then((address) => {
        wasOpen = true
        // The next one is where clients look for it.
        this.#options = { ...this.#options, port: address.port, isPortFixed: true }
        this.#opened.resolve(address)
      })
      const { error, call } = await thread.over
      if (error === null) return thread.end()
      if (call === null && !wasOpen) {
        await thread.end()
        return this.#opened.reject(error)
      }
      const isMended = await this.#clearUp(thread, error, call)
      if (!isMended && this.#isHopeless()) return this.#failed.resolve(error)
      if (!isMended) await sleep(RETRY_MS)
    }
  }

  /** Stops the table, ends the thread. True if what has ended it will not happen again. */
  async #clearUp(thread: ServerThread, error: Error, call: Call | null): Promise<boolean> {
    // Not before: they take as long to load as the server itself.
    const [{ reporter, serverLog }, { stopTable }] = await Promise.all([
      import('../ops/reporting.ts'),
      import('./stop-table.ts'),
    ])
    const report = reporter(serverLog(this.#options), { fault: (fault, game) => this.#faults.push({ fault, game }) })
    const stop = async (): Promise<boolean> => {
      if (call === null) return false
      try {
        await stopTable(this.#options, call, { error, report })
        return true
      } catch (problem) {
        report('a table could not be stopped', problem)
        return false
      }
    }
    if (call === null) report('the server ended', error)
    // Before its people look for another server, with the move that does not end.
    const isStopped = await stop()
    await this.#ended(thread)
    return isStopped || stop()
  }

  async #ended(thread: ServerThread): Promise<void> {
    const late = setTimeout(
      () => this.#failed.resolve(new Error('a thread that is stuck could not be ended')),
      END_WITHIN_MS,
    )
    await thread.end()
    clearTimeout(late)
  }

  #isHopeless(): boolean {
    const now = performance.now()
    this.#ends = [...this.#ends.filter((end) => now - end < MINUTE), now]
    return this.#ends.length >= MOST_ENDS
  }
}
