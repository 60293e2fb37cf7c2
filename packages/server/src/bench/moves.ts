import { stream } from '@bothy/kernel'
import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import type { TestPostgres } from '../load/postgres.ts'
import { Pairs } from '../load/pairs.ts'
import { GAME, pause, percentile } from './common.ts'

const TABLES = 64
/** Tables are made in advance: making one costs as much as a dozen moves and is measured apart. */
const STOCK = 20
const SMALL_STOCK = 6
/** Warm-up moves, until the server's code is compiled. */
const WARM_MOVES = 20_000
const FEW_WARM_MOVES = 3000
const LONGEST_WARM_UP = 10_000
const ROUNDS = 4
const ROUND_MS = 1500

export async function movesFigures(dataDir: string, quick: boolean): Promise<ServerFigure[]> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const [moves, ...waits] = await playOn([server], 'server.moves', quick)
  return [{ ...moves, floor: 4000, goal: 8000 }, ...waits]
}

export async function postgresMovesFigures(
  postgres: TestPostgres,
  { dataDir, processes, quick }: { readonly dataDir: string; readonly processes: number; readonly quick: boolean },
): Promise<ServerFigure[]> {
  const databaseUrl = await postgres.database()
  const servers = await Promise.all(
    Array.from({ length: processes }, () => ChildServer.start({ dataDir, port: 0, databaseUrl })),
  )
  return playOn(servers, `server.moves.postgres${processes}`, quick)
}

async function playOn(servers: readonly ChildServer[], id: string, quick: boolean): Promise<ServerFigure[]> {
  const stock = quick ? SMALL_STOCK : STOCK
  const before = await cpuOf(servers)
  const pairs = await Pairs.seated({ servers, game: GAME, pairs: TABLES, stock, rng: stream('bench moves') })
  const perTable = (1000 * ((await cpuOf(servers)) - before)) / (TABLES * stock)
  const { waits } = pairs
  pairs.begin()
  try {
    const began = performance.now()
    const warmMoves = quick ? FEW_WARM_MOVES : WARM_MOVES
    while (waits.length < warmMoves && performance.now() < began + LONGEST_WARM_UP) await pause(50)
    const warmUp = `${waits.length} moves in ${((performance.now() - began) / 1000).toFixed(1)} s to warm up`
    waits.length = 0
    pairs.late = 0
    const rounds: Round[] = []
    for (let i = 0; i < (quick ? 2 : ROUNDS); i++) rounds.push(await measure(servers, () => waits.length))
    const best = rounds.reduce((a, c) => (c.perSecond > a.perSecond ? c : a))
    return [
      {
        id,
        value: best.perSecond,
        unit: 'durable moves/s',
        note: `${TABLES} tables of two over sockets, made before${pairs.late > 0 ? ` but for ${pairs.late}` : ''}, best of ${rounds.length} rounds after ${warmUp}; ${Math.round(best.perCpuSecond)} moves for each second of processor, of which ${servers.length === 1 ? 'the server' : `${servers.length} servers`} had ${Math.round(100 * best.share)} %, and those who play, in one process on the same machine, ${Math.round(100 * best.ownShare)} %`,
      },
      {
        id: `${id}.work`,
        value: 1000 / best.perCpuSecond,
        unit: 'ms of processor a move',
        note: `lower is better; of the server alone. To make a table and seat two takes ${perTable.toFixed(1)} ms`,
      },
      {
        id: `${id}.p50`,
        value: percentile(waits, 0.5),
        unit: 'ms',
        note: `from sending a move to its answer, while ${2 * TABLES} people play as fast as they can; ${waits.length} measured`,
      },
      { id: `${id}.p99`, value: percentile(waits, 0.99), unit: 'ms' },
    ]
  } finally {
    await pairs.end()
    await Promise.all(servers.map((server) => server.kill()))
  }
}

type Round = {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly share: number
  readonly ownShare: number
}

async function measure(servers: readonly ChildServer[], count: () => number): Promise<Round> {
  const [first, cpu, began, own] = [count(), await cpuOf(servers), performance.now(), process.cpuUsage()]
  await pause(ROUND_MS)
  const [last, after] = [count(), await cpuOf(servers)]
  const seconds = (performance.now() - began) / 1000
  const cpuSeconds = after - cpu
  const { user, system } = process.cpuUsage(own)
  return {
    perSecond: (last - first) / seconds,
    perCpuSecond: (last - first) / cpuSeconds,
    share: cpuSeconds / seconds,
    ownShare: (user + system) / 1e6 / seconds,
  }
}

async function cpuOf(servers: readonly ChildServer[]): Promise<number> {
  const loads = await Promise.all(servers.map((server) => server.load()))
  return loads.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0) / 1e6
}
