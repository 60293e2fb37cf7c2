import { ClientMessage, type Refusal, type SeatInfo, type ServerMessage } from '@bothy/protocol'
import { type Desk, type PersonId, type Room, type Viewer, dispatch, refusal } from '@bothy/room'
import type { WebSocket } from '@fastify/websocket'
import { Compile } from 'typebox/compile'
import type { AddressGroup, LimitedSocket } from './socket-limits.ts'
import type { Outgoing } from './outgoing.ts'
import { isForBots } from './own-bot-sockets.ts'
import { listedFor } from '../rooms/lobby.ts'
import type { Services } from '../services.ts'
import { TokenBucket } from '../limits/token-bucket.ts'

/** By message type: a union would try the schemas one after the other. */
const CHECKS: ReadonlyMap<unknown, { Check(message: unknown): boolean }> = new Map(
  ClientMessage.anyOf.map((schema) => [schema.properties.type.const, Compile(schema)]),
)
const isClientMessage = (message: unknown): message is ClientMessage =>
  CHECKS.get(typeOf(message))?.Check(message) === true
/** With fewer unsent bytes a reader is not slow, whatever others of the same address leave unread. */
const SLOW = 64 * 1024
const MOST_TABLES = 50
/** Refused messages, by size, before the connection is ended. */
const TOO_FAST = { rate: 10, burst: 500 }
/** Bytes of a frame that cost one message. */
const FRAME_BYTES = 4096
/** Viewers without a cookie get the guest name of this person. */
const NOBODY = 'nobody'
const POLICY_VIOLATION = 1008
const SERVICE_RESTART = 1012
export const TRY_AGAIN_LATER = 1013

type Parties = {
  readonly outgoing: Outgoing
  readonly person: PersonId | null
  readonly group: AddressGroup
  readonly address: string
  /** Null: no bot of a person. */
  readonly bot: TokenBucket | null
}

export class Connection implements Viewer, Desk, LimitedSocket {
  readonly viewer: Viewer = this
  readonly person: PersonId | null
  readonly #services: Services
  readonly #socket: WebSocket
  readonly #outgoing: Outgoing
  readonly #following = new Map<string, Room>()
  readonly #bucket: TokenBucket
  readonly #group: AddressGroup
  readonly #address: string
  readonly #heedless: TokenBucket
  readonly isBot: boolean
  #closed = false
  isAlive = true

