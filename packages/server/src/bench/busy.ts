import { below, stream } from '@bothy/kernel'
import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import { guest } from '../load/player.ts'
import { type LoadedTable, beginTable } from '../load/tables.ts'
import { GAME, pause, percentile } from './common.ts'

const GAMES = 200
const FEW_GAMES = 40
const BOTS = 2
const AT_ONCE = 20
const PING_MS = 10

export async function busyFigures(dataDir: string, quick: boolean): Promise<ServerFigure[]> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const rng = stream('bench busy')
  const games = quick ? FEW_GAMES : GAMES
  const begin = (): Promise<LoadedTable> =>
    beginTable(server.url, GAME, { guests: 1, bots: BOTS, pick: ({ legal }) => legal[below(rng, legal.length)] })
  const tables: LoadedTable[] = []
  try {
    for (let i = 0; i < games; i += AT_ONCE) {
      tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, begin))))
    }
    const players = tables.flatMap((table) => table.players)
    for (const player of players) player.waits.length = 0
    const pings = await pingFor(server.url, quick ? 2000 : 6000)
    const waits = players.flatMap((player) => player.waits)
    for (const player of players) player.stop()
    const note = (values: readonly number[]): string =>
      `${games} games with ${BOTS} bots each; p50 ${percentile(values, 0.5).toFixed(1)}, p99 ${percentile(values, 0.99).toFixed(1)} ms, ${values.length} measured`
    return [
      { id: 'server.busy.ping', value: percentile(pings, 0.95), unit: 'ms (p95)', note: note(pings) },
      { id: 'server.busy.move', value: percentile(waits, 0.95), unit: 'ms (p95)', note: note(waits) },
    ]
  } finally {
    await server.kill()
  }
}

async function pingFor(url: string, ms: number): Promise<number[]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie: await guest(url) } })
  const waits: number[] = []
  const sent = new Map<number, number>()
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (typeof message !== 'object' || message === null || !('tag' in message)) return
    const at = sent.get(Number(message.tag))
    if (at !== undefined) waits.push(performance.now() - at)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const end = performance.now() + ms
  for (let tag = 0; performance.now() < end; tag++) {
    sent.set(tag, performance.now())
    socket.send(JSON.stringify({ type: 'ping', tag }))
    await pause(PING_MS)
  }
  socket.close()
  return waits
}
