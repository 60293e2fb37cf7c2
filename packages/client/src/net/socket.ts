import type { ClientMessage, ServerMessage } from '@bothy/protocol'
import { loadMe } from './api.ts'
import { withNames } from './people/somebody.ts'
import { type Dial, Link } from './link.ts'
import { SOCKET_PATH, unpacking } from './device/unpack.ts'

/** The server is ours and checks what it sends; this only rejects what is no message at all. */
const isServerMessage = (x: unknown): x is ServerMessage =>
  typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string'

function read(text: string): ServerMessage | null {
  const value: unknown = JSON.parse(text)
  if (!isServerMessage(value)) return null
  if (value.type === 'listed') return { ...value, table: withNames(value.table) }
  return value.type === 'table' ? { ...value, table: withNames(value.table) } : value
}

const dialSocket: Dial = (on) => {
  let socket: WebSocket | null = null
  let closed = false
  const open = (): void => {
    if (closed) return
    const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`)
    opened.binaryType = 'arraybuffer'
    opened.addEventListener('open', () => on.open())
    opened.addEventListener('close', () => on.close())
    const take = unpacking(
      (text) => {
        const message = read(text)
        if (message !== null) on.message(message)
      },
      () => opened.close(),
    )
    opened.addEventListener('message', ({ data }) => take(data))
    socket = opened
  }
  // The cookie that identifies the reader comes with the first HTTP answer; without it the socket could only watch.
  void loadMe().then((known) => (known ? open() : on.close()))
  return {
    send(message: ClientMessage) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      closed = true
      socket?.close()
    },
  }
}

let link: Link | undefined

/** A socket belongs to one person throughout, so another person in this browser needs a new one. */
export function reconnect(): void {
  link?.drop()
  link?.retry()
}

export function serverConnection(): Link {
  if (link === undefined) {
    const opened = new Link(dialSocket)
    addEventListener('offline', () => opened.drop())
    addEventListener('online', () => opened.retry())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) opened.retry()
    })
    link = opened
  }
  return link
}
