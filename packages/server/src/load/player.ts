import type { ClientMessage, ServerMessage, StateMessage } from '@bothy/protocol'

export interface PlayerOptions {
  readonly url: string
  readonly cookie: string
  readonly table: string
  pick(state: StateMessage): StateMessage['legal'][number] | null
  onFrame?(text: string): void
  onState?(state: StateMessage, player: Player): void
}

export type Sent = { readonly version: number; readonly action: unknown; readonly at: number }

const RETRY_MS = 30

const isServerMessage = (x: unknown): x is ServerMessage => typeof x === 'object' && x !== null && 'type' in x

export class Player {
  readonly #options: PlayerOptions
  #socket: WebSocket | null = null
  #tag = 0
  #stopped = false
  readonly #pending = new Map<number, Sent>()
  readonly sent = new Map<number, Sent[]>()
  readonly acknowledged = new Map<number, unknown>()
  readonly waits: number[] = []
  readonly refused: string[] = []
  connections = 0
  state: StateMessage | null = null
  readonly over: Promise<StateMessage>
  #finish: (state: StateMessage) => void = () => undefined

  constructor(options: PlayerOptions) {
    this.#options = options
    this.over = new Promise((resolve) => {
      this.#finish = resolve
    })
    this.#dial()
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  again(): void {
    if (this.#pending.size === 0 && this.state !== null) this.#took(this.state)
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.close()
  }

  #dial(): void {
    if (this.#stopped) return
    const { url, cookie, table } = this.#options
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.connections++
      this.#pending.clear()
      this.send({ type: 'hello', protocol: 1 })
      this.send({ type: 'join', table })
    })
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)))
    socket.addEventListener('close', () => setTimeout(() => this.#dial(), RETRY_MS))
  }

  #receive(text: string): void {
    this.#options.onFrame?.(text)
    const message: unknown = JSON.parse(text)
    if (!isServerMessage(message)) return
    if (message.type === 'state') this.#took(message)
    else if (message.type === 'done') this.#settle(message.tag, true)
    else if (message.type === 'refused') {
      this.refused.push(message.refusal.why)
      if (message.tag !== null) this.#settle(message.tag, false)
    }
  }

  #settle(tag: number, isDone: boolean): void {
    const sent = this.#pending.get(tag)
    this.#pending.delete(tag)
    if (sent === undefined || !isDone) return
    this.acknowledged.set(sent.version, sent.action)
    this.waits.push(performance.now() - sent.at)
  }

  #took(state: StateMessage): void {
    this.state = state
    this.#options.onState?.(state, this)
    if (state.result !== null) return this.#finish(state)
    if (state.seat === null || state.legal.length === 0) return
    if ([...this.#pending.values()].some(({ version }) => version === state.version)) return
    const action = this.#options.pick(state)
    if (action === null) return
    const sent = { version: state.version, action, at: performance.now() }
    this.#pending.set(++this.#tag, sent)
    this.sent.set(state.version, [...(this.sent.get(state.version) ?? []), sent])
    this.send({ type: 'submit', table: state.table, seat: state.seat, version: state.version, action, tag: this.#tag })
  }
}

export async function guest(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/me`)
  await answer.arrayBuffer()
  return answer.headers.getSetCookie()[0].split(';', 1)[0]
}
