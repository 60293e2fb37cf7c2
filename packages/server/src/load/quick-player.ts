import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import type { ClientMessage, StateMessage } from '@bothy/protocol'
import { Frames, frameOf } from './frames.ts'

export interface QuickPlayerOptions {
  /** Of the server, `http://localhost:1234`. */
  readonly url: string
  readonly cookie: string
  readonly table: string
  pick(state: StateMessage): StateMessage['legal'][number]
  /** How long the answer to a move took, in milliseconds. */
  onDone(wait: number): void
}

const END_OF_HEAD = '\r\n\r\n'
const STATE = '{"type":"state"'
const DONE = '{"type":"done"'
/** The beginning of a position, as far as it says whose turn it is. */
const WHOSE = /^\{"type":"state","table":"[^"]*","seat":(\d+),"version":\d+,"ply":\d+,"actors":\[([\d,]+)\]/

const isState = (x: unknown): x is StateMessage => typeof x === 'object' && x !== null && 'legal' in x

/**
 * A player that does as little as it can, for measurements on a machine that it shares with the server: it reads no more of a position in which others
 * are to act than that, and does not come again when its connection ends.
 */
export class QuickPlayer {
  readonly #options: QuickPlayerOptions
  readonly #socket: Socket
  readonly #frames = new Frames()
  #version = -1
  #tag = 0
  #sentAt = 0
  readonly over: Promise<void>
  #finish = (): void => undefined

  constructor(options: QuickPlayerOptions) {
    this.#options = options
    this.over = new Promise((resolve) => {
      this.#finish = resolve
    })
    const { hostname, port, host } = new URL(options.url)
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('error', () => this.stop())
    this.#socket.on('close', () => this.#finish())
    this.#socket.write(
      [
        'GET /socket HTTP/1.1',
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Cookie: ${options.cookie}${END_OF_HEAD}`,
      ].join('\r\n'),
    )
    this.#open()
  }

  stop(): void {
    this.#socket.destroy()
  }

  #open(): void {
    let head = ''
    const read = (data: Buffer): void => {
      head += data.toString('latin1')
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return
      this.#socket.off('data', read)
      this.#socket.on('data', (more) => this.#receive(more))
      this.#send({ type: 'hello', protocol: 1 })
      this.#send({ type: 'join', table: this.#options.table })
      this.#receive(Buffer.from(head.slice(end + END_OF_HEAD.length), 'latin1'))
    }
    this.#socket.on('data', read)
  }

  #send(message: ClientMessage): void {
    this.#socket.write(frameOf(JSON.stringify(message)))
  }

  #receive(data: Buffer): void {
    for (const text of this.#frames.take(data)) {
      if (text.startsWith(DONE)) this.#options.onDone(performance.now() - this.#sentAt)
      else if (text.startsWith(STATE)) this.#took(text)
    }
  }

  #took(text: string): void {
    const [, own = null, actors = ''] = WHOSE.exec(text) ?? []
    if (own !== null && !actors.split(',').includes(own)) return
    const state: unknown = JSON.parse(text)
    if (!isState(state)) return
    if (state.result !== null) return this.#finish()
    const { seat, version, legal, table } = state
    if (seat === null || legal.length === 0 || version === this.#version) return
    this.#version = version
    this.#sentAt = performance.now()
    this.#send({ type: 'submit', table, seat, version, action: this.#options.pick(state), tag: ++this.#tag })
  }
}
