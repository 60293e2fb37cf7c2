import type { Account, SignIn, SignUp } from '@bothy/protocol'
import { api, call, me } from './api.ts'
import { reconnect } from './socket.ts'

export const accountApi = {
  read: () => call<Account>('GET', '/account'),
  signUp: (wanted: SignUp) => call<Account>('POST', '/account', wanted),
  signIn: (who: SignIn) => call<Account>('POST', '/session', who),
  signOut: () => call<null>('DELETE', '/session'),
  signOutEverywhere: () => call<null>('DELETE', '/sessions'),
  endDevice: (device: string) => call<null>('DELETE', `/sessions/${encodeURIComponent(device)}`),
} as const

/** The cookies of this browser are somebody else's now: whoever it is, also over the socket. */
export async function becameSomebody(): Promise<void> {
  const reply = await api.me()
  if (reply.ok) me.value = reply.value
  reconnect()
}
