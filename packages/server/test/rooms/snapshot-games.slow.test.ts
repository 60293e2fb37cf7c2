import { GAME_IDS, loadGame } from '@bothy/games'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { type Json, type RngState, below, leavesOf, stream } from '@bothy/kernel'
import {
  type AnyGame,
  MatchLog,
  OPENING,
  type Outcome,
  type TableEntry,
  type TableRow,
  snapshotOf,
  standUp,
  stateMessage,
  summaryOf,
} from '@bothy/room'
import { expect, test } from 'vitest'
import { patient } from '../server.ts'

patient()

const GAMES = IS_WHOLE ? 20 : 1
const ONE_OF = 30

const pick = <V>(items: readonly V[], rng: RngState): V => items[below(rng, items.length)]

function anySetup(game: AnyGame, seats: number, rng: RngState): Json {
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, pick(values(seats), rng)]))
  const numbers = leavesOf(game.correctable ?? {}).filter(({ value }) => typeof value === 'number')
  for (let tries = below(rng, 2) * 40; tries > 0 && numbers.length > 0; tries--) {
    const { at, value } = pick(numbers, rng)
    const setup = game.setup({ ...options, corrections: [{ at, value: Number(value) + 1 }] }, seats)
    if (setup.ok) return setup.value
  }
  const setup = game.setup(options, seats)
  if (!setup.ok) throw new Error(`bad setup: ${JSON.stringify(setup.problem)}`)
  return setup.value
}

function told(matchLog: MatchLog): readonly unknown[] {
  const { table } = matchLog
  if (table === null) throw new Error('not begun')
  const eyes = [null, ...matchLog.holders.keys()]
  return [
    eyes.map((seat) => stateMessage(matchLog, table, { seat, from: OPENING, isLost: () => false, now: 0 })),
    [summaryOf(matchLog, 0), matchLog.request, matchLog.isTalkFree, matchLog.seq, matchLog.last, table.version],
    [table.state, table.match, table.snapshot.undone, table.snapshot.since],
  ]
}

function anyDeed(matchLog: MatchLog, rng: RngState): (on: MatchLog) => Outcome {
  const seat = below(rng, matchLog.holders.length)
  const plies = matchLog.table?.plies.length ?? 0
  const holder = matchLog.holders[seat]
  const version = matchLog.table?.versionOf(seat) ?? 0
  const to = Math.max(0, plies - 1 - below(rng, 9))
  const draw = below(rng, 60)
  if (draw === 0) return (on) => on.rewind(seat, to)
  if (draw === 1) return (on) => on.add({ type: 'ask', seat, to, at: 5 })
  if (draw === 2) return (on) => on.add({ type: 'agree', seat })
  if (draw === 3 && holder.kind === 'person')
    return (on) => on.add({ type: 'seat', seat, holder: { ...holder, away: holder.away === null ? 'easy' : null } })
  if (draw === 4 && matchLog.resigned.size === 0) return (on) => on.add({ type: 'resign', seat, level: 'medium' })
  if (draw === 5) return (on) => on.add({ type: 'talk', all: plies % 2 === 0 })
  if (draw < 9) return (on) => on.undo(seat, version, draw === 6)
  if (draw < 12) return (on) => on.redo(seat, version)
  const actor = pick(matchLog.actors, rng)
  const action = pick(matchLog.table?.legal(actor) ?? [], rng)
  return (on) => on.submit(actor, on.table?.versionOf(actor) ?? 0, action)
}

test.each(GAME_IDS)('%s: a snapshot is what playing the log again gives, wherever it was taken', async (id) => {
  const game = await loadGame(id)
  const rng = stream('snapshots', id)
  for (const seats of Array.from({ length: GAMES }, () => [game.seats.min, game.seats.max]).flat()) {
    const setup = anySetup(game, seats, rng)
    const row: TableRow = {
      id: 'a',
      game: id,
      seats,
      setup,
      visibility: 'open',
      friendly: false,
      hints: null,
      rated: false,
      pace: null,
      host: null,
      created: 1,
    }
    const matchLog = new MatchLog(row, game)
    const log: TableEntry[] = []
    for (let seat = 0; seat < seats; seat++)
      log.push({ type: 'seat', seat, holder: { kind: 'person', person: `p${seat}`, name: `P${seat}`, away: null } })
    log.push({ type: 'start', seed: `${id} ${seats}`, revision: game.revision })
    matchLog.add(...log)
    let [stood, snapshots] = [matchLog, 0]
    while (matchLog.status === 'playing') {
      const deed = anyDeed(matchLog, rng)
      const outcome = deed(matchLog)
      if (stood !== matchLog) expect(deed(stood)).toEqual(outcome)
      if (outcome.ok) log.push(...outcome.entries)
      if (below(rng, ONE_OF) > 0) continue
      expect(told(stood)).toEqual(told(matchLog))
      const snapshot = snapshotOf(matchLog)
      if (snapshot === null) continue
      snapshots++
      const covered = snapshot.seq - 1
      stood = standUp(row, game, snapshot, log.slice(covered))
      expect(told(stood)).toEqual(told(new MatchLog(row, game, log)))
    }
    expect(told(stood)).toEqual(told(matchLog))
    expect(snapshotOf(matchLog)).toBe(null)
    expect(snapshots).toBeGreaterThan(1)
  }
})
