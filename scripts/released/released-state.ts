/**
 * Keeps a database of the program as it is, so that `npm test` opens its games for ever: `node scripts/released/released-state.ts NAME [CHECKOUT]`.
 * A server of the checkout (this one) plays games through its socket and ends; what it has stored becomes `packages/server/test/released/NAME.sqlite.gz`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { GAME_IDS } from '@bothy/games'
import { type RngState, below, isObject, stream } from '@bothy/kernel'
import { guest } from '@bothy/server/load'
import { Hand } from './released-hand.ts'

const HALF_WAY = 40
const MOST_PLIES = 2000
const HINT_EVERY = 25
const LIVE = { kind: 'live', reserve: 3_600_000, increment: 10_000, late: 'bot' }

type Server = { readonly url: string; readonly child: ChildProcess }

async function start(checkout: string, dataDir: string): Promise<Server> {
  const main = join(checkout, 'packages/cli/src/main.ts')
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', dataDir], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url !== undefined) return { url: url.replace(/\/$/, ''), child }
  }
  throw new Error('the server did not start')
}

async function table(url: string, cookie: string, wanted: object): Promise<string | null> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ setup: {}, visibility: 'private', ...wanted }),
  })
  const made: unknown = await answer.json()
  if (answer.ok && typeof made === 'object' && made !== null && 'id' in made) return String(made.id)
  console.log(`  not made: ${JSON.stringify(made)}`)
  return null
}

async function rematch(url: string, cookie: string, over: string): Promise<string | null> {
  const answer = await fetch(`${url}/api/tables/${over}/again`, { method: 'POST', headers: { cookie } })
  const made: unknown = await answer.json()
  return answer.ok && isObject(made) ? String(made['id']) : null
}

const seats = (count: number): readonly object[] => Array.from({ length: count }, () => ({ kind: 'me' }))

const typeOf = (action: unknown): string => (isObject(action) ? String(action['type']) : '')

/** Every other time by chance, else of the kind that was played least, so that rare actions are stored too. */
function rarest(legal: readonly unknown[], counts: Map<string, number>, rng: RngState): unknown {
  const least = Math.min(...legal.map((action) => counts.get(typeOf(action)) ?? 0))
  const rare = legal.filter((action) => (counts.get(typeOf(action)) ?? 0) === least)
  const among = below(rng, 2) === 0 ? legal : rare
  const action = among[below(rng, among.length)]
  counts.set(typeOf(action), (counts.get(typeOf(action)) ?? 0) + 1)
  return action
}

async function play(hand: Hand, plies: number, takesHints: boolean): Promise<number> {
  const rng = stream('released', hand.table)
  const counts = new Map<string, number>()
  for (let played = 0; played < plies; played++) {
    const state = await hand.ask()
    if (state === null) break
    if (takesHints && played % HINT_EVERY === 0) await hand.hint(state)
    const action = rarest(state.legal, counts, rng)
    await hand.submit(state, action)
    if (played % 7 === 3 && (await hand.undo(state.seat)) && played % 2 === 1) await hand.redo(state.seat)
  }
  return hand.ply
}

async function playAll(url: string): Promise<void> {
  for (const game of GAME_IDS) {
    const cookie = await guest(url)
    const wishes: readonly (readonly [string, object, number])[] = [
      ['to its end', { seats: seats(2) }, MOST_PLIES],
      ['to its end', { seats: seats(4) }, MOST_PLIES],
      ['with hints', { seats: seats(2), hints: true }, MOST_PLIES],
      ['left running', { seats: seats(3) }, HALF_WAY],
      ['with a clock', { seats: seats(2), pace: LIVE }, HALF_WAY],
      ['resigned', { seats: seats(2) }, HALF_WAY],
    ]
    const playAt = async (what: string, id: string, plies: number): Promise<void> => {
      const hand = await Hand.at(url, cookie, id)
      const stand = await play(hand, plies, what === 'with hints')
      if (what === 'resigned') for (const seat of [0, 1]) await hand.resign(seat)
      hand.close()
      console.log(`  ${game} ${what}: ${stand} plies`)
    }
    let over: string | null = null
    for (const [what, wanted, plies] of wishes) {
      const id = await table(url, cookie, { game, ...wanted })
      if (id === null) continue
      await playAt(what, id, plies)
      over ??= id
    }
    const again = over === null ? null : await rematch(url, cookie, over)
    if (again !== null) await playAt('again', again, HALF_WAY)
  }
}

function packed(file: string): Buffer {
  const db = new DatabaseSync(file)
  db.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete; vacuum')
  db.close()
  return gzipSync(readFileSync(file), { level: 9 })
}

const [name, checkout = fileURLToPath(new URL('../..', import.meta.url))] = process.argv.slice(2)
if (name === undefined || !/^[a-z0-9.-]+$/.test(name)) throw new Error('released-state.ts NAME [CHECKOUT]')
const dataDir = mkdtempSync(join(tmpdir(), 'bothy-released-'))
try {
  const { url, child } = await start(checkout, dataDir)
  try {
    await playAll(url)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const file = packed(join(dataDir, 'bothy.sqlite'))
  writeFileSync(new URL(`../../packages/server/test/released/${name}.sqlite.gz`, import.meta.url), file)
  console.log(`${name}: ${file.length} bytes`)
} finally {
  rmSync(dataDir, { recursive: true })
}
