import type { ClientMessage, StateMessage } from '@bothy/protocol'

export interface QuickPlayerOptions {
  readonly url: string
  readonly cookie: string
  pick(state: StateMessage, size: number): StateMessage['legal'][number]
  /** `wait` in milliseconds. */
  onDone(wait: number): void
}

const STATE = '{"type":"state"'
const DONE = '{"type":"done"'
/** The start of a position, as far as it says whose turn it is. */
const WHOSE = /^\{"type":"state","table":"[^"]*","seat":(\d+),"version":\d+,"ply":\d+,"actors":\[([\d,]+)\]/

const isState = (x: unknown): x is StateMessage => typeof x === 'object' && x !== null && 'legal' in x

/**
 * Does as little as it can, since it shares the machine with the measured server: one socket for all tables, reads no position in which
 * others act, never reconnects.
 */
export class QuickPlayer {
  readonly #options: QuickPlayerOptions
  readonly #socket: WebSocket
  readonly #opened: Promise<void>
  #table = ''
  #version = -1
  #tag = 0
  #sentAt = 0
  #finish = (): void => undefined

  constructor(options: QuickPlayerOptions) {
    this.#options = options
    this.#socket = new WebSocket(`${options.url.replace('http', 'ws')}/socket`, { headers: { cookie: options.cookie } })
    this.#opened = new Promise((resolve) => {
      this.#socket.addEventListener('open', () => resolve())
      this.#socket.addEventListener('error', () => resolve())
    })
    this.#socket.addEventListener('message', ({ data }) => this.#receive(String(data)))
    this.#socket.addEventListener('close', () => this.#finish())
  }

  async play(table: string): Promise<void> {
    await this.#opened
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#table = table
    this.#version = -1
    await new Promise<void>((resolve) => {
      this.#finish = resolve
      this.#send({ type: 'join', table })
    })
    this.#send({ type: 'leave', table })
  }

  stop(): void {
    this.#socket.close()
  }

  #send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(text: string): void {
    if (text.startsWith(DONE)) this.#options.onDone(performance.now() - this.#sentAt)
    else if (text.startsWith(STATE)) this.#took(text)
  }

  #took(text: string): void {
    const [, own = null, actors = ''] = WHOSE.exec(text) ?? []
    if (own !== null && !actors.split(',').includes(own)) return
    const state: unknown = JSON.parse(text)
    if (!isState(state) || state.table !== this.#table) return
    if (state.result !== null) return this.#finish()
    const { seat, version, legal, table } = state
    if (seat === null || legal.length === 0 || version === this.#version) return
    this.#version = version
    this.#sentAt = performance.now()
    const action = this.#options.pick(state, text.length)
    this.#send({ type: 'submit', table, seat, version, action, tag: ++this.#tag })
  }
}
