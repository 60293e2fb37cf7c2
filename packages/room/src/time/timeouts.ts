import type { Seat } from '@bothy/kernel'
import { ABANDONED, STAND_IN, isLastPerson } from '../seats/consent.ts'
import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { Outage, TableEntry } from '../log/log.ts'
import { lateSeats } from './match-clock.ts'
import { type Outcome, done } from '../log/outcome.ts'
import { RETRY_MS } from '../store/retry.ts'

/** In milliseconds, below the limit of Node's timers. */
const LONGEST = 24 * 3600 * 1000

export function applyTimeout(matchLog: MatchLog): Outcome {
  const { time, status } = matchLog
  if (time === null || time.clock === null || status !== 'playing') return done()
  const seats = lateSeats(time.clock, time.now)
  if (seats.length === 0) return done()
  const out = time.pace.late === 'out'
  const entries: TableEntry[] = []
  if (out && matchLog.request !== null) entries.push({ type: 'drop', seat: null })
  for (const seat of seats) entries.push({ type: 'late', seat, level: STAND_IN, out })
  if (out && isLastPerson(matchLog, seats)) entries.push(ABANDONED)
  return matchLog.add(...entries)
}

export const seen =
  (seat: Seat) =>
  (matchLog: MatchLog): Outcome =>
    matchLog.status === 'playing' && matchLog.time?.clock?.unseen.includes(seat) === true
      ? matchLog.add({ type: 'seen', seat })
      : done()

/** Downtime does not count against clocks; one entry for it is enough. */
export const creditDowntime =
  ({ from, to }: Outage) =>
  (matchLog: MatchLog): Outcome => {
    const clock = matchLog.time?.clock ?? null
    if (clock === null || clock.running.length === 0 || clock.at >= to) return done()
    return matchLog.add({ type: 'unkept', from: Math.max(from, clock.at), to })
  }

export class Deadline {
  readonly #host: RoomHost
  readonly #applyTimeout: () => Promise<unknown>
  #due: number | null = null
  #cancel: (() => void) | null = null

  constructor(host: RoomHost, timeOut: () => Promise<unknown>) {
    this.#host = host
    this.#applyTimeout = timeOut
  }

  watch({ due }: MatchLog): void {
    if (due === this.#due && this.#cancel !== null) return
    this.stop()
    this.#due = due
    if (due !== null) this.#wait(due - this.#host.clock.now())
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#due = null
  }

  #wait(ms: number): void {
    this.#cancel = this.#host.clock.after(Math.min(Math.max(0, ms), LONGEST), () => void this.#reach())
  }

  async #reach(): Promise<void> {
    const due = this.#due
    if (due === null) return
    const early = due - this.#host.clock.now()
    if (early > 0) return this.#wait(early)
    if (this.#host.isClockKept?.() === false) return this.#wait(RETRY_MS)
    await this.#applyTimeout().catch((error: unknown) =>
      this.#host.report('nobody could be told that time is up', error),
    )
    // If it could not be stored it is tried again; otherwise another moment is waited for, or none.
    if (this.#due === due) this.#wait(RETRY_MS)
  }
}
