import type { Refusal } from '@bothy/protocol'
import { type Fault, GameFault, type Wanted, guarded } from './guard.ts'
import { haltTable, reportTable } from './halt.ts'
import type { RoomHost } from './host.ts'
import type { MatchLog } from './log/match-log.ts'
import type { TableEntry } from './log/log.ts'
import type { Before } from './viewers/system-messages.ts'
import { type Outcome, type Stopped, refusal } from './log/outcome.ts'
import { append, beforeChange, readMatchLog } from './store/persist.ts'
import { Queue } from './queue.ts'
import { RETRY_MS } from './store/retry.ts'
import type { Command } from './seats/seating.ts'
import { snapshotOf } from './log/snapshot.ts'
import { Conflict } from './store/store.ts'

/** `refusal`: why nothing was done; `stopped`: why a gesture of several plies ended early. */
export type Reply = { readonly refusal: Refusal | null; readonly stopped: Stopped | null }

const refused = (why: Refusal['why']): Reply => ({ refusal: refusal(why), stopped: null })

/** Called after entries are stored, before the next command. */
export interface WriteListener {
  wrote(entries: readonly TableEntry[], before: Before): void
  wroteElsewhere(entries: readonly TableEntry[]): void
  readAgain(): void
}

/** The matchLog of one table and its only writer. Commands wait in a queue; each is checked against the match log and stored durably, and then made known. */
export class Writer {
  readonly #host: RoomHost
  readonly #listener: WriteListener
  readonly #queue = new Queue(() => (this.#restsSince = this.#host.clock.now()))
  #matchLog: MatchLog
  /** The matchLog may be ahead of the store: it is read again before anything else. */
  #isDoubtful = false
  #cancelReading: (() => void) | null = null
  #isStopped = false
  #restsSince: number

  constructor(host: RoomHost, matchLog: MatchLog, listener: WriteListener) {
    this.#host = host
    this.#matchLog = matchLog
    this.#listener = listener
    this.#restsSince = host.clock.now()
  }

  get matchLog(): MatchLog {
    return this.#matchLog
  }

  get restsSince(): number | null {
    return this.#queue.isEmpty ? this.#restsSince : null
  }

  isNews(seq: number): boolean {
    return this.#isDoubtful || seq > this.#matchLog.seq
  }

  enqueue<V>(job: () => V | Promise<V>): Promise<V> {
    return this.#queue.add(async () => {
      if (this.#isDoubtful) await this.#readAgain()
      return job()
    })
  }

  run(command: Command, wanted: Wanted | null = null): Promise<Reply> {
    return this.enqueue(() => this.runNow(command, wanted))
  }

  /** Call it inside the queue. */
  async runNow(command: Command, wanted: Wanted | null = null): Promise<Reply> {
    const first = await this.#attempt(command, wanted)
    if (first !== 'lost') return first
    const second = await this.#attempt(command, wanted)
    return second === 'lost' ? refused('stale') : second
  }

  /** Call it inside the queue. Reads entries that other processes have stored. */
  async catchUp(): Promise<void> {
    const entries = await this.#host.store.readEntries(this.#matchLog.row.id, this.#matchLog.seq)
    if (entries.length === 0) return
    try {
      guarded(this.#host.guard, { table: this.#matchLog.row.id, task: 'load' }, () => {
        for (const entry of entries) this.#matchLog.take(entry)
      })
      this.#matchLog.facts = null
    } catch (error) {
      this.#doubt()
      throw error
    }
    this.#listener.wroteElsewhere(entries)
  }

  async halt(fault: Fault): Promise<void> {
    await this.enqueue(async () => {
      if (this.#matchLog.isHalted) return
      await haltTable(this.#host, this.#matchLog.row.id, fault)
      await this.catchUp()
    })
  }

  /**
   * Keeps a snapshot for the next load if so many entries have come since the last one. No caller waits for it, and a failure is no fault:
   * the log has everything.
   */
  async keep(after: number): Promise<void> {
    const { snapshots } = this.#host
    const isDue = (): boolean => !this.#isDoubtful && this.#matchLog.seq - this.#matchLog.kept >= after
    if (snapshots === null || !isDue()) return
    try {
      // In its turn, when nothing is in the match log that is not stored.
      const [matchLog, snapshot] = await this.#queue.add(() => [
        this.#matchLog,
        isDue() ? snapshotOf(this.#matchLog) : null,
      ])
      if (snapshot === null) return
      await snapshots.save(matchLog.row.id, snapshot)
      matchLog.kept = snapshot.seq
    } catch {
      // Tried again after more entries.
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelReading?.()
    await this.#queue.settled()
  }

  /** `lost`: another process was quicker. Two answers to one question may well come at the same moment, so the command is tried again. */
  async #attempt(command: Command, wanted: Wanted | null): Promise<Reply | 'lost'> {
    const matchLog = this.#matchLog
    const { id } = matchLog.row
    const before = beforeChange(matchLog)
    matchLog.time?.tell(this.#host.clock.now())
    let outcome: Outcome
    try {
      const [made, stored] = guarded(this.#host.guard, { table: id, task: 'command', wanted }, () => {
        const tried = command(matchLog)
        return [
          tried,
          tried.ok && tried.entries.length > 0 ? append(this.#host, matchLog, tried.entries, before) : null,
        ]
      })
      if (!made.ok) return { refusal: made.refusal, stopped: null }
      outcome = made
      await stored
    } catch (error) {
      this.#doubt()
      if (error instanceof GameFault)
        await (wanted?.by === 'bot' ? haltTable : reportTable)(this.#host, id, error.fault)
      else if (!(error instanceof Conflict)) this.#host.report('a change could not be made', error, matchLog.game.id)
      await this.#readAgain({ isPlain: !(error instanceof Conflict) })
      return error instanceof Conflict ? 'lost' : refused(error instanceof GameFault ? 'faulty' : 'server-error')
    }
    if (outcome.entries.length > 0) this.#listener.wrote(outcome.entries, before)
    return { refusal: null, stopped: outcome.stopped }
  }

  /** After a lost race or a fault the store is the truth, and after a fault only its log. */
  async #readAgain({ isPlain = true } = {}): Promise<void> {
    try {
      const matchLog = await readMatchLog(this.#host, this.#matchLog.row.id, { isPlain })
      if (matchLog === null) throw new Error('the table is gone')
      this.#matchLog = matchLog
    } catch (error) {
      if (this.#host.store.isAway(error)) this.#readLater()
      throw error
    }
    this.#isDoubtful = false
    this.#cancelReading?.()
    this.#listener.readAgain()
  }

  #doubt(): void {
    this.#isDoubtful = true
    this.#readLater()
  }

  /** The store comes back. The seat to move by the match log may not be the one by the store: a bot whose ply was lost would not move again. */
  #readLater(): void {
    this.#cancelReading?.()
    if (this.#isStopped) return
    this.#cancelReading = this.#host.clock.after(RETRY_MS, () => {
      this.enqueue(() => undefined).catch((error: unknown) => {
        if (!this.#host.store.isAway(error))
          this.#host.report('a table could not be read again', error, this.#matchLog.game.id)
      })
    })
  }
}
