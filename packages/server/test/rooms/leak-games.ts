import { join } from 'node:path'
import { loadGame } from '@bothy/games'
import { below, stream } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import type { AnyGame } from '@bothy/room'
import type { RunningServer } from '../../src/index.ts'
import type { Player } from '../../src/load/player.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Findings, type Heard, findLeaks } from './leaks.ts'
import { Guest, LORDS, serve, temporaryFolder, until } from '../server.ts'

export type LeakGame = {
  readonly seats: number
  readonly royal: boolean
  readonly seed: string
  readonly restartAt?: number
  readonly game?: AnyGame
}

const ASK_BACK = 40
const JOIN_AGAIN = 25
const NO_LIMITS = { socket: { rate: 1e6, burst: 1e6 }, rest: 1e6 }

export async function playAndCheck({ seats, royal, seed, restartAt, ...rest }: LeakGame): Promise<Findings> {
  const dataDir = temporaryFolder()
  const game = rest.game ?? (await loadGame(LORDS))
  let server = await serve({ dataDir, limits: NO_LIMITS, games: [game] })
  const { port } = server
  const guests = await Promise.all(Array.from({ length: seats + 1 }, () => Guest.of(server)))
  const { id } = await guests[0].table(
    [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }) as const)],
    { setup: { includeRoyal: royal } },
  )
  for (let seat = 1; seat < seats; seat++) await guests[seat].sit(id, seat)
  const heard: Heard[] = []
  const players = guests.map((guest, i) => {
    const frames: string[] = []
    heard.push({ seat: i < seats ? i : null, frames })
    return restless(guest, id, `${seed} ${i}`, frames)
  })
  await checkRest(server, guests[seats], id)
  if (restartAt !== undefined) {
    await until(() => (players[0].state?.ply ?? 0) >= restartAt, 60_000)
    await server.close()
    server = await serve({ dataDir, port, limits: NO_LIMITS, games: [game] })
  }
  await Promise.all(players.map((player) => player.over))
  for (const player of players) player.stop()
  await server.close()

  const store = await openSqlite(join(dataDir, 'bothy.sqlite'))
  const stored = await store.readTable(id)
  const entries = await store.readEntries(id, 0)
  await store.close()
  if (stored === null) throw new Error('the table is gone')
  return findLeaks({ row: stored.row, entries, game }, heard)
}

function restless(guest: Guest, table: string, seed: string, frames: string[]): Player {
  const rng = stream('restless', seed)
  const pick = (state: StateMessage): StateMessage['legal'][number] | null => {
    if (state.canUndo !== 'no' && below(rng, ASK_BACK) === 0 && state.seat !== null) {
      player.send({
        type: 'undo',
        table,
        seat: state.seat,
        version: state.version,
        reach: state.canUndo !== 'free' ? 'past' : below(rng, 2) === 0 ? 'draft' : 'step',
        tag: 1e6,
      })
    }
    const power = state.legal.find(
      (a) => typeof a === 'object' && a !== null && 'type' in a && a['type'] === 'activate',
    )
    return power !== undefined && below(rng, 10) > 0 ? power : state.legal[below(rng, state.legal.length)]
  }
  const player = guest.player(table, pick, (text) => {
    frames.push(text)
    if (!text.startsWith('{"type":"state"')) return
    const state = JSON.parse(text) as StateMessage
    const { request, seat } = state
    if (request !== null && seat !== null && seat !== request.seat && !request.agreed.includes(seat)) {
      player.send({ type: 'consent', table, seat, request: request.number, agree: below(rng, 4) > 0, tag: 1e6 + 1 })
    }
    if (below(rng, JOIN_AGAIN) === 0 && state.result === null) player.send({ type: 'join', table })
  })
  return player
}

async function checkRest(server: RunningServer, guest: Guest, id: string): Promise<void> {
  for (const path of [
    `/api/tables/${id}/record`,
    `/api/tables/${id}/transcript`,
    `/api/tables/${id}/transcript?seat=0`,
  ]) {
    const { why } = await guest.refusal('GET', path)
    if (why !== 'not-over') throw new Error(`${path} was answered before the end: ${why}`)
  }
  for (const path of [`/api/tables/${id}`, '/api/tables', '/healthz', '/api/me']) {
    const text = await (await fetch(`${server.url}${path}`)).text()
    if (/"seed":"|"hand"|"view"/.test(text)) throw new Error(`${path} tells too much`)
  }
}