  constructor(services: Services, socket: WebSocket, { outgoing, person, group, address, bot }: Parties) {
    this.#outgoing = outgoing
    this.#services = services
    this.#socket = socket
    this.person = person
    this.isBot = bot !== null
    this.#bucket = bot ?? new TokenBucket(services.limits.socket, performance.now())
    this.#group = group
    this.#address = address
    this.#heedless = new TokenBucket(TOO_FAST, performance.now())
    if (person !== null) services.presence.came(person)
    socket.on('message', (data, isBinary) => this.#receive(isBinary || !Buffer.isBuffer(data) ? Buffer.alloc(0) : data))
    // The library answers pings even if the other side never reads.
    socket.on('ping', () => {
      if (!this.#mayGoOn(1)) this.#endIfTooFast(1)
    })
    socket.on('pong', () => {
      this.isAlive = true
    })
    socket.on('close', () => this.#end())
    socket.on('error', () => socket.terminate())
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#isTooSlow()) return this.#socket.terminate()
    this.#outgoing.send(JSON.stringify(message))
  }

  get unsent(): number {
    return this.#outgoing.unsent
  }

  /** A slow reader is cut off; it reconnects and gets the newest position. */
  #isTooSlow(): boolean {
    const { unsent } = this
    const { socket, address } = this.#services.limits.unsent
    return unsent > socket || (unsent > SLOW && this.#group.unsent > address)
  }

  /** Ends a connection that missed the last ping, and pings the others. */
  checkAlive(): void {
    if (!this.isAlive) return this.#socket.terminate()
    this.isAlive = false
    this.#socket.ping()
  }

  endForNow(code: number = SERVICE_RESTART): void {
    this.#outgoing.close(code)
  }

  endForGood(code: number, reason: string): void {
    this.#outgoing.close(code, reason)
  }

  /** A frame is charged by size before it is parsed, then by its content. */
  #receive(data: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#outgoing.isClosing) return
    const size = 1 + Math.floor(data.length / FRAME_BYTES)
    const isPaid = this.#mayGoOn(size)
    if (!isPaid && size > 1) return this.#tooFast(size, null)
    const message = parse(data.toString('utf8'))
    const tag = tagOf(message)
    if (!isPaid || !this.#mayGoOn(costOf(message))) return this.#tooFast(size, tag)
    if (!isClientMessage(message)) return this.#refuse(whyNot(message), tag, null)
    if (this.isBot && !isForBots(message)) return this.#refuse(refusal('forbidden'), tag, null)
    void this.#carryOut(message)
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    const began = performance.now()
    if ('table' in message) this.#noteAddress(this.#following.get(message.table))
    const reply = await dispatch(this, message)
    if (message.type !== 'submit' && message.type !== 'sequence') return
    const game = this.#following.get(message.table)?.game ?? 'other'
    this.#services.metrics.move(game, reply?.type === 'refused' ? reply.refusal.why : null, performance.now() - began)
  }

  #mayGoOn(cost: number): boolean {
    const now = performance.now()
    return this.#bucket.take(now, cost) && this.#group.bucket.take(now, cost)
  }

  #tooFast(size: number, tag: number | null): void {
    if (!this.#endIfTooFast(size)) this.#refuse(refusal('too-fast'), tag, null)
  }

  #endIfTooFast(size: number): boolean {
    if (this.#heedless.take(performance.now(), size)) return false
    this.#outgoing.close(POLICY_VIOLATION)
    // A client that does not read does not answer the close frame either.
    if (this.#isTooSlow()) this.#socket.terminate()
    return true
  }

  async welcome(): ReturnType<Desk['welcome']> {
    const me = await this.#services.identity.me(this.person ?? NOBODY)
    return { type: 'welcome', protocol: 1, me, server: this.#services.version }
  }

  attend(): void {
    if (this.#closed) return
    this.#services.attending.add(this)
    if (this.isBot) this.#listOwn().catch((error: unknown) => this.report('a bot was not told of its tables', error))
  }

  /** A bot has no lists to read: it hears of its tables here alone. */
  async #listOwn(): Promise<void> {
    const { person } = this
    if (person === null) return
    const tables = await this.#services.store.tablesOf(person, MOST_TABLES)
    const show = await listedFor(this.#services, person, tables)
    for (const table of show(tables)) this.send({ type: 'listed', table })
  }

  room(table: string): Promise<Room | null> {
    return this.#orLater(this.#services.rooms.get(table))
  }

  async join(room: Room): Promise<Refusal | null> {
    if (this.#closed) return null
    if (this.isBot && (await room.info(this.person))?.seats.some(isMine) !== true) return refusal('not-seated')
    if (this.#closed) return null
    if (this.#following.size >= MOST_TABLES && !this.#following.has(room.id)) return refusal('too-large')
    this.#following.set(room.id, room)
    this.#noteAddress(room)
    await this.#orLater(room.follow(this))
    if (this.#closed) room.unfollow(this)
    return null
  }

  #noteAddress(room: Room | undefined): void {
    if (room?.isRated === true && this.person !== null)
      this.#services.addresses.note(this.person, this.#address, Date.now())
  }

  /** While the store is away, waiting clients reconnect, here or to another process. */
  async #orLater<V>(job: Promise<V>): Promise<V> {
    try {
      return await job
    } catch (error) {
      if (this.#services.store.isAway(error)) this.#outgoing.close(TRY_AGAIN_LATER)
      throw error
    }
  }

  async leave(table: string): Promise<void> {
    this.#following.get(table)?.unfollow(this)
    this.#following.delete(table)
  }

  async chat(room: Room, text: string): Promise<Refusal | null> {
    if (this.person === null || !this.#following.has(room.id)) return refusal('not-seated')
    if ((await this.#services.moderation.barredUntil(this.person, Date.now())) !== null) return refusal('barred')
    return room.chat(this, await this.#services.identity.nameOf(this.person), text)
  }

  report(fault: string, error: unknown): void {
    this.#services.report(fault, error)
  }

  #refuse(refused: Refusal, tag: number | null, table: string | null): void {
    this.send({ type: 'refused', tag, table, refusal: refused })
  }

  #end(): void {
    this.#closed = true
    this.#services.attending.remove(this)
    for (const room of this.#following.values()) room.unfollow(this)
    this.#following.clear()
    if (this.person !== null) this.#services.presence.went(this.person, Date.now())
  }
}

/**
 * Cost in addition to the frame. Joining and looking are answered with the whole log; chat lines and seat changes go to everybody; a
 * sequence is many actions.
 */
const COSTS: ReadonlyMap<unknown, number> = new Map([
  ['join', 4],
  ['attend', 4],
  ['look', 4],
  ['chat', 9],
  ['away', 9],
  ['resign', 9],
  ['abandon', 9],
  ['sequence', 4],
  ['hint', 9],
])
const isMine = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.mine

const costOf = (message: unknown): number => COSTS.get(typeOf(message)) ?? 0

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined

function whyNot(message: unknown): Refusal {
  const type = typeOf(message)
  return refusal(type === undefined || CHECKS.has(type) ? 'malformed' : 'unknown-message')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tagOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('tag' in message)) return null
  return typeof message.tag === 'number' && Number.isInteger(message.tag) && message.tag >= 0 && message.tag <= MOST_TAG
    ? message.tag
    : null
}

const MOST_TAG = 1e9
