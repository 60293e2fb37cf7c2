import type {
  Account,
  AccountChange,
  Forgotten,
  ForgottenReply,
  KeyAnswer,
  KeyPurpose,
  MyData,
  NewKeyAnswer,
  NewPassword,
  SignIn,
  SignUp,
  SignUpByKey,
} from '@bothy/protocol'
import { api, call, me, type Reply } from '../api.ts'
import { reconnect } from '../socket.ts'

let isSigningOut = false

export const isSigningOutHere = (): boolean => isSigningOut

async function leaving<V>(ask: () => Promise<Reply<V>>): Promise<Reply<V>> {
  isSigningOut = true
  const reply = await ask()
  if (!reply.ok) isSigningOut = false
  return reply
}

export const accountApi = {
  read: () => call<Account>('GET', '/account'),
  signUp: (wanted: SignUp) => call<Account>('POST', '/account', wanted),
  signIn: (who: SignIn) => call<Account>('POST', '/session', who),
  forgot: (who: Forgotten) => call<ForgottenReply>('POST', '/password/forgotten', who),
  setPassword: (wanted: NewPassword) => call<Account>('POST', '/password', wanted),
  signOut: () => leaving(() => call<null>('DELETE', '/session')),
  signOutEverywhere: () => leaving(() => call<null>('DELETE', '/sessions')),
  endDevice: (device: string) => call<null>('DELETE', `/sessions/${encodeURIComponent(device)}`),
  change: (wanted: AccountChange) => call<Account>('PATCH', '/account', wanted),
  data: () => call<MyData>('GET', '/account/data'),
  leave: (name: string) => leaving(() => leave(name)),
  question: <Q>(wanted: KeyPurpose) => call<Q>('POST', '/passkeys/question', wanted),
  signUpByKey: (wanted: SignUpByKey) => call<Account>('POST', '/account/passkey', wanted),
  signInByKey: (answer: KeyAnswer) => call<Account>('POST', '/session/passkey', { answer }),
  addKey: (answer: NewKeyAnswer) => call<Account>('POST', '/passkeys', { answer }),
  removeKey: (key: string) => call<Account>('DELETE', `/passkeys/${encodeURIComponent(key)}`),
} as const

/** The server deletes in portions, so it is asked until done; `signed-out` on a later try means the account is gone. */
async function leave(name: string): Promise<Reply<null>> {
  for (let tries = 0; ; tries++) {
    const reply = await call<null | 'under-way'>('DELETE', '/account', { name })
    if (reply.ok) {
      if (reply.value === null) return { ok: true, value: null }
    } else if (tries > 0 && reply.why === 'refused' && reply.refusal.why === 'signed-out')
      return { ok: true, value: null }
    else return reply
  }
}

/** For when the cookies have become another person's: the page and its socket follow. */
export async function becameSomebody(): Promise<void> {
  const reply = await api.me()
  if (reply.ok) me.value = reply.value
  isSigningOut = false
  reconnect()
}
