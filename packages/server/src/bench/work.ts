import { GAME_IDS, type GameId } from '@bothy/games'
import { stream } from '@bothy/kernel'
import { ChildServer } from '../load/child-server.ts'
import { Pairs } from '../load/pairs.ts'
import { pause } from './common.ts'
import type { ServerFigure } from './figure.ts'

const TABLES = 16
const STOCK = 6
const WARM_MS = 2500
const MEASURED_MS = 2500

export async function workFigures(dataDir: (name: string) => string, quick: boolean): Promise<ServerFigure[]> {
  const figures: ServerFigure[] = []
  for (const game of GAME_IDS) figures.push(await workOf(game, dataDir(game), quick))
  return figures
}

async function workOf(game: GameId, dataDir: string, quick: boolean): Promise<ServerFigure> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const rng = stream('bench work', game)
  const pairs = await Pairs.seated({ servers: [server], game, pairs: TABLES, stock: STOCK, rng })
  const { waits, weights } = pairs
  const cpuMs = async (): Promise<number> => {
    const { user, system } = (await server.load()).cpu
    return (user + system) / 1000
  }
  pairs.begin()
  try {
    await pause(quick ? WARM_MS / 5 : WARM_MS)
    const [first, before] = [waits.length, await cpuMs()]
    await pause(quick ? MEASURED_MS / 5 : MEASURED_MS)
    const [last, after] = [waits.length, await cpuMs()]
    const size = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
    return {
      id: `server.work.${game}`,
      value: (after - before) / (last - first),
      unit: 'ms of processor a move',
      note: `lower is better; ${TABLES} tables of 2 over sockets, SQLite, ${last - first} measured; a position sent has ${(size / 1024).toFixed(1)} KB`,
    }
  } finally {
    await pairs.end()
    await server.kill()
  }
}
