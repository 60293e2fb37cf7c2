import { Worker } from 'node:worker_threads'
import { isWatchReport } from '../ops/watch-report.ts'
import type { Committer } from './group-commit.ts'
import type { Answer, Step } from './transactions.ts'

export type Asked =
  | { readonly commit: readonly (readonly Step[])[] }
  | { readonly commitLater: Step }
  | { readonly close: true }
export type Told =
  | { readonly answers: readonly Answer[] }
  /** Between threads an error keeps only its message. */
  | { readonly failed: { readonly message: string; readonly errcode: number | undefined } }

interface Pending {
  done(answers: readonly Answer[]): void
  failed(error: Error): void
}

/** Waits for the disk and for locks, a third of the time of a move, while the main thread reads the next messages. */
export class WriteThread implements Committer {
  readonly #worker: Worker
  readonly #ended: Promise<void>
  /** Answers come in the order of the questions. */
  readonly #pending: Pending[] = []
  #lost: Error | null = null

  constructor(path: string) {
    this.#worker = new Worker(new URL('./write-worker.ts', import.meta.url), { workerData: path })
    this.#worker.unref()
    this.#worker.on('message', (told: Told) => this.#hear(told))
    this.#worker.on('error', (error: Error) => this.#lose(error))
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#lose(new Error('the thread that writes has ended'))
        resolve()
      })
    })
  }

  commit(writes: readonly (readonly Step[])[]): Promise<readonly Answer[]> {
    return this.#ask({ commit: writes })
  }

  async commitLater(step: Step): Promise<void> {
    await this.#ask({ commitLater: step })
  }

  async close(): Promise<void> {
    if (this.#lost === null) await this.#ask({ close: true })
    this.#worker.ref() // else the process could end before the thread has
    await this.#ended
  }

  #ask(asked: Asked): Promise<readonly Answer[]> {
    return new Promise((done, failed) => {
      if (this.#lost !== null) return failed(this.#lost)
      this.#pending.push({ done, failed })
      this.#worker.ref()
      this.#worker.postMessage(asked)
    })
  }

  #hear(told: Told): void {
    if (isWatchReport(told)) return
    const asked = this.#pending.shift()
    if (this.#pending.length === 0) this.#worker.unref()
    if ('answers' in told) asked?.done(told.answers)
    else asked?.failed(Object.assign(new Error(told.failed.message), { errcode: told.failed.errcode }))
  }

  #lose(error: Error): void {
    this.#lost ??= error
    for (const { failed } of this.#pending.splice(0)) failed(this.#lost)
  }
}
