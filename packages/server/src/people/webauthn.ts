import { createHash } from 'node:crypto'
import type { KeyAnswer, NewKeyAnswer } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../rest/refused.ts'
import type { Credential } from './passkeys.ts'

/** Loaded with the first passkey: it is slow to load, and every start would wait for it. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: what authenticators have, and no more than this program can check for certain. */
const ALGORITHMS = [-8, -7, -257]

/** The page that asks, as browsers say it: a passkey is good for its host alone. */
export type Site = { readonly origin: string; readonly host: string }

/** Browsers name the origin with every unsafe request, and it is one of ours by now. */
export function siteOf({ headers: { origin } }: FastifyRequest): Site {
  const url = origin === undefined ? null : URL.parse(origin)
  if (origin === undefined || url === null) throw new Refused('malformed')
  return { origin, host: url.hostname }
}

/** The user handle in authenticators: the same for the same person, and used nowhere else. */
const handleOf = (person: PersonId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey ${person}`).digest())

type NewKey = {
  readonly site: Site
  readonly person: PersonId
  readonly name: string
  readonly known: readonly { readonly id: string }[]
}

/** For a new key that finds its account by itself. */
export const newKeyQuestion = async ({ site, person, name, known }: NewKey) =>
  (await library()).generateRegistrationOptions({
    rpName: 'Bothy',
    rpID: site.host,
    userName: name,
    userDisplayName: name,
    userID: handleOf(person),
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export const keyQuestion = async (site: Site) =>
  (await library()).generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' })

/** The key that an authenticator has made for this challenge. Throws a refusal for anything else. */
export function newKeyIn({ origin, host }: Site, challenge: string, answer: NewKeyAnswer): Promise<Credential> {
  const { transports = [], ...response } = answer.response
  return refusingAll(async ({ verifyRegistrationResponse }) => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo === undefined) throw new Refused('wrong-sign-in')
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] }
  })
}

/** How often the authenticator says it was used, if it holds the private key and has signed the challenge. Throws a refusal otherwise. */
export function countIn(
  { origin, host }: Site,
  challenge: string,
  answer: KeyAnswer,
  credential: Credential,
): Promise<number> {
  return refusingAll(async ({ verifyAuthenticationResponse }) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { ...credential },
      requireUserVerification: true,
    })
    if (!verified) throw new Refused('wrong-sign-in')
    return authenticationInfo.newCounter
  })
}

/** The library throws for whatever is wrong with an answer: to the one who sent it that is all the same. */
async function refusingAll<V>(verify: (by: Awaited<ReturnType<typeof library>>) => Promise<V>): Promise<V> {
  const by = await library()
  try {
    return await verify(by)
  } catch {
    throw new Refused('wrong-sign-in')
  }
}
