import { DatabaseSync } from 'node:sqlite'
import { mkdirSync } from 'node:fs'
import type { ServerFigure } from './figure.ts'
import { ChildServer } from '../load/child-server.ts'
import { guest } from '../load/player.ts'
import { beginTable } from '../load/tables.ts'
import { databaseFile } from '../ops/data-folder.ts'
import { GAME, pause } from './common.ts'

const STORED = 100_000
const FEW_STORED = 5000
const LOADED = 1000
const FEW_LOADED = 200
const PLIES = 40
const AT_ONCE = 25
const SETTLE_MS = 1000
const MB = 1024 * 1024

export async function storedFigures(dataDir: string, quick: boolean): Promise<ServerFigure[]> {
  const matches = quick ? FEW_STORED : STORED
  mkdirSync(dataDir, { recursive: true })
  const first = await ChildServer.start({ dataDir, port: 0 })
  const model = await begun(first.url)
  await first.drain()
  multiply(databaseFile(dataDir), model, matches)
  const began = performance.now()
  const server = await ChildServer.start({ dataDir, port: 0 })
  const started = performance.now() - began
  try {
    await pause(SETTLE_MS)
    const empty = (await server.load()).memory
    const loaded = quick ? FEW_LOADED : LOADED
    const cookie = await guest(server.url)
    for (let i = 0; i < loaded; i += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, k) => {
          const answer = await fetch(`${server.url}/api/tables/${copyOf(model, i + k)}`, { headers: { cookie } })
          if (!answer.ok) throw new Error(`a stored match cannot be read: ${answer.status}`)
          await answer.arrayBuffer()
        }),
      )
    await pause(SETTLE_MS)
    const full = (await server.load()).memory
    return [
      {
        id: 'server.stored.start',
        value: started,
        unit: 'ms',
        note: `from nothing to listening, with ${matches} stored matches`,
      },
      { id: 'server.stored.memory', value: empty / MB, unit: 'MB', note: `after it, with ${matches} stored matches` },
      {
        id: 'server.match.memory',
        value: (full - empty) / loaded / 1024,
        unit: 'KB',
        note: `for each match of ${PLIES} plies in memory, over ${loaded}; a minute after the last visitor it is none`,
      },
    ]
  } finally {
    await server.kill()
  }
}

async function begun(url: string): Promise<string> {
  const { table, players } = await beginTable(url, GAME, {
    guests: 2,
    bots: 0,
    pick: ({ legal, ply }) => (ply < PLIES ? legal[0] : null),
  })
  while (players.some(({ state }) => (state?.ply ?? 0) < PLIES)) await pause(20)
  for (const player of players) player.stop()
  return table
}

const copyOf = (model: string, number: number): string => `${model.slice(0, -6)}${String(number).padStart(6, '0')}`

function multiply(file: string, model: string, copies: number): void {
  const db = new DatabaseSync(file)
  const id = `substr(?1, 1, length(?1) - 6) || printf('%06d', n)`
  const numbers = `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${copies - 1})`
  const columns = db
    .prepare('pragma table_info(tables)')
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== 'id')
    .join(', ')
  db.exec('begin')
  db.prepare(
    `${numbers} insert into tables (id, ${columns}) select ${id}, ${columns} from numbers, tables where tables.id = ?1`,
  ).run(model)
  db.prepare(`${numbers} insert into entries select ${id}, seq, entry from numbers, entries where table_id = ?1`).run(
    model,
  )
  db.exec('commit')
  db.close()
}
