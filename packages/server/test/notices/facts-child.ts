import type { Refusal, StateMessage } from '@bothy/protocol'
import { Room } from '@bothy/room'
import { hostOf } from '../lone-rooms.ts'
import { openAt } from './open-at.ts'

const [where, table] = process.argv.slice(2)
const store = await openAt(where)
const host = hostOf(store, { choose: () => new Promise(() => undefined) })
const room = await Room.open(host, table)
const listed = await store.readTable(table)
const seat = listed?.summary.toAct[0] ?? -1
const holder = listed?.summary.holders[seat]
if (room === null || holder?.kind !== 'person') throw new Error('nobody is to move')
const states: StateMessage[] = []
await room.follow({ person: holder.person, send: (message) => void (message.type === 'state' && states.push(message)) })
let refusal: Refusal | null = null
while (refusal === null && states.at(-1)?.actors.includes(seat) === true) {
  const { version, legal } = states[states.length - 1]
  refusal = await room.submit(holder.person, { seat, version }, legal[0])
}
process.stdout.write(refusal === null ? 'stored\n' : `${refusal.why}\n`)
setInterval(() => undefined, 1000)
