import { type Game, type GameTypes, type RngState, below, readPly, sameJson, stream } from '@bothy/kernel'
import type { NewTable, StateMessage, TableInfo } from '@bothy/protocol'
import { createServer } from 'node:net'
import { ChildServer } from './child-server.ts'
import { Player, guest } from './player.ts'

export type SurvivalOptions = {
  readonly game: Game<GameTypes>
  readonly dataDir: string
  readonly rounds: number
  readonly tables: number
  readonly seats: number
  readonly seed: string
  /** A killed server has run for at most this long. */
  readonly lifeMs: number
  onRound?(round: number, survival: Survival): void
}

/** What came of killing the server again and again under people who play. */
export type Survival = {
  kills: number
  games: number
  plies: number
  acknowledged: number
  /** Stored without the acknowledgement having arrived: allowed, and noticed by the client. */
  unheard: number
  connections: number
  readonly lost: string[]
}

type Match = { readonly table: string; readonly players: readonly Player[]; readonly cookie: string }

/**
 * Plays at full speed, kills the server in the middle, starts it again on the same data, and lets the same clients go on. At
 * the end of each game its record must contain every acknowledged ply in its place, and no ply that was not sent.
 */
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

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const split = (matches: readonly Match[]): [readonly Match[], readonly Match[]] => {
  const isOver = ({ players }: Match): boolean => players.every(({ state }) => state !== null && state.result !== null)
  return [matches.filter(isOver), matches.filter((match) => !isOver(match))]
}

async function begin(url: string, { game, seats }: SurvivalOptions, seed: string): Promise<Match> {
  const cookies = await Promise.all(Array.from({ length: seats }, () => guest(url)))
  const wanted: NewTable = {
    game: game.id,
    seats: cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
    setup: {},
    visibility: 'private',
  }
  const { id } = await post(`${url}/api/tables`, cookies[0], wanted)
  for (let seat = 1; seat < seats; seat++) await post(`${url}/api/tables/${id}/seats/${seat}`, cookies[seat])
  const rng = stream(seed)
  const pick = (state: StateMessage): StateMessage['legal'][number] => state.legal[below(rng, state.legal.length)]
  return {
    table: id,
    cookie: cookies[0],
    players: cookies.map((cookie) => new Player({ url, cookie, table: id, pick })),
  }
}

async function post(url: string, cookie: string, body?: NewTable): Promise<TableInfo> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const info: unknown = await answer.json()
  if (!isTable(info)) throw new Error(`${answer.status} ${JSON.stringify(info)}`)
  return info
}

const isTable = (x: unknown): x is TableInfo => typeof x === 'object' && x !== null && 'id' in x
const isRecord = (x: unknown): x is { readonly plies: readonly string[] } =>
  typeof x === 'object' && x !== null && 'plies' in x && Array.isArray(x.plies)

/** Without undo the version of a submission is the number of its ply. */
async function check(
  url: string,
  game: Game<GameTypes>,
  { table, players, cookie }: Match,
  survival: Survival,
): Promise<void> {
  const record: unknown = await (await fetch(`${url}/api/tables/${table}/record`, { headers: { cookie } })).json()
  if (!isRecord(record)) {
    survival.lost.push(`${table}: no record after the end`)
    return
  }
  survival.games++
  survival.plies += record.plies.length
  record.plies.forEach((text, number) => {
    const { seat, action } = readPly(game, text)
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

/** A free port below those that the system gives to outgoing connections, so that a restarted server finds it free again. */
async function quietPort(rng: RngState): Promise<number> {
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
