import { GAME_IDS, type GameId } from '@bothy/games'
import { below, stream } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import { ChildServer } from '../load/child-server.ts'
import { type LoadedTable, beginTable } from '../load/tables.ts'
import { pause } from './common.ts'
import type { ServerFigure } from './figure.ts'

const TABLES = 16
const PEOPLE = 2
const WARM_MS = 2500
const MEASURED_MS = 2500
/** One position in so many is weighed. */
const WEIGHED = 16

/** What a move of each game costs the server, and how large the position is that it sends. */
export async function workFigures(dataDir: (name: string) => string, quick: boolean): Promise<ServerFigure[]> {
  const figures: ServerFigure[] = []
  for (const game of GAME_IDS) figures.push(await workOf(game, dataDir(game), quick))
  return figures
}

async function workOf(game: GameId, dataDir: string, quick: boolean): Promise<ServerFigure> {
  const server = await ChildServer.start({ dataDir, port: 0 })
  const rng = stream('bench work', game)
  const tables: LoadedTable[] = []
  const weights: number[] = []
  const pick = (state: StateMessage): StateMessage['legal'][number] => {
    if (below(rng, WEIGHED) === 0) weights.push(JSON.stringify(state).length)
    return state.legal[below(rng, state.legal.length)]
  }
  const run = { isOver: false }
  const play = async (): Promise<void> => {
    while (!run.isOver) {
      const table = await beginTable(server.url, game, { guests: PEOPLE, bots: 0, pick })
      tables.push(table)
      await Promise.race([Promise.all(table.players.map((player) => player.over)), ended])
      for (const player of table.players) player.stop()
    }
  }
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const playing = Promise.all(Array.from({ length: TABLES }, play))
  const moves = (): number =>
    tables.reduce((sum, { players }) => sum + players.reduce((all, { waits }) => all + waits.length, 0), 0)
  const cpuMs = async (): Promise<number> => {
    const { user, system } = (await server.load()).cpu
    return (user + system) / 1000
  }
  try {
    await pause(quick ? WARM_MS / 5 : WARM_MS)
    const [first, before] = [moves(), await cpuMs()]
    await pause(quick ? MEASURED_MS / 5 : MEASURED_MS)
    const [last, after] = [moves(), await cpuMs()]
    const bytes = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
    return {
      id: `server.work.${game}`,
      value: (after - before) / (last - first),
      unit: 'ms of processor a move',
      note: `lower is better; ${TABLES} tables of ${PEOPLE} over sockets, SQLite, ${last - first} measured; a position sent has ${(bytes / 1024).toFixed(1)} KB`,
    }
  } finally {
    run.isOver = true
    end()
    await playing.catch(() => undefined)
    await server.kill()
  }
}
