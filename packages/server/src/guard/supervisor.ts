import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, type PastFault, type PlainOptions, ServerThread } from './server-thread.ts'
import type { Call } from './shared-call.ts'

export interface Supervised extends Address {
  /** Resolves only if the server cannot be kept running, with the reason. */
  readonly failed: Promise<Error>
  close(): Promise<void>
}

/** More unexplained ends in a minute than this are too many. */
const MOST_ENDS = 5
const MINUTE = 60_000
const RETRY_MS = 500
/** A thread deep in native code ends only when that code returns. */
const END_WITHIN_MS = 60_000

/**
 * Runs the server in a thread. If a game call exceeds `limit` ms of processor time or takes all memory, its table is stopped and a new
 * thread takes over at the same port; clients reconnect by themselves.
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
        // Clients reconnect to the same port.
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

  /** True if the cause of the end cannot recur. */
  async #clearUp(thread: ServerThread, error: Error, call: Call | null): Promise<boolean> {
    // Imported late: they take as long to load as the server itself.
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
    // Before its people reach another server and send the move that does not end.
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
