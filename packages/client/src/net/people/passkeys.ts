import type { Account, KeyPurpose, SignUpByKey } from '@bothy/protocol'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { accountApi } from './account.ts'
import type { Reply } from '../api.ts'

/** Passkeys need a host name, not a number, and TLS or the reader's own machine. */
const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host)

export const hasPasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn() && !isNumber(location.hostname)

/** Null: the person has closed the browser's window, or the authenticator has no passkey for us. */
type ByKey<V> = Promise<Reply<V> | null>

async function asked<Q, A, V>(
  wanted: KeyPurpose,
  ask: (question: Q) => Promise<A>,
  tell: (answer: A) => Promise<Reply<V>>,
): ByKey<V> {
  const question = await accountApi.question<Q>(wanted)
  if (!question.ok) return question
  let answer: A
  try {
    answer = await ask(question.value)
  } catch {
    return null
  }
  return tell(answer)
}

const makeKey = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<SignUpByKey['answer']> => {
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

export const addKey = (): ByKey<Account> => asked({ purpose: 'add' }, makeKey, accountApi.addKey)

export const signUpByKey = (name: string, email: string | null): ByKey<Account> =>
  asked({ purpose: 'sign-up', name }, makeKey, (answer) => accountApi.signUpByKey({ name, email, answer }))

export const signInByKey = (): ByKey<Account> =>
  asked(
    { purpose: 'sign-in' },
    async (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => {
      const { id, rawId, response } = await startAuthentication({ optionsJSON })
      const { clientDataJSON, authenticatorData, signature, userHandle } = response
      return {
        id,
        rawId,
        type: 'public-key' as const,
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
    accountApi.signInByKey,
  )
