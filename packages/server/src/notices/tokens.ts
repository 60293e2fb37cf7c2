import { createHmac, timingSafeEqual } from 'node:crypto'

export type Purpose = 'confirm' | 'stop'
const DAY = 24 * 3600 * 1000
/** A link to confirm is used at once or not at all; one to end it must work as long as somebody may find an old e-mail. */
const GOOD_FOR: { readonly [purpose in Purpose]: number } = { confirm: DAY, stop: 400 * DAY }

/** What stands in links of e-mails: for one purpose and one channel, until a day. */
export class Tokens {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  sign(purpose: Purpose, channel: string, now: number): string {
    const until = (now + GOOD_FOR[purpose]).toString(36)
    return `${channel}.${until}.${this.#mac(purpose, channel, until)}`
  }

  /** The channel; null if it was not signed for this purpose, or too long ago. */
  read(purpose: Purpose, token: string, now: number): string | null {
    const [channel, until, mac, ...rest] = token.split('.')
    if (channel === undefined || until === undefined || mac === undefined || rest.length > 0) return null
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(purpose, channel, until))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return Number.parseInt(until, 36) > now ? channel : null
  }

  #mac(purpose: Purpose, channel: string, until: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}.${channel}.${until}`).digest('base64url')
  }
}
