import { type ReadonlySignal, signal } from '@preact/signals'
import type { ClientMessage, HintsMessage, Me, Refusal, ServerMessage } from '@bothy/protocol'

type Tagged = Exclude<Extract<ClientMessage, { readonly tag: number }>, { readonly type: 'ping' }>
type Untagged<M> = M extends unknown ? Omit<M, 'tag'> : never
export type Request = Untagged<Tagged>

type Stopped = { readonly played: number; readonly refusal: Refusal }

/** `again`: sent a second time after a lost connection, so a `stale` may mean that the first one had arrived. */
export type Answer =
  /** `stopped`: a sequence was played in part only. */
  | { readonly ok: true; readonly stopped: Stopped | null; readonly hints?: HintsMessage }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal; readonly again: boolean }
  /** Only for a chat line, which cannot be sent twice without harm. */
  | { readonly ok: false; readonly why: 'lost' }

export type LinkStatus = 'connecting' | 'open' | 'lost'

export type Listener = (message: ServerMessage) => void

export interface Connection {
  readonly status: ReadonlySignal<LinkStatus>
  readonly me: ReadonlySignal<Me | null>
  /** Until the returned function is called; joined again after each reconnection. */
  follow(table: string, listener: Listener): () => void
  ask(request: Request): Promise<Answer>
  retry(): void
}

export interface Wire {
  send(message: ClientMessage): void
  close(): void
}

export type WireEvents = { open(): void; message(message: ServerMessage): void; close(): void }

/** `close` is called once, also when the wire never opened. */
export type Dial = (on: WireEvents) => Wire

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const BEAT = 20_000
const BEAT_ANSWER = 8_000

type Pending = { readonly message: Tagged; readonly settle: (answer: Answer) => void; sent: boolean; again: boolean }

/** Keeps one wire open: greets, joins, beats, redials with growing waits, and repeats unanswered requests. */
export class Link implements Connection {
  readonly #dial: Dial
  readonly #status = signal<LinkStatus>('connecting')
  readonly #me = signal<Me | null>(null)
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #attendants = new Set<Listener>()
  readonly #pending = new Map<number, Pending>()
  #wire: Wire | null = null
  #welcomed = false
  #closed = false
  #tag = 0
  #tries = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #beatTimer: ReturnType<typeof setTimeout> | undefined

  constructor(dial: Dial) {
    this.#dial = dial
    this.#open()
  }

  get status(): ReadonlySignal<LinkStatus> {
    return this.#status
  }
  get me(): ReadonlySignal<Me | null> {
    return this.#me
  }

  follow(table: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(table) ?? new Set()
    this.#listeners.set(table, listeners)
    listeners.add(listener)
    // A second follower needs a whole state of its own; joining again is harmless.
    if (this.#welcomed) this.#wire?.send({ type: 'join', table })
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#listeners.delete(table)
      if (this.#welcomed) this.#wire?.send({ type: 'leave', table })
    }
  }

  /** Hears of all tables and requests of this person, and of each greeting: messages before it may have been missed. */
  attend(listener: Listener): void {
    this.#attendants.add(listener)
    if (this.#welcomed) this.#wire?.send({ type: 'attend' })
  }

  ask(request: Request): Promise<Answer> {
    this.#tag++
    const message: Tagged = { ...request, tag: this.#tag }
    return new Promise((settle) => {
      const pending: Pending = { message, settle, sent: false, again: false }
      this.#pending.set(message.tag, pending)
      if (this.#welcomed) this.#send(pending)
    })
  }

  retry(): void {
    if (this.#status.value !== 'lost' || this.#wire !== null) return
    clearTimeout(this.#retryTimer)
    this.#open()
  }

  /** For a line known to be cut: does not wait for the heartbeat to find out. */
  drop(): void {
    const wire = this.#wire
    if (wire === null) return
    this.#lose()
    wire.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#beatTimer)
    this.#wire?.close()
  }

  #open(): void {
    let wire: Wire | null = null
    const mine = (): boolean => this.#wire === wire
    wire = this.#dial({
      open: () => mine() && wire?.send({ type: 'hello', protocol: 1 }),
      message: (message) => mine() && this.#take(message),
      close: () => mine() && this.#lose(),
    })
    this.#wire = wire
  }

  #take(message: ServerMessage): void {
    this.#beat()
    switch (message.type) {
      case 'welcome':
        this.#greeted(message.me)
        for (const listener of this.#attendants) listener(message)
        return
      case 'listed':
      case 'asked':
        for (const listener of this.#attendants) listener(message)
        return
      case 'pong':
        return
      case 'done':
        this.#settle(message.tag, { ok: true, stopped: null })
        return
      case 'hints':
        this.#settle(message.tag, { ok: true, stopped: null, hints: message })
        return
      case 'stopped':
        this.#settle(message.tag, { ok: true, stopped: { played: message.played, refusal: message.refusal } })
        return
      case 'refused': {
        const again = message.tag !== null && this.#pending.get(message.tag)?.again === true
        if (message.tag !== null)
          this.#settle(message.tag, { ok: false, why: 'refused', refusal: message.refusal, again })
        else this.#tell(message.table, message)
        return
      }
      case 'table':
        this.#tell(message.table.id, message)
        return
      case 'state':
      case 'chat':
        this.#tell(message.table, message)
    }
  }

  #greeted(me: Me): void {
    this.#welcomed = true
    this.#tries = 0
    this.#me.value = me
    for (const table of this.#listeners.keys()) this.#wire?.send({ type: 'join', table })
    if (this.#attendants.size > 0) this.#wire?.send({ type: 'attend' })
    for (const pending of this.#pending.values()) this.#send(pending)
    this.#status.value = 'open'
  }

  #send(pending: Pending): void {
    pending.again = pending.sent
    pending.sent = true
    this.#wire?.send(pending.message)
  }

  #settle(tag: number, answer: Answer): void {
    this.#pending.get(tag)?.settle(answer)
    this.#pending.delete(tag)
  }

  #tell(table: string | null, message: ServerMessage): void {
    const audience = table === null ? [...this.#listeners.values()] : [this.#listeners.get(table) ?? new Set()]
    for (const listeners of audience) for (const listener of listeners) listener(message)
  }

  /** Any message counts as a sign of life; after a silence the other side is asked for one. */
  #beat(): void {
    clearTimeout(this.#beatTimer)
    this.#beatTimer = setTimeout(() => {
      this.#wire?.send({ type: 'ping', tag: 0 })
      this.#beatTimer = setTimeout(() => this.drop(), BEAT_ANSWER)
    }, BEAT)
  }

  #lose(): void {
    clearTimeout(this.#beatTimer)
    this.#wire = null
    this.#welcomed = false
    if (this.#closed) return
    this.#status.value = 'lost'
    for (const [tag, { message, sent }] of this.#pending)
      if (message.type === 'chat' && sent) this.#settle(tag, { ok: false, why: 'lost' })
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random() / 2)
    this.#tries++
    this.#retryTimer = setTimeout(() => this.#open(), wait)
  }
}
