import { unreachable } from '@bothy/kernel'
import type { ClientMessage, Refusal, ServerMessage } from '@bothy/protocol'
import { isRefusal } from './hints/advisor.ts'
import type { Viewer } from './host.ts'
import { refusal } from './log/outcome.ts'
import type { Room } from './room.ts'
import { refusalOfError } from './store/unreadable.ts'
import type { Reply } from './writer.ts'

export interface Desk {
  readonly viewer: Viewer
  welcome(): Promise<Extract<ServerMessage, { readonly type: 'welcome' }>>
  attend(): void
  room(table: string): Promise<Room | null>
  join(room: Room): Promise<Refusal | null>
  leave(table: string): Promise<void>
  chat(room: Room, text: string): Promise<Refusal | null>
  report(fault: string, error: unknown): void
}

type RoomMessage = Exclude<ClientMessage, { readonly type: 'hello' | 'ping' | 'attend' | 'leave' | 'hint' }>

/** Carries out a validated message and answers it: the only way from the wire into a room. Null: done, without an answer. */
export async function dispatch(desk: Desk, message: ClientMessage): Promise<ServerMessage | null> {
  const tag = 'tag' in message ? message.tag : null
  const table = 'table' in message ? message.table : null
  try {
    const reply = await replyTo(desk, message, tag)
    if (reply !== null) desk.viewer.send(reply)
    return reply
  } catch (error) {
    const refused = refusalOfError(error)
    // A table that cannot be read was reported where it was opened.
    if (refused.why === 'server-error') desk.report('a message could not be handled', error)
    const reply = { type: 'refused', tag, table, refusal: refused } as const
    desk.viewer.send(reply)
    return reply
  }
}

async function replyTo(desk: Desk, message: ClientMessage, tag: number | null): Promise<ServerMessage | null> {
  if (message.type === 'ping') return { type: 'pong', tag: message.tag }
  if (message.type === 'hello') return desk.welcome()
  if (message.type === 'attend') {
    desk.attend()
    return null
  }
  const { table } = message
  if (message.type === 'leave') {
    await desk.leave(table)
    return null
  }
  const room = await desk.room(table)
  if (message.type === 'hint')
    return room === null ? refusedAs(message, refusal('no-such-table')) : adviceOf(desk, room, message)
  const { refusal: refused, stopped } = room === null ? just(refusal('no-such-table')) : await act(desk, room, message)
  if (refused !== null) return { type: 'refused', tag, table, refusal: refused }
  if (tag === null) return null
  return stopped === null ? { type: 'done', tag } : { type: 'stopped', tag, table, ...stopped }
}

type Asking = Extract<ClientMessage, { readonly type: 'hint' }>

const refusedAs = ({ tag, table }: Asking, refused: Refusal): ServerMessage => ({
  type: 'refused',
  tag,
  table,
  refusal: refused,
})

async function adviceOf({ viewer }: Desk, room: Room, asking: Asking): Promise<ServerMessage> {
  const advised = await room.hint(viewer.person, asking)
  if (isRefusal(advised)) return refusedAs(asking, advised)
  const { tag, table, seat, version } = asking
  return { type: 'hints', tag, table, seat, version, ...advised }
}

const just = (refused: Refusal | null): Reply => ({ refusal: refused, stopped: null })

async function act(desk: Desk, room: Room, message: RoomMessage): Promise<Reply> {
  const { viewer } = desk
  const { person } = viewer
  switch (message.type) {
    case 'join':
      return just(await desk.join(room))
    case 'look':
      return just(await room.look(viewer, message.seat))
    case 'submit':
      return just(await room.submit(person, message, message.action))
    case 'sequence':
      return room.submitAll(person, message, message.actions)
    case 'undo':
      return just(await room.undo(person, message, message.reach))
    case 'redo':
      return just(await room.redo(person, message))
    case 'consent':
      return just(await room.consent(person, message))
    case 'chat':
      return just(await desk.chat(room, message.text))
    case 'away':
      return just(await room.away(person, message.seat, message.level))
    case 'resign':
      return just(await room.resign(person, message.seat))
    case 'abandon':
      return just(await room.abandon(person, message.seat))
    case 'seen':
      return just(await room.seen(person, message.seat))
    case 'pause':
      return just(await room.pause(person, message.seat, message.on))
    default:
      return unreachable(message)
  }
}
