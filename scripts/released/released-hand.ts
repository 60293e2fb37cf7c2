import { isObject } from '@bothy/kernel'

/** Fields of a position that every program since the first has sent. */
type Position = {
  readonly seat: number | null
  readonly version: number
  readonly ply: number
  readonly actors: readonly number[]
  readonly legal: readonly unknown[]
}
export type Asked = Position & { readonly seat: number }

/** In milliseconds: slower than the limit of a server for one socket. */
const PAUSE_MS = 60
const ANSWER_MS = 30_000

const isPosition = (x: unknown): x is Position => isObject(x) && x['type'] === 'state' && Array.isArray(x['legal'])

/** One person who holds all seats of a table, with words that every version of the protocol knows. */
export class Hand {
  readonly table: string
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (isDone: boolean) => void>()
  #position: Position | null = null
  #tag = 0

  private constructor(socket: WebSocket, table: string) {
    this.#socket = socket
    this.table = table
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))))
  }

  static async at(url: string, cookie: string, table: string): Promise<Hand> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
    const hand = new Hand(socket, table)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
    socket.send(JSON.stringify({ type: 'join', table }))
    await hand.#say({ type: 'look', seat: 0 })
    return hand
  }

  get ply(): number {
    return this.#position?.ply ?? 0
  }

  async ask(): Promise<Asked | null> {
    const position = await this.#until(() => true)
    const [seat] = position.actors
    if (seat === undefined) return null
    if (position.seat !== seat) await this.#say({ type: 'look', seat })
    return { ...(await this.#until((now) => now.seat === seat && now.legal.length > 0)), seat }
  }

  async submit({ seat, version }: Asked, action: unknown): Promise<void> {
    if (!(await this.#move({ type: 'submit', seat, version, action }))) throw new Error('a choice was refused')
  }

  /** False if nothing could be taken back. The first program named the reach otherwise. */
  async undo(seat: number): Promise<boolean> {
    const { version } = await this.#until(() => true)
    return (
      (await this.#move({ type: 'undo', seat, version, reach: 'step' })) ||
      (await this.#move({ type: 'undo', seat, version, whole: false }))
    )
  }

  async redo(seat: number): Promise<boolean> {
    const { version } = await this.#until(() => true)
    return this.#move({ type: 'redo', seat, version })
  }

  /** False in a program without hints, or where there is nothing to choose. */
  async hint({ seat, version }: Asked): Promise<boolean> {
    return this.#say({ type: 'hint', seat, version })
  }

  async resign(seat: number): Promise<boolean> {
    return this.#say({ type: 'resign', seat })
  }

  close(): void {
    this.#socket.close()
  }

  async #move(message: object): Promise<boolean> {
    const before = this.#position?.version
    if (!(await this.#say(message))) return false
    await this.#until(({ version }) => version !== before)
    return true
  }

  async #until(isSo: (position: Position) => boolean): Promise<Position> {
    for (let waited = 0; waited < ANSWER_MS; waited += PAUSE_MS) {
      if (this.#position !== null && isSo(this.#position)) return this.#position
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error('a position did not come')
  }

  /** The new position comes before the answer or after it. */
  async #say(message: object): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const tag = ++this.#tag
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    const late = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(message)}`)), ANSWER_MS)
    this.#answers.set(tag, resolve)
    this.#socket.send(JSON.stringify({ ...message, table: this.table, tag }))
    try {
      return await promise
    } finally {
      clearTimeout(late)
      this.#answers.delete(tag)
    }
  }

  #take(message: unknown): void {
    if (isPosition(message)) this.#position = message
    if (!isObject(message)) return
    const { type, tag } = message
    if (type === 'done' || type === 'hints') this.#answers.get(Number(tag))?.(true)
    // A program refuses an unknown message without its tag; only one message is under way.
    if (type === 'refused') for (const [, answer] of this.#answers) answer(false)
  }
}
