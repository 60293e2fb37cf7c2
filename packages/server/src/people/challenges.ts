import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../rest/refused.ts'
import type { Identity } from '../identity/identity.ts'
import { ShortCache } from './short-cache.ts'

const COOKIE = 'bothy-challenge'
const GOOD_FOR_MS = 5 * 60_000

/** Answered at this process: an overheard answer does not work twice. */
const answered = new ShortCache<true>({ ms: GOOD_FOR_MS, most: 100_000 })

/** An answer to a challenge of one purpose does not count for another. */
export type Purpose = 'add' | 'sign-in' | 'sign-up'

/** The signed challenge stays with the browser, so that any process can take the answer. */
export function keepChallenge(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { purpose, challenge }: { readonly purpose: Purpose; readonly challenge: string },
): void {
  const text = `${purpose} ${Date.now() + GOOD_FOR_MS} ${challenge}`
  identity.cookies.set(request, reply, { name: COOKIE, value: identity.sign(text), seconds: GOOD_FOR_MS / 1000 })
}

/** Removes it from the browser. Throws a refusal if there is none of that purpose, or it is too old. */
export function takeChallenge(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Purpose,
): string {
  identity.cookies.clear(reply, COOKIE)
  const [purpose, until, challenge] = identity.unsign(identity.cookies.read(request, COOKIE) ?? '')?.split(' ') ?? []
  const now = Date.now()
  const isGood = purpose === wanted && challenge !== undefined && Number(until) >= now
  if (!isGood || answered.get(challenge, now) === true) throw new Refused('wrong-sign-in')
  answered.set(challenge, true, now)
  return challenge
}
