import type { Socket } from 'node:net'
import { unreachable } from '@bothy/kernel'
import { ClientMessage, type Refusal, type ServerMessage } from '@bothy/protocol'
import { type PersonId, type Room, type Viewer, refusal, refusalOfError } from '@bothy/room'
import type { WebSocket } from '@fastify/websocket'
import { Compile } from 'typebox/compile'
import type { Services } from './services.ts'
import { TokenBucket } from './token-bucket.ts'

const isClientMessage = Compile(ClientMessage)
/** A reader so slow that this much waits for it is cut off; it comes back and gets the newest position. */
const MOST_UNSENT = 4 * 1024 * 1024
const MOST_TABLES = 50
/** Refused frames in a row after which the connection is ended. */
const MOST_TOO_FAST = 500
const POLICY_VIOLATION = 1008

type TableMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' }>

/** One socket of one person, following any number of tables. */
export class Connection implements Viewer {
  readonly person: PersonId
  readonly #services: Services
  readonly #socket: WebSocket
  /** What the socket writes to. */
  readonly #stream: Socket
  readonly #following = new Map<string, Room>()
  readonly #bucket: TokenBucket
  #tooFast = 0
  #closed = false
  #gathering = false
  isAlive = true

  constructor(
    services: Services,
    socket: WebSocket,
    { stream, person }: { readonly stream: Socket; readonly person: PersonId },
  ) {
    this.#stream = stream
    this.#services = services
    this.#socket = socket
    this.person = person
    this.#bucket = new TokenBucket(services.limits.socket, performance.now())
    services.presence.came(person)
    socket.on('message', (data, isBinary) =>
      this.#receive(isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8')),
    )
    socket.on('pong', () => {
      this.isAlive = true
    })
    socket.on('close', () => this.#end())
    socket.on('error', () => socket.terminate())
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNSENT) return this.#socket.terminate()
    this.#gather()
    this.#socket.send(JSON.stringify(message))
  }

  /** A position and the answer to the gesture that led there leave in one packet. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#stream.uncork()
    })
  }

  /** Ends a connection that has not answered the last time, and asks the others. */
  checkAlive(): void {
    if (!this.isAlive) return this.#socket.terminate()
    this.isAlive = false
    this.#socket.ping()
  }

  #receive(text: string): void {
    const message = parse(text)
    const tag = tagOf(message)
    if (!this.#bucket.take(performance.now(), costOf(message))) {
      if (++this.#tooFast > MOST_TOO_FAST) this.#socket.close(POLICY_VIOLATION)
      else this.#refuse(refusal('too-fast'), tag, null)
      return
    }
    this.#tooFast = 0
    if (!isClientMessage.Check(message)) return this.#refuse(this.#whyNot(message), tag, null)
    this.#handle(message, tag).catch((error: unknown) => {
      const refused = refusalOfError(error)
      // A table that can not be read was reported where it was opened.
      if (refused.why === 'server-error') this.#services.report('a message could not be handled', error)
      this.#refuse(refused, tag, tableOf(message))
    })
  }

  #whyNot(message: unknown): Refusal {
    if (typeof message !== 'object' || message === null || !('type' in message)) return refusal('malformed')
    const known = ClientMessage.anyOf.some((schema) => schema.properties.type.const === message.type)
    return refusal(known ? 'malformed' : 'unknown-message')
  }

  async #handle(message: ClientMessage, tag: number | null): Promise<void> {
    if (message.type === 'ping') return this.send({ type: 'pong', tag: message.tag })
    if (message.type === 'hello') {
      const me = await this.#services.identity.me(this.person)
      return this.send({ type: 'welcome', protocol: 1, me, server: this.#services.version })
    }
    if (message.type === 'leave') {
      this.#following.get(message.table)?.unfollow(this)
      this.#following.delete(message.table)
      return
    }
    const room = await this.#services.rooms.get(message.table)
    const refused = room === null ? refusal('no-such-table') : await this.#act(room, message)
    if (refused !== null) this.#refuse(refused, tag, message.table)
    else if (tag !== null) this.send({ type: 'done', tag })
  }

  #act(room: Room, message: Exclude<TableMessage, { type: 'leave' }>): Promise<Refusal | null> {
    switch (message.type) {
      case 'join':
        return this.#join(room)
      case 'look':
        return room.look(this, message.seat)
      case 'submit':
        return room.submit(this.person, message, message.action)
      case 'undo':
        return room.undo(this.person, message, message.whole)
      case 'redo':
        return room.redo(this.person, message)
      case 'consent':
        return room.consent(this.person, message.seat, message.agree)
      case 'chat':
        return this.#chat(room, message.text)
      case 'away':
        return room.away(this.person, message.seat, message.level)
      default:
        return unreachable(message)
    }
  }

  async #join(room: Room): Promise<Refusal | null> {
    if (this.#closed) return null
    if (this.#following.size >= MOST_TABLES && !this.#following.has(room.id)) return refusal('too-large')
    this.#following.set(room.id, room)
    await room.follow(this)
    if (this.#closed) room.unfollow(this)
    return null
  }

  async #chat(room: Room, text: string): Promise<Refusal | null> {
    if (!this.#following.has(room.id)) return refusal('not-seated')
    return room.chat(this, await this.#services.identity.nameOf(this.person), text)
  }

  #refuse(refused: Refusal, tag: number | null, table: string | null): void {
    this.send({ type: 'refused', tag, table, refusal: refused })
  }

  #end(): void {
    this.#closed = true
    for (const room of this.#following.values()) room.unfollow(this)
    this.#following.clear()
    this.#services.presence.went(this.person, Date.now())
  }
}

/** Joining is answered with the whole log; a line of chat is kept and goes to everybody. */
const COSTS: ReadonlyMap<unknown, number> = new Map([
  ['join', 5],
  ['chat', 10],
])
const costOf = (message: unknown): number =>
  typeof message === 'object' && message !== null && 'type' in message ? (COSTS.get(message.type) ?? 1) : 1

/** A client that waits for a table hears why it does not come. */
const tableOf = (message: ClientMessage): string | null => ('table' in message ? message.table : null)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The client's own number, so that even a malformed message is answered to the right question. */
function tagOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('tag' in message)) return null
  return typeof message.tag === 'number' && Number.isInteger(message.tag) && message.tag >= 0 && message.tag <= MOST_TAG
    ? message.tag
    : null
}

const MOST_TAG = 1e9
