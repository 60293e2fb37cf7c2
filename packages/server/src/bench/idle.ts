import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import { guest } from '../load/player.ts'
import { pause } from './common.ts'

const CONNECTIONS = 5000
const FEW_CONNECTIONS = 400
const AT_ONCE = 50
const SETTLE_MS = 1000
const WANTED = 5000
const DREAMT_OF = 50_000
const MB = 1024 * 1024

export async function idleFigure(dataDir: string, quick: boolean): Promise<ServerFigure> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const sockets: WebSocket[] = []
  try {
    const cookie = await guest(server.url)
    await pause(SETTLE_MS)
    const empty = (await server.load()).memory
    const count = quick ? FEW_CONNECTIONS : CONNECTIONS
    for (let i = 0; i < count; i += AT_ONCE) {
      sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => greet(server.url, cookie)))))
    }
    await pause(SETTLE_MS)
    const full = (await server.load()).memory
    const each = (full - empty) / count
    return {
      id: 'server.idle.memory',
      value: (empty + each * WANTED) / MB,
      unit: `MB for ${WANTED} connections`,
      floor: 512,
      note: `lower is better; ${(each / 1024).toFixed(1)} KB each over ${count} connections, ${(empty / MB).toFixed(0)} MB without; worked out for ${DREAMT_OF}: ${Math.round((empty + each * DREAMT_OF) / MB)} MB`,
    }
  } finally {
    for (const socket of sockets) socket.close()
    await server.kill()
  }
}

const greet = (url: string, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } })
    socket.addEventListener('open', () => socket.send('{"type":"hello","protocol":1}'))
    socket.addEventListener('message', () => resolve(socket), { once: true })
    socket.addEventListener('error', () => reject(new Error('no connection')), { once: true })
  })
