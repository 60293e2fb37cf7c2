import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../rest/refused.ts'
import type { Identity } from '../identity/identity.ts'
import { ShortCache } from './short-cache.ts'

const COOKIE = 'bothy-challenge'
const GOOD_FOR_MS = 5 * 60_000

/** Those that were answered at this process: an answer that somebody has overheard is none the second time. */
const answered = new ShortCache<true>({ ms: GOOD_FOR_MS, most: 100_000 })

/** An answer to a challenge of one purpose is none to another. */
export type Purpose = 'add' | 'sign-in' | 'sign-up'

/** Keeps the challenge with the browser that was asked, signed, so that any process can take the answer. */
export function keepChallenge(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { purpose, challenge }: { readonly purpose: Purpose; readonly challenge: string },
): void {
  const text = `${purpose} ${Date.now() + GOOD_FOR_MS} ${challenge}`
  identity.cookies.set(request, reply, { name: COOKIE, value: identity.sign(text), seconds: GOOD_FOR_MS / 1000 })
}

/** Takes it out, so that the browser has it no longer. Throws a refusal if there is none of that purpose, or it is too old. */
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
