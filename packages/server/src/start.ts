import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_IDS, loadGame } from '@bothy/games'
import { buildApp } from './app.ts'
import { BotPool } from './bots/bot-pool.ts'
import { OWN_FOLDER, databaseFile } from './ops/data-folder.ts'
import { freePort } from './ops/free-port.ts'
import { startJobs } from './jobs/jobs.ts'
import { LIMITS } from './limits/limits.ts'
import { makeServices } from './make-services.ts'
import { Metrics } from './ops/metrics.ts'
import { Quotas } from './limits/quotas.ts'
import { OwnAddress, ownAddresses } from './rest/own-address.ts'
import { reporter, serverLog } from './ops/reporting.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { ServerOptions } from './server-options.ts'
import type { Services } from './services.ts'
import { databaseProblem, folderProblem } from './start-problem.ts'
import { precompress } from './rest/static.ts'
import { holdFile } from './store/hold-file.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { DeadlineTimer } from './jobs/deadline-timer.ts'
import { TrustedProxies } from './rest/trusted-proxies.ts'

export interface RunningServer {
  readonly port: number
  readonly url: string
  readonly addresses: readonly string[]
  readonly rooms: Rooms
  close(): Promise<void>
}

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
  const ownBots = new BotPool({
    addressOf: (table) => quotas.addressOf(table),
    ...(options.expertMs === undefined ? {} : { expertMs: options.expertMs }),
  })
  const reach = new OwnAddress(options.publicUrl ?? null)
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
  const timekeeper = new DeadlineTimer(services, options.now ?? Date.now)
  await timekeeper.open()
  await app.listen({ port, host })
  timekeeper.start()
  const endJobs = startJobs(services)
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
    // Awaited later: tables may have to stop before its last step ends.
    const swept = endJobs()
    await timekeeper.stop()
    figures?.close()
    await services.notices.close()
    await services.pairing.longPoll.close()
    await services.rooms.stop()
    await app.close()
    await services.rooms.stop()
    await timekeeper.close()
    await services.ratings.settled()
    await ownBots.close()
    await swept
    await services.records.close()
    await services.otherProcesses.close()
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

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
