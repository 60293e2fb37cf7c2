import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, loadGame } from '@bothy/games'
import { type AnyGame, type BotPlayers, type Guard, ROOM_SETTINGS, type RoomSettings, UNGUARDED } from '@bothy/room'
import { buildApp } from './app.ts'
import { BotPool } from './bot-pool.ts'
import { OWN_FOLDER, databaseFile, reportsFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { Health } from './health.ts'
import { keepHouse } from './housekeeping.ts'
import { Identity } from './identity.ts'
import { Metrics } from './metrics.ts'
import type { MailOptions } from './notices/mail.ts'
import { type NoticeOptions, Notices } from './notices/notices.ts'
import { NO_NEIGHBOURS } from './neighbours/neighbours.ts'
import type { NeighbourSettings } from './neighbours/postgres.ts'
import { Pairing } from './pairing/pairing.ts'
import { Friends } from './people/friends.ts'
import { Hearing } from './people/hearing.ts'
import { Invitations } from './people/invitations.ts'
import { Moderation } from './people/moderation.ts'
import { Rhythms, restOf } from './people/rhythms.ts'
import { Presence } from './presence.ts'
import { Quotas } from './quotas.ts'
import { Ratings } from './ratings/ratings.ts'
import { Results } from './results/results.ts'
import { ReachOf, ownAddresses } from './reach.ts'
import { reporter, serverLog } from './reporting.ts'
import { Reports } from './reports.ts'
import { RecordThread, importerOf } from './records/importer.ts'
import { Rooms } from './rooms.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { Services } from './services.ts'
import { OwnSnapshots } from './snapshots.ts'
import { databaseProblem, folderProblem } from './start-problem.ts'
import { precompress } from './static.ts'
import { PostgresStore, openPostgres } from './store/postgres.ts'
import { holdFile } from './store/hold-file.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Timekeeper } from './timekeeper.ts'
import { TrustedProxies } from './trusted-proxies.ts'
import { VERSION } from './version.ts'

export type ServerOptions = {
  /** 0: any free one. One that is taken gives way to the next. */
  readonly port?: number
  /** This one or none. */
  readonly isPortFixed?: boolean
  readonly host?: string
  /** Where the database lies, unless there is a `databaseUrl`, and what the host has put beside it; made if missing. */
  readonly dataDir: string
  /** A database of PostgreSQL, `postgres://…`, which other servers may use at the same time. */
  readonly databaseUrl?: string
  /** `silent`, `error`, `info` or `debug`, as lines of JSON on standard error. */
  readonly log?: string
  /** Where these lines go instead. */
  readonly logTo?: { write(line: string): void }
  /** Proxies of one's own whose `X-Forwarded-*` headers are believed: addresses, networks, `loopback` or `private`. */
  readonly trustProxy?: readonly string[]
  /** Other sites whose pages may connect, as `https://host`. */
  readonly origins?: readonly string[]
  /** The address that people are sent, such as `https://bothy.example`. */
  readonly publicUrl?: string
  readonly limits?: Partial<Limits>
  readonly settings?: Partial<RoomSettings>
  /** What time it is, for those who cannot wait. */
  readonly now?: () => number
  readonly bots?: BotPlayers
  readonly games?: readonly AnyGame[]
  readonly store?: Store
  readonly neighbours?: NeighbourSettings
  /** Who sends e-mail for this server; nobody if absent. */
  readonly mail?: MailOptions
  readonly notices?: NoticeOptions
  /** Where figures for Prometheus are served; nowhere if absent. */
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly clientDir?: string
  /** Where to say which game is being called, for whoever looks how long that takes. */
  readonly calls?: Pick<Guard, 'enter' | 'leave'>
  /** Faults before the start, for the figures. */
  readonly faults?: readonly { readonly fault: string; readonly game: string | undefined }[]
}

export interface RunningServer {
  readonly port: number
  /** For this machine. */
  readonly url: string
  /** For others on the network, if it listens there. */
  readonly addresses: readonly string[]
  readonly rooms: Rooms
  /** Finishes what is under way, tells the sockets, puts everything on disk. */
  close(): Promise<void>
}

const SEED_BYTES = 32
const CLIENT = fileURLToPath(new URL('../../client/dist', import.meta.url))

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', clientDir = CLIENT } = options
  const proxies = new TrustedProxies(options.trustProxy ?? [])
  const log = serverLog(options)
  const games = new Map((options.games ?? (await Promise.all(GAME_IDS.map(loadGame)))).map((game) => [game.id, game]))
  const metrics = new Metrics()
  for (const { fault, game } of options.faults ?? []) metrics.fault(fault, game)
  const report = reporter(log, metrics)
  const store = options.store ?? (await openStore(options, report))
  const limits = { ...LIMITS, ...options.limits }
  const quotas = new Quotas(limits)
  const ownBots = new BotPool({ addressOf: (table) => quotas.addressOf(table) })
  const reach = new ReachOf(options.publicUrl ?? null)
  const services = await makeServices(options, {
    reach,
    games,
    store,
    bots: options.bots ?? ownBots,
    limits,
    quotas,
    metrics,
    report,
  }).catch((error: unknown) => {
    throw databaseProblem(databaseFile(options.dataDir), error)
  })
  const app = await buildApp(services, { log, clientDir, proxies })
  const port = await freePort(options.port ?? 0, host, options.isPortFixed === true)
  const timekeeper = new Timekeeper(services, options.now ?? Date.now)
  await timekeeper.open()
  await app.listen({ port, host })
  timekeeper.start()
  const endHousekeeping = keepHouse(services)
  services.notices.start()
  metrics.count({
    rooms: () => services.rooms.size,
    sockets: () => app.websocketServer.clients.size,
    questions: () => ownBots.questions,
  })
  const figures = options.metrics === undefined ? null : await metrics.serve(options.metrics.port, options.metrics.host)
  services.rooms.resume().catch((error: unknown) => services.report('bots could not go on', error))
  precompress(clientDir).catch(() => log.debug('the client is served as it is'))

  const address = app.server.address()
  const listening = typeof address === 'object' && address !== null ? address.port : port
  const addresses = isEverywhere(host) ? ownAddresses().map((ip) => `http://${ip}:${listening}`) : []
  reach.addresses = addresses
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    services.health.close()
    endHousekeeping()
    timekeeper.stop()
    figures?.close()
    await services.notices.close()
    await services.pairing.holding.close()
    await services.rooms.stop()
    await app.close()
    await services.rooms.stop()
    await services.ratings.settled()
    await ownBots.close()
    await services.records.close()
    await services.neighbours.close()
    await store.close()
  }
  return {
    port: listening,
    url: `http://localhost:${listening}`,
    addresses,
    rooms: services.rooms,
    close: () => (closing ??= close()),
  }
}

