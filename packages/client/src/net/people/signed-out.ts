import { batch } from '@preact/signals'
import { api, me, type Reply, signedOut } from '../api.ts'
import { reconnect } from '../socket.ts'
import { isSigningOutHere } from './account.ts'

export const isSignedOut = (reply: Reply<unknown>): boolean =>
  !reply.ok && reply.why === 'refused' && reply.refusal.why === 'signed-out'

let isAsking = false

/** The page becomes a guest's and says so once, however often it is told. */
export async function noticeSignOut(): Promise<void> {
  if (isAsking || isSigningOutHere() || me.peek()?.guest !== false) return
  isAsking = true
  const reply = await api.me()
  isAsking = false
  if (!reply.ok || isSigningOutHere()) return
  batch(() => {
    me.value = reply.value
    signedOut.value = reply.value.guest
  })
  // The socket was opened without the cookie that the guest has now.
  reconnect()
}
