import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import { RETRY_MS } from '../store/retry.ts'

export class Expiry {
  readonly #host: RoomHost
  readonly #drop: () => void
  #cancel: (() => void) | null = null

  constructor(host: RoomHost, drop: () => void) {
    this.#host = host
    this.#drop = drop
  }

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

  /** A failed write is tried again; a successful one is a change, and ends the waiting. */
  #wait(ms: number): void {
    this.#cancel = this.#host.clock.after(ms, () => {
      this.#wait(RETRY_MS)
      this.#drop()
    })
  }
}
