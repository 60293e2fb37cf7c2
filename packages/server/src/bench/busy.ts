import { below, stream } from '@bothy/kernel'
import type { BotLevel, StateMessage } from '@bothy/protocol'
import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import { guest } from '../load/player.ts'
import { type LoadedTable, beginTable } from '../load/tables.ts'
import { GAME, pause, percentile } from './common.ts'

const AT_ONCE = 20
const PING_MS = 10
const PINGED_MS = { quick: 2000, full: 6000 }
/** An expert thinks for seconds where all are asked at once. */
const EXPERTS_PINGED_MS = 20_000
const EXPERT_TABLES = 100
const EXPERT_PING = { floor: 100, goal: 20 }

type Load = { readonly games: number; readonly bots: number; readonly level: BotLevel; readonly pingedMs: number }

export function busyFigures(dataDir: string, quick: boolean): Promise<ServerFigure[]> {
  const pingedMs = quick ? PINGED_MS.quick : PINGED_MS.full
  return figures(dataDir, 'busy', { games: quick ? 40 : 200, bots: 2, level: 'easy', pingedMs })
}

export async function expertFigures(dataDir: string): Promise<ServerFigure[]> {
  const load = { games: EXPERT_TABLES, bots: 1, level: 'expert', pingedMs: EXPERTS_PINGED_MS } as const
  const [ping, move] = await figures(dataDir, 'experts', load)
  return [{ ...ping, ...EXPERT_PING }, move]
}

async function figures(dataDir: string, name: string, load: Load): Promise<[ServerFigure, ServerFigure]> {
  const { games, bots, level, pingedMs } = load
  const server = await ChildServer.start({ dataDir, port: 0 })
  const rng = stream('bench busy')
  const pick = ({ legal }: StateMessage): StateMessage['legal'][number] => legal[below(rng, legal.length)]
  const begin = (): Promise<LoadedTable> => beginTable(server.url, GAME, { guests: 1, bots, level, pick })
  const tables: LoadedTable[] = []
  try {
    for (let i = 0; i < games; i += AT_ONCE) {
      tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, begin))))
    }
    const players = tables.flatMap((table) => table.players)
    for (const player of players) player.waits.length = 0
    const pings = await pingFor(server.url, pingedMs)
    const waits = players.flatMap((player) => player.waits)
    for (const player of players) player.stop()
    const note = (values: readonly number[]): string =>
      `${games} games with ${bots} ${level} bots each; p50 ${percentile(values, 0.5).toFixed(1)}, p99 ${percentile(values, 0.99).toFixed(1)} ms, ${values.length} measured`
    return [
      { id: `server.${name}.ping`, value: percentile(pings, 0.95), unit: 'ms (p95)', note: note(pings) },
      { id: `server.${name}.move`, value: percentile(waits, 0.95), unit: 'ms (p95)', note: note(waits) },
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
