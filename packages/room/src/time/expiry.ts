import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import { RETRY } from '../store/retry.ts'

/** Ends a request of one table that nobody answers. */
export class Expiry {
  readonly #host: RoomHost
  readonly #drop: () => void
  #cancel: (() => void) | null = null

  constructor(host: RoomHost, drop: () => void) {
    this.#host = host
    this.#drop = drop
  }

  /** Called after every change. */
  watch({ request }: MatchLog): void {
    this.stop()
    if (request === null) return
    const { clock, settings } = this.#host
    this.#wait(Math.max(0, request.at + settings.consentWithin - clock.now()))
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  /** A write that fails is tried again. One that succeeds is a change, and ends the waiting. */
  #wait(ms: number): void {
    this.#cancel = this.#host.clock.after(ms, () => {
      this.#wait(RETRY)
      this.#drop()
    })
  }
}
