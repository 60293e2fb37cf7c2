import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Json, below } from '@bothy/kernel'
import {
  type Advice,
  type AdviceTask,
  type BotPlayers,
  type BotTask,
  BotsEnded,
  LateAnswer,
  type Question,
} from '@bothy/room'
import { TABLE_BUDGET } from '@bothy/bots'
import { type AskedOfWorker, type BotAnswer, isBotAnswer, isBotBegun, type WorkerTask } from './bot-answer.ts'
import { FairQueue } from './fair-queue.ts'
import { isWatchReport } from '../ops/watch-report.ts'

const MOST_WORKERS = 4
/** Starting a thread and loading a game does not count as thinking, and is slow on a busy machine. */
const LOAD_MS = 60_000
/** Where many tables ask at once, experts think so much shorter that all are answered within about this time. */
const ALL_ANSWERED_MS = 6000
const LEAST_MS = 100

type Answered = Exclude<BotAnswer, { readonly failed: string }>

type Job = {
  readonly asked: WorkerTask
  readonly question: Question
  readonly resolve: (answer: Answered) => void
  readonly reject: (error: Error) => void
}

const failureOf = ({ failed, stack }: { readonly failed: string; readonly stack: string }): Error =>
  Object.assign(new Error(failed), { stack })

export const expertTime = (most: number, threads: number, questions: number): number =>
  Math.min(most, Math.max(LEAST_MS, (ALL_ANSWERED_MS * threads) / Math.max(1, questions)))

export type BotPoolOptions = {
  readonly size?: number
  addressOf?(table: string): string | undefined
  readonly expertMs?: number
}

/**
 * Bots in worker threads, one job each. Tables with viewers come first; then addresses, persons and tables take turns. Cancelled waiting
 * jobs are dropped; a worker that fails or overruns its time is replaced.
 */
export class BotPool implements BotPlayers {
  readonly #size: number
  readonly #expertMs: number
  readonly #addressOf: (table: string) => string | undefined
  readonly #waiting = new FairQueue<Job>()
  readonly #unsettled = new Set<Job>()
  readonly #idle: Worker[] = []
  readonly #all = new Set<Worker>()
  #closed = false

  constructor(options: BotPoolOptions = {}) {
    this.#size = options.size ?? Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1))
    this.#expertMs = options.expertMs ?? TABLE_BUDGET.expert.ms
    this.#addressOf = (table) => options.addressOf?.(table)
  }

  choose(task: BotTask, question: Question): Promise<Json> {
    if (task.level === 'random') return Promise.resolve(task.legal[below(task.rng, task.legal.length)])
    return this.#ask({ wants: 'action', task }, question).then((answer) => {
      if ('action' in answer) return answer.action
      throw new Error('a worker answered another question')
    })
  }

  /** By the expert, within what the host grants an expert now. */
  advise(task: AdviceTask, question: Question): Promise<Advice | null> {
    return this.#ask({ wants: 'advice', task }, question).then((answer) => {
      if ('advice' in answer) return answer.advice
      throw new Error('a worker answered another question')
    })
  }

  #ask(asked: WorkerTask, question: Question): Promise<Answered> {
    const { task } = asked
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new BotsEnded())
      if (question.isGivenUp) return reject(new Error('given up'))
      const job: Job = { asked, question, resolve, reject }
      const path = [this.#addressOf(task.table) ?? '', task.host ?? '', task.table]
      this.#waiting.add(path, job)
      this.#unsettled.add(job)
      question.whenGivenUp(() => {
        this.#waiting.remove(path, job)
        this.#settle(job, new Error('given up'))
      })
      this.#next()
    })
  }

  get questions(): number {
    return this.#unsettled.size
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of this.#unsettled) this.#settle(job, new BotsEnded())
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #settle(job: Job, answer: Error | Answered): void {
    if (!this.#unsettled.delete(job)) return
    if (answer instanceof Error) job.reject(answer)
    else job.resolve(answer)
  }

  #next(): void {
    if (this.#closed || (this.#idle.length === 0 && this.#all.size >= this.#size)) return
    const job = this.#waiting.take(({ question }) => question.isWatched())
    if (job !== undefined) this.#run(this.#idle.pop() ?? this.#spawn(), job)
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

  #run(worker: Worker, job: Job): void {
    const { task } = job.asked
    const fail = (error: Error): void => {
      end()
      this.#forget(worker)
      void worker.terminate()
      this.#settle(job, error)
      this.#next()
    }
    let late = setTimeout(() => fail(new LateAnswer(`no bot after ${LOAD_MS} ms`)), LOAD_MS)
    const gone = (): void => fail(new Error('the worker ended'))
    const end = (): void => {
      clearTimeout(late)
      worker.off('message', heard)
      worker.off('error', fail)
      worker.off('exit', gone)
    }
    const heard = (answer: unknown): void => {
      if (isWatchReport(answer)) return
      if (isBotBegun(answer)) {
        clearTimeout(late)
        late = setTimeout(() => fail(new LateAnswer(`no move after ${task.limit} ms`)), task.limit)
        return
      }
      end()
      this.#idle.push(worker)
      if (!isBotAnswer(answer)) this.#settle(job, new Error('a worker answered nonsense'))
      else this.#settle(job, 'failed' in answer ? failureOf(answer) : answer)
      this.#next()
    }
    worker.on('message', heard)
    worker.on('error', fail)
    worker.on('exit', gone)
    worker.postMessage({
      ...job.asked,
      expertMs: expertTime(this.#expertMs, this.#size, this.#unsettled.size),
    } satisfies AskedOfWorker)
  }
}
