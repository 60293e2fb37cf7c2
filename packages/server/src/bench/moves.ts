import { below, stream } from '@bothy/kernel'
import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import { type LoadedTable, beginTable } from '../load/tables.ts'
import { GAME, pause } from './common.ts'

const TABLES = 64
const WARM_MOVES = 3000
const LONGEST_WARM_UP = 15_000
const ROUNDS = 4
const ROUND_MS = 1500

/** Pairs of guests play as fast as they can; a finished game is followed by another. */
export async function movesFigure(dataDir: string, quick: boolean): Promise<ServerFigure> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const rng = stream('bench moves')
  const all: LoadedTable[] = []
  const run = { isOver: false }
  const play = async (): Promise<void> => {
    while (!run.isOver) {
      const table = await beginTable(server.url, GAME, {
        guests: 2,
        bots: 0,
        pick: ({ legal }) => legal[below(rng, legal.length)],
      })
      all.push(table)
      await Promise.race([Promise.all(table.players.map((player) => player.over)), stopped])
      for (const player of table.players) player.stop()
    }
  }
  let stop = (): void => undefined
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  const count = (): number =>
    all.reduce((sum, { players }) => sum + players.reduce((n, player) => n + player.acknowledged.size, 0), 0)
  const playing = Promise.all(Array.from({ length: TABLES }, play))
  try {
    const warmed = performance.now() + LONGEST_WARM_UP
    while (count() < WARM_MOVES && performance.now() < warmed) await pause(50)
    const rounds: Round[] = []
    for (let i = 0; i < (quick ? 2 : ROUNDS); i++) rounds.push(await measure(server, count))
    const best = rounds.reduce((a, c) => (c.perSecond > a.perSecond ? c : a))
    return {
      id: 'server.moves',
      value: best.perSecond,
      unit: 'durable moves/s',
      floor: 3000,
      goal: 8000,
      note: `${TABLES} tables of two over sockets, best of ${rounds.length} rounds; ${Math.round(best.perCpuSecond)} moves for each second of processor, of which the server had ${Math.round(100 * best.share)} %`,
    }
  } finally {
    run.isOver = true
    stop()
    await playing.catch(() => undefined)
    await server.kill()
  }
}

type Round = { readonly perSecond: number; readonly perCpuSecond: number; readonly share: number }

async function measure(server: ChildServer, count: () => number): Promise<Round> {
  const [first, cpu, began] = [count(), (await server.load()).cpu, performance.now()]
  await pause(ROUND_MS)
  const [last, after] = [count(), (await server.load()).cpu]
  const seconds = (performance.now() - began) / 1000
  const cpuSeconds = (after.user + after.system - cpu.user - cpu.system) / 1e6
  return { perSecond: (last - first) / seconds, perCpuSecond: (last - first) / cpuSeconds, share: cpuSeconds / seconds }
}
