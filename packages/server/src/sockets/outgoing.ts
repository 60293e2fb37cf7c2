import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { WebSocket } from '@fastify/websocket'

/** From this length on a message is packed for those who can unpack it: a position of a large game to a tenth. A middle-sized one has 8 KB, more or less. */
export const PACKED_FROM = 4 * 1024
/** A higher level takes twice the time and saves a sixth. */
const LEVEL = 3

const deflate = promisify(deflateRaw)

export class Outgoing {
  readonly #socket: WebSocket
  readonly #stream: Socket
  readonly #isPacked: boolean
  #gathering = false
  #isClosing = false
  #last: Promise<void> | null = null
  #waiting = 0

  constructor(socket: WebSocket, stream: Socket, isPacked: boolean) {
    this.#socket = socket
    this.#stream = stream
    this.#isPacked = isPacked
  }

  send(text: string): void {
    if (this.#isClosing) return
    const isLarge = this.#isPacked && text.length >= PACKED_FROM
    if (this.#last === null && !isLarge) return this.#write(text)
    this.#waiting += text.length
    const packed = isLarge ? deflate(text, { level: LEVEL }) : Promise.resolve(text)
    // Prevents an unhandled rejection before its turn.
    packed.catch(() => undefined)
    const last = this.#inTurn(this.#last, packed)
      .catch(() => this.#socket.terminate())
      .then(() => {
        this.#waiting -= text.length
        if (this.#last === last) this.#last = null
      })
    this.#last = last
  }

  /** Sent after all earlier messages, packed ones too: among them may be that a move was stored. */
  close(code: number, reason = ''): void {
    if (this.#isClosing) return
    this.#isClosing = true
    if (this.#last === null) this.#socket.close(code, reason)
    else void this.#last.then(() => this.#socket.close(code, reason))
  }

  get isClosing(): boolean {
    return this.#isClosing
  }

  /** In bytes; messages that wait for packing count in characters. */
  get unsent(): number {
    return this.#socket.bufferedAmount + this.#waiting
  }

  async #inTurn(before: Promise<void> | null, packed: Promise<string | Buffer>): Promise<void> {
    await before
    this.#write(await packed)
  }

  #write(data: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#gather()
    this.#socket.send(data)
  }

  /** A position and the answer to its gesture leave in one packet. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#stream.uncork()
    })
  }
}
