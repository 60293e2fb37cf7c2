import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ProcessSettings } from '../processes/postgres.ts'
import { BotFailures } from './bot-failures.ts'

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))

export type Load = { readonly memory: number; readonly cpu: { readonly user: number; readonly system: number } }

const isAddress = (x: unknown): x is { readonly url: string; readonly port: number } =>
  typeof x === 'object' && x !== null && 'url' in x && typeof x.url === 'string'

const isLoad = (x: unknown): x is Load => typeof x === 'object' && x !== null && 'memory' in x

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    const end = (message: unknown): void => {
      child.off('message', end)
      child.off('exit', end)
      resolve(message)
    }
    child.on('message', end)
    child.on('exit', end)
  })

export class ChildServer {
  readonly #process: ChildProcess
  readonly url: string
  readonly port: number

  readonly #failures: BotFailures

  private constructor(
    child: ChildProcess,
    address: { readonly url: string; readonly port: number },
    failures: BotFailures,
  ) {
    this.#process = child
    this.#failures = failures
    this.url = address.url
    this.port = address.port
  }

  static async start(options: {
    readonly dataDir: string
    readonly port: number
    readonly botDelayMs?: number
    readonly databaseUrl?: string
    readonly otherProcesses?: ProcessSettings
    /** Runs in a supervised thread; `limit`: ms of processor time for a game call; `gamesFrom`: module whose `games` it serves. */
    readonly supervised?: { readonly limit: number; readonly gamesFrom?: string }
    readonly log?: string
    readonly execArgv?: readonly string[]
  }): Promise<ChildServer> {
    const { execArgv = [], ...rest } = options
    const child = fork(CHILD, [JSON.stringify(rest)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...process.execArgv, ...execArgv],
    })
    const failures = new BotFailures(process.stderr)
    if (child.stderr !== null) createInterface(child.stderr).on('line', (line) => failures.write(`${line}\n`))
    const address = await nextMessage(child)
    if (!isAddress(address)) throw new Error('the server did not start')
    return new ChildServer(child, address, failures)
  }

  async pause(ms: number): Promise<void> {
    this.#process.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, ms))
    this.#process.kill('SIGCONT')
  }

  async ended(): Promise<number | null> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) await once(this.#process, 'exit')
    return this.#process.exitCode
  }

  async drain(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill('SIGTERM')
    await once(this.#process, 'close')
    this.#failures.check()
  }

  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill('SIGKILL')
    await once(this.#process, 'close')
    this.#failures.check()
  }

  async load(): Promise<Load> {
    this.#process.send({})
    const load = await nextMessage(this.#process)
    if (!isLoad(load)) throw new Error('no answer from the server')
    return load
  }
}
