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

/** A change that was not announced is found after this time. */
const EVERY = 60_000

let isConnected = false

function hear(message: ServerMessage): void {
  if (message.type === 'listed') take(message.table)
  // Changes before the greeting were not announced to this connection.
  else if (message.type === 'welcome') void Promise.all([loadTables(), askWhatIsNew()])
  else if (message.type === 'asked') void loadAsks()
}

/** Where the server has greeted the page of an account as a guest’s, to ask for its news would be refused. */
const askWhatIsNew = (): Promise<void> =>
  me.peek()?.guest === false && serverConnection().me.peek()?.guest === true ? noticeSignOut() : loadAsks()

/** Follows what waits for me, on whichever page: the number in the title and on the sign of the app, and all that reads the lists. */
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
    // Of a guest without games there is nothing to hear.
    if (isConnected || (me.value?.guest !== false && myTables.value.length === 0)) return
    isConnected = true
    serverConnection().attend(hear)
    // A connection that was there before does not greet again.
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
  }, EVERY)
}
