import type { RoomHost } from './host.ts'
import type { Ledger } from './ledger.ts'

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
  watch({ request }: Ledger): void {
    this.stop()
    if (request === null) return
    const { clock, settings } = this.#host
    this.#cancel = clock.after(Math.max(0, request.at + settings.consentWithin - clock.now()), this.#drop)
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
