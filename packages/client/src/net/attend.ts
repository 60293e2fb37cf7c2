import { effect } from '@preact/signals'
import type { ServerMessage } from '@bothy/protocol'
import { badgeApp } from '@bothy/board-kit/ui/page/call.ts'
import { route } from '@bothy/board-kit/ui/page/router.ts'
import { titleCount } from '@bothy/board-kit/ui/page/use-title.ts'
import { me, signedOut } from './api.ts'
import { loadAsks } from './asks.ts'
import { loadTables, myTables, tables, take, waitingElsewhere, waitingForMe } from './my-tables.ts'
import { noticeSignOut } from './people/signed-out.ts'
import { serverConnection } from './socket.ts'

const FALLBACK_EVERY_MS = 60_000

let isConnected = false

function hear(message: ServerMessage): void {
  if (message.type === 'listed') take(message.table)
  // Changes before the greeting were not announced to this connection.
  else if (message.type === 'welcome') void Promise.all([loadTables(), askWhatIsNew()])
  else if (message.type === 'asked') void loadAsks()
}

/** If the server has greeted an account's page as a guest's, asking for its news would be refused. */
const askWhatIsNew = (): Promise<void> =>
  me.peek()?.guest === false && serverConnection().me.peek()?.guest === true ? noticeSignOut() : loadAsks()

export function attend(): void {
  // The home page has asked already.
  if (route.peek().page !== 'home') void loadTables()
  let known = me.peek()
  effect(() => {
    const now = me.value
    if (now?.guest !== known?.guest || now?.name !== known?.name) void Promise.all([loadTables(), loadAsks()])
    known = now
    if (now?.guest === false) signedOut.value = false
  })
  effect(() => {
    // A guest without games has no news to expect.
    if (isConnected || (me.value?.guest !== false && myTables.value.length === 0)) return
    isConnected = true
    serverConnection().attend(hear)
    // An existing connection does not greet again.
    void askWhatIsNew()
  })
  effect(() => {
    titleCount.value = waitingElsewhere.value.length
  })
  effect(() => {
    if (tables.value.server !== undefined) badgeApp(waitingForMe.value.length)
  })
  setInterval(() => {
    if (document.hidden) return
    // A greeting asks by itself.
    if (isConnected && serverConnection().status.peek() === 'open') void loadAsks()
    if (route.peek().page !== 'home') void loadTables()
  }, FALLBACK_EVERY_MS)
}
