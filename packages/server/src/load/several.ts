import { below, stream } from '@bothy/kernel'
import { ChildServer } from './child-server.ts'
import type { TestPostgres } from './postgres.ts'
import { TestProxy } from './proxy.ts'
import { type Survival, type SurvivalOptions, begin, check, pause, quietPort, split } from './survival.ts'

export type SeveralOptions = Omit<SurvivalOptions, 'onRound'> & {
  readonly postgres: TestPostgres
  readonly servers: number
  onRound?(round: number, survival: SeveralSurvival): void
}

export type SeveralSurvival = Survival & { pauses: number; drains: number; restarts: number }

const NEIGHBOURS = { beatMs: 200, aliveMs: 1000 }
const LONGEST_PAUSE = 2500
const TRY_AGAIN_MS = 200
const DATABASE_EVERY = 4
const KINDS = 3

/**
 * Ends, kills and stops servers and restarts the database during play. Each record must contain every acknowledged ply in its place, and no
 * ply that was not sent.
 */
export async function surviveSeveral(options: SeveralOptions): Promise<SeveralSurvival> {
  const { postgres, dataDir, rounds, tables, seed } = options
  const survival: SeveralSurvival = {
    kills: 0,
    pauses: 0,
    drains: 0,
    restarts: 0,
    games: 0,
    plies: 0,
    acknowledged: 0,
    unheard: 0,
    connections: 0,
    lost: [],
  }
  const rng = stream('several', seed)
  const databaseUrl = await postgres.database()
  const start = (port: number): Promise<ChildServer> =>
    ChildServer.start({ dataDir, port, databaseUrl, otherProcesses: NEIGHBOURS })
  const proxy = await TestProxy.start()
  const servers: ChildServer[] = []
  for (let i = 0; i < options.servers; i++) servers.push(await start(await quietPort(rng)))
  proxy.serve(servers.map(({ port }) => port))
  let matches = await Promise.all(Array.from({ length: tables }, (_, i) => begin(proxy.url, options, `${seed} ${i}`)))
  const again = setInterval(() => {
    for (const { players } of matches) for (const player of players) player.again()
  }, TRY_AGAIN_MS)
  try {
    for (let round = 1; round <= rounds; round++) {
      await pause(options.lifeMs / 4 + below(rng, options.lifeMs))
      const chosen = below(rng, servers.length)
      if (round % DATABASE_EVERY === 0) {
        await postgres.restart()
        survival.restarts++
      } else if (round % KINDS === 0) {
        await servers[chosen].pause(below(rng, LONGEST_PAUSE))
        survival.pauses++
      } else {
        const { port } = servers[chosen]
        const isDrained = round % KINDS === 1
        await (isDrained ? servers[chosen].drain() : servers[chosen].kill())
        survival[isDrained ? 'drains' : 'kills']++
        servers[chosen] = await start(port)
      }
      const [over, running] = split(matches)
      for (const match of over) await check(proxy.url, options.game, match, survival)
      const fresh = over.map((_, i) => begin(proxy.url, options, `${seed} ${round} ${i}`))
      matches = [...running, ...(await Promise.all(fresh))]
      options.onRound?.(round, survival)
    }
    await Promise.all(matches.flatMap(({ players }) => players.map((player) => player.over)))
    for (const match of matches) await check(proxy.url, options.game, match, survival)
  } finally {
    clearInterval(again)
    for (const { players } of matches) for (const player of players) player.stop()
    await Promise.all(servers.map((server) => server.kill()))
    proxy.close()
  }
  return survival
}
