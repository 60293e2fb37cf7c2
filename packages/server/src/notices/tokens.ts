import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomText } from '../random-text.ts'
import type { Store } from '../store/store.ts'

export type Purpose = 'confirm' | 'stop' | 'password'
const KEY_BYTES = 32
const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** Most links are used at once or never; the one that ends e-mails must work in an old message too. */
const GOOD_FOR: { readonly [purpose in Purpose]: number } = { confirm: DAY, stop: 400 * DAY, password: HOUR }

export const noticesKey = (store: Pick<Store, 'secret'>): Promise<string> =>
  store.secret('notices', randomText(KEY_BYTES))

export class Tokens {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  sign(purpose: Purpose, subject: string, now: number): string {
    const until = (now + GOOD_FOR[purpose]).toString(36)
    return `${subject}.${until}.${this.#mac(purpose, subject, until)}`
  }

  read(purpose: Purpose, token: string, now: number): string | null {
    const [subject, until, mac, ...rest] = token.split('.')
    if (subject === undefined || until === undefined || mac === undefined || rest.length > 0) return null
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(purpose, subject, until))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return Number.parseInt(until, 36) > now ? subject : null
  }

  #mac(purpose: Purpose, subject: string, until: string): string {
    return createHmac('sha256', this.#key).update(`${purpose}.${subject}.${until}`).digest('base64url')
  }
}
