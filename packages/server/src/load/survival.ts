import { type Game, type GameTypes, type RngState, below, readPly, sameJson, stream } from '@bothy/kernel'
import { createServer } from 'node:net'
import { ChildServer } from './child-server.ts'
import { type LoadedTable, beginTable } from './tables.ts'

export type SurvivalOptions = {
  readonly game: Game<GameTypes>
  readonly dataDir: string
  readonly rounds: number
  readonly tables: number
  readonly seats: number
  readonly bots: number
  readonly seed: string
  readonly lifeMs: number
  onRound?(round: number, survival: Survival): void
}

export type Survival = {
  kills: number
  games: number
  plies: number
  acknowledged: number
  unheard: number
  connections: number
  readonly lost: string[]
}

export async function survive(options: SurvivalOptions): Promise<Survival> {
  const { dataDir, rounds, tables, seed } = options
  const survival: Survival = { kills: 0, games: 0, plies: 0, acknowledged: 0, unheard: 0, connections: 0, lost: [] }
  const rng = stream('survival', seed)
  const port = await quietPort(rng)
  let server = await ChildServer.start({ dataDir, port })
  let matches = await Promise.all(Array.from({ length: tables }, (_, i) => begin(server.url, options, `${seed} ${i}`)))
  try {
    for (let round = 1; round <= rounds; round++) {
      await pause(options.lifeMs / 4 + below(rng, options.lifeMs))
      await server.kill()
      survival.kills++
      server = await ChildServer.start({ dataDir, port })
      const [over, running] = split(matches)
      for (const match of over) await check(server.url, options.game, match, survival)
      const fresh = over.map((_, i) => begin(server.url, options, `${seed} ${round} ${i}`))
      matches = [...running, ...(await Promise.all(fresh))]
      options.onRound?.(round, survival)
    }
    await Promise.all(matches.flatMap(({ players }) => players.map((player) => player.over)))
    for (const match of matches) await check(server.url, options.game, match, survival)
  } finally {
    for (const { players } of matches) for (const player of players) player.stop()
    await server.kill()
  }
  return survival
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const split = (matches: readonly LoadedTable[]): [readonly LoadedTable[], readonly LoadedTable[]] => {
  const isOver = ({ players }: LoadedTable): boolean =>
    players.every(({ state }) => state !== null && state.result !== null)
  return [matches.filter(isOver), matches.filter((match) => !isOver(match))]
}

export function begin(
  url: string,
  { game, seats, bots }: Pick<SurvivalOptions, 'game' | 'seats' | 'bots'>,
  seed: string,
): Promise<LoadedTable> {
  const rng = stream(seed)
  return beginTable(url, game.id, { guests: seats, bots, pick: ({ legal }) => legal[below(rng, legal.length)] })
}

const isRecord = (x: unknown): x is { readonly plies: readonly string[] } =>
  typeof x === 'object' && x !== null && 'plies' in x && Array.isArray(x.plies)

const AWAY = 503
const ATTEMPTS = 50
const ASK_AGAIN_MS = 100

/** Without undo the version of a submission is the number of its ply. */
export async function check(
  url: string,
  game: Game<GameTypes>,
  { table, players, cookie }: LoadedTable,
  survival: Survival,
): Promise<void> {
  const ask = (): Promise<Response> => fetch(`${url}/api/tables/${table}/record`, { headers: { cookie } })
  let answer = await ask()
  for (let attempt = 1; answer.status === AWAY && attempt < ATTEMPTS; attempt++) {
    await pause(ASK_AGAIN_MS)
    answer = await ask()
  }
  const record: unknown = await answer.json()
  if (!isRecord(record)) {
    survival.lost.push(`${table}: no record after the end: ${answer.status} ${JSON.stringify(record)}`)
    return
  }
  survival.games++
  survival.plies += record.plies.length
  record.plies.forEach((text, number) => {
    const { seat, action } = readPly(game, text)
    if (seat >= players.length) return
    const player = players[seat]
    const sent = player.sent.get(number) ?? []
    if (!sent.some((one) => sameJson(one.action, action)))
      survival.lost.push(`${table} ply ${number}: nobody sent this`)
    const acknowledged = player.acknowledged.get(number)
    if (acknowledged === undefined) survival.unheard++
    else if (!sameJson(acknowledged, action)) survival.lost.push(`${table} ply ${number}: another one was acknowledged`)
  })
  for (const player of players) {
    survival.acknowledged += player.acknowledged.size
    survival.connections += player.connections
    for (const number of player.acknowledged.keys()) {
      if (number >= record.plies.length) survival.lost.push(`${table} ply ${number}: acknowledged and gone`)
    }
    player.stop()
  }
}

const FIRST_PORT = 20_000
const PORTS = 12_000

/** Below the range of outgoing connections, so that a restarted server finds it free again. */
export async function quietPort(rng: RngState): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + ((below(rng, PORTS) + process.pid) % PORTS)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
