import { expect, test } from 'vitest'
import { hashOf } from '../hash.ts'
import { below, type RngState, stream } from '../random.ts'
import { readRecord } from '../record/read-record.ts'
import { writeRecord } from '../record/record.ts'
import type { Answer } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'
import type { Toy } from '../toy/types.ts'
import { broken, malformed, mutated, oddValue } from './malformed.ts'
import { IS_WHOLE } from './whole.ts'

const SUBMISSIONS = IS_WHOLE ? 100_000 : 20_000
const RECORDS = IS_WHOLE ? 20_000 : 4000
const REASONS = new Set([
  'finished',
  'not-your-turn',
  'stale',
  'illegal',
  'nothing-to-undo',
  'needs-consent',
  'nothing-to-redo',
])

const openTable = (seed: string, seats: number): Match<Toy> =>
  new Match(toy, { game: 'toy', revision: 1, setup: USUAL, seats, seed })

const snapshot = (table: Match<Toy>): string =>
  [hashOf(table.state), table.version, table.plies.length, table.committed].join(' ')

type Anyone = { readonly [door in 'submit' | 'undo' | 'redo' | 'rewind']: (...args: readonly unknown[]) => Answer<Toy> }
const doorsOf = (table: Match<Toy>): Anyone => ({
  submit: table.submit.bind(table) as Anyone['submit'],
  undo: table.undo.bind(table) as Anyone['undo'],
  redo: table.redo.bind(table) as Anyone['redo'],
  rewind: table.rewind.bind(table) as Anyone['rewind'],
})

function knock(table: Match<Toy>, rng: RngState): Answer<Toy> {
  const doors = doorsOf(table)
  const seats = table.opening.seats
  const seat = toy.actors(table.state)[0]
  const legal = table.legal(seat)
  const valid = { seat, version: table.version, action: legal[below(rng, legal.length)], legal }
  const { seat: from, version, action } = malformed(rng, valid, seats)
  switch (below(rng, 10)) {
    case 0:
      return doors.undo(from, version === table.version && from === seat ? -1 : version)
    case 1:
      return doors.redo(from, version === table.version && from === seat ? Number.NaN : version)
    case 2:
      return doors.rewind(from, version, [table.plies.length, -1, 0.5, '0', null, [0], {}, Number.NaN][below(rng, 8)])
    default:
      return doors.submit(from, version, action)
  }
}

test(`${SUBMISSIONS} malformed submissions are refused with a reason and change nothing`, () => {
  const rng = stream('fuzz', 'submissions')
  const seen = new Map<string, number>()
  let sent = 0
  for (let game = 0; sent < SUBMISSIONS; game++) {
    const table = openTable(`fuzz-${game}`, 2 + (game % 3))
    while (toy.actors(table.state).length > 0) {
      const before = snapshot(table)
      for (let i = 0; i < 40; i++) {
        const answer = knock(table, rng)
        sent++
        if (answer.ok) throw new Error(`accepted: ${JSON.stringify(answer.entries)} at ${before}`)
        seen.set(answer.rejection.why, (seen.get(answer.rejection.why) ?? 0) + 1)
      }
      expect(snapshot(table)).toBe(before)
      const seat = toy.actors(table.state)[0]
      const legal = table.legal(seat)
      expect(table.submit(seat, table.version, legal[below(rng, legal.length)]).ok).toBe(true)
      if (table.plies.length > table.committed && below(rng, 4) === 0) table.undo(seat, table.version)
    }
    const after = snapshot(table)
    for (let i = 0; i < 20; i++) {
      const answer = doorsOf(table).submit(oddValue(rng), oddValue(rng), oddValue(rng))
      if (answer.ok || answer.rejection.why !== 'finished') throw new Error('a finished match took something')
    }
    expect(snapshot(table)).toBe(after)
  }
  for (const why of seen.keys()) expect(REASONS).toContain(why)
  for (const why of ['not-your-turn', 'stale', 'illegal', 'nothing-to-undo', 'nothing-to-redo'])
    expect(seen.get(why)).toBeGreaterThan(100)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test(`${RECORDS} broken record files give a problem or a match, never an error`, () => {
  const rng = stream('fuzz', 'records')
  const seen = new Map<string, number>()
  for (let i = 0; i < RECORDS; i++) {
    const table = openTable(`record-${i % 50}`, 2 + (i % 3))
    for (let plies = below(rng, 20); plies > 0 && toy.actors(table.state).length > 0; plies--) {
      const seat = toy.actors(table.state)[0]
      const legal = table.legal(seat)
      table.submit(seat, table.version, legal[below(rng, legal.length)])
    }
    const read = readRecord(toy, damaged(writeRecord(toy, table.match, []), rng))
    const outcome = read.ok ? 'read' : read.problem.why
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
  }
  const outcomes = [
    'read',
    'not-a-record',
    'unknown-game',
    'bad-setup',
    'bad-revision',
    'bad-ply',
    'illegal-ply',
    'hash-differs',
    'result-differs',
  ]
  expect([...seen.keys()].toSorted()).toEqual(outcomes.toSorted())
})

function damaged(file: object, rng: RngState): unknown {
  const copy = JSON.parse(JSON.stringify(file)) as { [field: string]: unknown; plies: string[] }
  const at = below(rng, copy.plies.length + 1)
  switch (below(rng, 6)) {
    case 0:
      return parsedOrText(broken(JSON.stringify(file), rng))
    case 1:
      return mutated(file, rng)
    case 2:
      copy.plies[at] = broken(copy.plies[at] ?? '', rng)
      return copy
    case 3:
      copy.plies.splice(at, 1)
      return copy
    case 4:
      copy.plies.splice(at, 0, 'a pick 3')
      return copy
    default: {
      const fields = Object.keys(copy)
      copy[fields[below(rng, fields.length)]] = oddValue(rng)
      return copy
    }
  }
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