async function openStore({ dataDir, databaseUrl }: ServerOptions, report: Services['report']): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, report)
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWN_FOLDER })
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
  return openSqlite(databaseFile(dataDir), holdFile)
}

/** Faults of games become files; how long they are at it is for whoever has given a place to say so. */
function guardOf({ dataDir, calls = UNGUARDED }: ServerOptions, report: Services['report']): Guard {
  const reports = new Reports(reportsFolder(dataDir), VERSION)
  return {
    program: VERSION,
    enter: (table, task, wanted) => calls.enter(table, task, wanted),
    leave: () => calls.leave(),
    report(fault) {
      try {
        reports.write(fault)
      } catch (error) {
        report('a fault could not be written down', error)
      }
    },
  }
}

type Parts = {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly store: Store
  readonly bots: BotPlayers
  readonly limits: Limits
  readonly quotas: Quotas
  readonly reach: ReachOf
  readonly metrics: Metrics
  readonly report: Services['report']
}

async function makeServices(options: ServerOptions, parts: Parts): Promise<Services> {
  const { games, store, bots, limits, quotas, reach, metrics } = parts
  const health = new Health(store)
  const report: Services['report'] = (fault, error, about) => {
    health.notice(error)
    parts.report(fault, error, about)
  }
  const neighbours = store instanceof PostgresStore ? store.meet(options.neighbours) : NO_NEIGHBOURS
  const presence = new Presence(Date.now(), neighbours)
  const ratings = new Ratings(store)
  const rhythms = new Rhythms(store)
  const hearing = new Hearing(store)
  const friends = new Friends(store)
  const notices = await Notices.open(
    {
      store,
      neighbours,
      rhythms,
      report,
      mail: options.mail,
      now: () => Date.now(),
      rooms: () => rooms,
      site: options.publicUrl?.replace(/\/+$/, '') ?? null,
    },
    options.notices,
  )
  const rooms: Rooms = new Rooms(
    {
      game: (id) => games.get(id),
      store,
      // What games of others are made of nobody here knows.
      snapshots:
        options.games === undefined ? new OwnSnapshots(store, undefined, (isFound) => metrics.snapshot(isFound)) : null,
      bots,
      clock: {
        now: options.now ?? Date.now,
        after(ms, call) {
          const timer = setTimeout(call, ms)
          return () => clearTimeout(timer)
        },
      },
      settings: { ...ROOM_SETTINGS, ...options.settings },
      guard: guardOf(options, report),
      hearing,
      drawSeed: () => randomBytes(SEED_BYTES).toString('hex'),
      rhythmOf: async (person) => restOf(await rhythms.of(person)),
      lastSeen: (person) => presence.lastSeen(person, Date.now()),
      ended: ({ id, rated }) => {
        if (rated) ratings.settle(id).catch((error: unknown) => report('a match could not be counted', error))
      },
      report: (fault, error, game) => report(fault, error, game === undefined ? {} : { game }),
    },
    neighbours,
    (table) => notices.touch(table),
  )
  await neighbours.open({
    hear: (notice) => rooms.hear(notice),
    doubt: () => void rooms.lookAround().catch((error: unknown) => report('nobody knows what others did', error)),
    report,
  })
  const identity = await Identity.open(store, { publicUrl: options.publicUrl ?? null, report })
  return {
    games,
    store,
    rooms,
    records: options.games === undefined ? new RecordThread() : importerOf(games),
    health,
    metrics,
    neighbours,
    identity,
    presence,
    friends,
    invitations: new Invitations(store),
    hearing,
    moderation: new Moderation(store),
    ratings,
    results: new Results(store),
    notices,
    pairing: new Pairing({ games, store, rooms, identity, friends, quotas, limits, neighbours }),
    rhythms,
    limits,
    quotas,
    reach,
    origins: [...(options.origins ?? []), ...originsOf(options.publicUrl)],
    correctionsDir: join(options.dataDir, 'corrections'),
    version: VERSION,
    report,
  }
}

const originsOf = (url: string | undefined): readonly string[] => (url === undefined ? [] : [new URL(url).origin])

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
