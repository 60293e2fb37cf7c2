import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { NewTable, Refusal, ServerMessage, StateMessage, TableInfo } from '@bothy/protocol'
import { onTestFinished, vi } from 'vitest'
import { type RunningServer, type ServerOptions, databaseFile, startServer } from '../src/index.ts'
import { BotFailures } from '../src/load/bot-failures.ts'
import { Player, guest } from '../src/load/player.ts'
import { openSqlite } from '../src/store/sqlite.ts'

export const LORDS = 'lords-of-scotland'

export const patient = (): void => vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const NOWHERE = { write: (): void => undefined }

export function heedingBots(options: ServerOptions): {
  readonly options: ServerOptions
  readonly failures: BotFailures
} {
  const { log = 'silent', logTo = log === 'silent' ? NOWHERE : process.stderr } = options
  const failures = new BotFailures(logTo)
  return { options: { ...options, log: log === 'silent' ? 'error' : log, logTo: failures }, failures }
}

export async function serve(options: Partial<ServerOptions> = {}, mayBotsFail = false): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await migratedFolder())
  const heeding = heedingBots({ settings: { botDelayMs: 0 }, ...options, dataDir })
  const server = await startServer(heeding.options)
  onTestFinished(async () => {
    await server.close()
    if (!mayBotsFail) heeding.failures.check()
  })
  return server
}

/** Memory instead of disk, if large enough: each database step syncs the disk, and tests start hundreds of servers. */
const SHARED_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1 << 30
const hasMemory = (): boolean => {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}
const TEMPORARY = hasMemory() ? SHARED_MEMORY : tmpdir()

let migrated: Promise<string> | null = null

/** Made once and copied: migrating takes a third of a start. */
async function migratedFolder(): Promise<string> {
  migrated ??= (async () => {
    const file = databaseFile(mkdtempSync(join(TEMPORARY, 'bothy-migrated-')))
    process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
    await (await openSqlite(file)).close()
    return file
  })()
  const folder = temporaryFolder()
  copyFileSync(await migrated, databaseFile(folder))
  return folder
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(TEMPORARY, 'bothy-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3000))})`

export function builtClient(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bothy</title>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), SCRIPT)
  return folder
}

export class Guest {
  readonly url: string
  readonly cookie: string
  constructor(url: string, cookie: string) {
    this.url = url
    this.cookie = cookie
  }
  static async of(server: RunningServer): Promise<Guest> {
    return new Guest(server.url, await guest(server.url))
  }

  request(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }
  async json<V>(method: string, path: string, body?: unknown): Promise<V> {
    const response = await this.request(method, path, body)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as V
  }
  async refusal(method: string, path: string, body?: unknown): Promise<Refusal & { status: number }> {
    const response = await this.request(method, path, body)
    return { ...((await response.json()) as Refusal), status: response.status }
  }
  table(seats: NewTable['seats'], changes: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.json('POST', '/api/tables', { game: LORDS, seats, setup: {}, visibility: 'private', ...changes })
  }
  sit(table: string, seat: number): Promise<TableInfo> {
    return this.json('POST', `/api/tables/${table}/seats/${seat}`)
  }
  ready(table: string, seat: number): Promise<TableInfo> {
    return this.json('PUT', `/api/tables/${table}/seats/${seat}/ready`, { ready: true })
  }
  player(
    table: string,
    pick: (state: StateMessage) => StateMessage['legal'][number] | null,
    onFrame?: (text: string) => void,
  ): Player {
    const player = new Player({
      url: this.url,
      cookie: this.cookie,
      table,
      pick,
      ...(onFrame === undefined ? {} : { onFrame }),
    })
    onTestFinished(() => player.stop())
    return player
  }
  socket(headers: { [name: string]: string } = {}): Promise<Line> {
    return Line.open(this.url, { cookie: this.cookie, ...headers })
  }
}

export class Line {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  closed: number | null = null
  reason = ''
  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.heard.push(JSON.parse(String(data)) as ServerMessage))
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = code
      this.reason = reason
    })
  }
  static async open(url: string, headers: { [name: string]: string }): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
    const line = new Line(socket)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('no socket')))
    })
    onTestFinished(() => socket.close())
    return line
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  async hear<T extends ServerMessage['type']>(
    type: T,
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
    since = 0,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const found = await until(() =>
      this.heard
        .slice(since)
        .find((m): m is Extract<ServerMessage, { type: T }> => m.type === type && fits(m as never)),
    )
    return found
  }
}

type Look<V> = V | undefined | null | false

export async function until<V>(look: () => Look<V> | Promise<Look<V>>, ms = 120_000): Promise<V> {
  const end = Date.now() + ms
  for (;;) {
    const value = await look()
    if (value !== undefined && value !== null && value !== false) return value
    if (Date.now() > end) throw new Error('it did not happen')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Varies by position, but not from run to run. */
export const spread = (state: StateMessage): StateMessage['legal'][number] =>
  state.legal[(state.version * 7919 + (state.seat ?? 0)) % state.legal.length]
