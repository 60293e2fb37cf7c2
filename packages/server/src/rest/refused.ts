import type { Json } from '@bothy/kernel'
import type { Refusal } from '@bothy/protocol'
import { GameFault, UnreadableTable, refusal } from '@bothy/room'
import type { FastifyError } from 'fastify'

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(why: Refusal['why'], reason: Json = null, at: string | null = null) {
    super(why)
    this.refusal = refusal(why, reason, at)
  }

  static of({ why, reason, at }: Refusal): Refused {
    return new Refused(why, reason, at)
  }
}

export const STATUS = {
  malformed: 400,
  'unknown-message': 404,
  'too-fast': 429,
  'too-large': 413,
  'too-long': 409,
  'too-often': 409,
  'too-many-tables': 429,
  'too-many-bots': 429,
  'too-many-own-bots': 409,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-person': 404,
  'no-such-channel': 404,
  'too-many-people': 409,
  'too-much-rest': 409,
  'too-many-channels': 409,
  'bad-address': 422,
  'bad-link': 410,
  'bad-setup': 422,
  'bad-record': 422,
  'not-seated': 403,
  'seat-taken': 409,
  'colour-taken': 409,
  'already-seated': 409,
  'not-absent': 409,
  'not-host': 403,
  'not-waiting': 409,
  'not-over': 409,
  finished: 409,
  'not-your-turn': 409,
  resigned: 409,
  stale: 409,
  illegal: 422,
  'nothing-to-undo': 409,
  final: 409,
  'needs-consent': 409,
  'nothing-to-redo': 409,
  'no-request': 409,
  'hints-off': 403,
  'no-expert': 409,
  'no-choice': 409,
  'no-hint': 503,
  'rated-seats': 422,
  'rated-random': 422,
  'rated-setup': 422,
  'rated-undo': 422,
  'rated-hints': 422,
  'rated-bot': 409,
  'rated-end': 409,
  'rated-late': 422,
  'needs-account': 403,
  forbidden: 403,
  barred: 403,
  'signed-out': 401,
  'wrong-sign-in': 401,
  'sign-in-again': 403,
  'name-taken': 409,
  unreadable: 500,
  'too-new': 501,
  halted: 503,
  paused: 409,
  faulty: 500,
  'server-error': 500,
} as const satisfies Record<Refusal['why'], number>

const TOO_LARGE = 413
const TOO_FAST = 429

/** Contains neither the text nor the stack of the error. */
export function refusalOf(error: FastifyError | Refused | UnreadableTable | GameFault): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error instanceof UnreadableTable) return refusal(error.why)
  if (error instanceof GameFault) return refusal('faulty')
  if (error.statusCode === TOO_FAST) return refusal('too-fast')
  if (error.statusCode === TOO_LARGE) return refusal('too-large')
  if (error.validation !== undefined) return refusal('malformed', null, error.validation[0]?.instancePath ?? null)
  const isClients = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return refusal(isClients ? 'malformed' : 'server-error')
}
