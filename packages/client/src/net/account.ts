import type {
  Account,
  AccountChange,
  KeyAnswer,
  KeyPurpose,
  MyData,
  NewKeyAnswer,
  SignIn,
  SignUp,
  SignUpByKey,
} from '@bothy/protocol'
import { api, call, me } from './api.ts'
import { reconnect } from './socket.ts'

export const accountApi = {
  read: () => call<Account>('GET', '/account'),
  signUp: (wanted: SignUp) => call<Account>('POST', '/account', wanted),
  signIn: (who: SignIn) => call<Account>('POST', '/session', who),
  signOut: () => call<null>('DELETE', '/session'),
  signOutEverywhere: () => call<null>('DELETE', '/sessions'),
  endDevice: (device: string) => call<null>('DELETE', `/sessions/${encodeURIComponent(device)}`),
  change: (wanted: AccountChange) => call<Account>('PATCH', '/account', wanted),
  data: () => call<MyData>('GET', '/account/data'),
  leave: (name: string) => call<null>('DELETE', '/account', { name }),
  question: <Q>(wanted: KeyPurpose) => call<Q>('POST', '/passkeys/question', wanted),
  signUpByKey: (wanted: SignUpByKey) => call<Account>('POST', '/account/passkey', wanted),
  signInByKey: (answer: KeyAnswer) => call<Account>('POST', '/session/passkey', { answer }),
  addKey: (answer: NewKeyAnswer) => call<Account>('POST', '/passkeys', { answer }),
  removeKey: (key: string) => call<Account>('DELETE', `/passkeys/${encodeURIComponent(key)}`),
} as const

/** The cookies of this browser are somebody else's now: whoever it is, also over the socket. */
export async function becameSomebody(): Promise<void> {
  const reply = await api.me()
  if (reply.ok) me.value = reply.value
  reconnect()
}
