import { superviseServer } from '../guard/index.ts'
import type { ProcessSettings } from '../processes/postgres.ts'
import { type RunningServer, startServer } from '../start.ts'

const options: unknown = JSON.parse(process.argv[2] ?? '{}')

const isOptions = (
  x: unknown,
): x is {
  readonly dataDir: string
  readonly port: number
  readonly botDelayMs?: number
  readonly databaseUrl?: string
  readonly otherProcesses?: ProcessSettings
  readonly supervised?: { readonly limit: number; readonly gamesFrom?: string }
  readonly log?: string
} =>
  typeof x === 'object' &&
  x !== null &&
  'dataDir' in x &&
  typeof x.dataDir === 'string' &&
  'port' in x &&
  typeof x.port === 'number'

if (!isOptions(options)) throw new Error('child.ts needs { dataDir, port } as JSON')
const NO_LIMIT = 1e9
const ALL = { rate: NO_LIMIT, burst: NO_LIMIT }

const { supervised } = options
const plain = {
  port: options.port,
  dataDir: options.dataDir,
  log: options.log ?? 'error',
  ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
  ...(options.otherProcesses === undefined ? {} : { otherProcesses: options.otherProcesses }),
  limits: {
    rest: NO_LIMIT,
    pages: NO_LIMIT,
    socket: ALL,
    sockets: NO_LIMIT,
    connections: NO_LIMIT,
    making: { person: ALL, address: ALL },
    kept: { unfinished: 1e6, finished: 1e6 },
    botTables: { person: NO_LIMIT, address: NO_LIMIT },
  },
  settings: { botDelayMs: options.botDelayMs ?? 0 },
}

async function start(): Promise<Pick<RunningServer, 'url' | 'port' | 'close'>> {
  if (supervised === undefined) return startServer(plain)
  const { limit, ...games } = supervised
  const server = await superviseServer({ ...plain, ...games }, limit)
  void server.failed.then(() => process.exit(1))
  return server
}

const server = await start()
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void server.close().then(() => process.exit()))
process.on('message', () => process.send?.({ memory: process.memoryUsage.rss(), cpu: process.cpuUsage() }))
process.send?.({ url: server.url, port: server.port })
