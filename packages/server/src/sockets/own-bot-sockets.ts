import { BOT_CLOSED, type ClientMessage } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { Allowance } from '../limits/limits.ts'
import { TokenBucket } from '../limits/token-bucket.ts'

const SCHEME = 'bearer '
const CONNECTING_COSTS = 5

/** A bot of a person plays where it was given a seat, and agrees or not with a request of others. */
export const FOR_BOTS = [
  'hello',
  'attend',
  'ping',
  'join',
  'leave',
  'submit',
  'sequence',
  'consent',
  'seen',
  'resign',
] as const satisfies readonly ClientMessage['type'][]

export const isForBots = ({ type }: ClientMessage): boolean => FOR_BOTS.some((allowed) => allowed === type)

/** Undefined: the request names no token. A token in an address would stand in logs, so that only the header counts. */
export function tokenOf({ authorization }: { readonly authorization?: string | undefined }): string | undefined {
  if (authorization?.toLowerCase().startsWith(SCHEME) !== true) return undefined
  return authorization.slice(SCHEME.length).trim()
}

interface EndingSocket {
  endForGood(code: number, reason: string): void
}

/** A bot has one socket: a newer one ends the older, which may be dead without knowing. Its allowance outlives them. */
export class OwnBotSockets {
  readonly #allowance: Allowance
  readonly #here = new Map<PersonId, EndingSocket>()
  readonly #buckets = new Map<PersonId, TokenBucket>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  /** Null: it connects too often. */
  allow(bot: PersonId, now: number): TokenBucket | null {
    const bucket = this.#buckets.get(bot) ?? new TokenBucket(this.#allowance, now)
    this.#buckets.set(bot, bucket)
    return bucket.take(now, CONNECTING_COSTS) ? bucket : null
  }

  enter(bot: PersonId, connection: EndingSocket): void {
    this.#here.get(bot)?.endForGood(BOT_CLOSED.elsewhere, 'another program has connected with this token')
    this.#here.set(bot, connection)
  }

  leave(bot: PersonId, connection: EndingSocket): void {
    if (this.#here.get(bot) === connection) this.#here.delete(bot)
  }

  forget(now: number): void {
    for (const [bot, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(bot)
  }
}

export const endRevoked = (connection: EndingSocket): void =>
  connection.endForGood(BOT_CLOSED.token, 'this token was revoked')
