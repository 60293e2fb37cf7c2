import { createHash } from 'node:crypto'
import type { KeyAnswer, NewKeyAnswer } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../rest/refused.ts'
import type { Credential } from './passkeys.ts'

/** Loaded with the first passkey: it is slow to load, and would delay every start. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: common in authenticators, and verified here for certain. */
const ALGORITHMS = [-8, -7, -257]

/** As browsers name it: a passkey is valid for its host alone. */
export type Site = { readonly origin: string; readonly host: string }

/** Browsers send the origin with every unsafe request; it was checked before this. */
export function siteOf({ headers: { origin } }: FastifyRequest): Site {
  const url = origin === undefined ? null : URL.parse(origin)
  if (origin === undefined || url === null) throw new Refused('malformed')
  return { origin, host: url.hostname }
}

/** Stable for the person, and used nowhere else. */
const handleOf = (person: PersonId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkey ${person}`).digest())

type NewKey = {
  readonly site: Site
  readonly person: PersonId
  readonly name: string
  readonly known: readonly { readonly id: string }[]
}

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

/** The authenticator's use count, if the answer is signed with the key for this challenge; throws a refusal otherwise. */
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

/** The library throws different errors for a bad answer; the sender gets one refusal for all. */
async function refusingAll<V>(verify: (by: Awaited<ReturnType<typeof library>>) => Promise<V>): Promise<V> {
  const by = await library()
  try {
    return await verify(by)
  } catch {
    throw new Refused('wrong-sign-in')
  }
}
