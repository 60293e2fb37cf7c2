import { expect, test } from 'vitest'
import { hashOf } from '../hash.ts'
import { readPly } from '../record/record.ts'
import type { Answer, Entry } from './entry.ts'
import { Match } from './match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'
import type { Action, Setup, Toy } from '../toy/types.ts'

const SETUP: Setup = { ...USUAL, calls: true, arranged: { pile: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } }
const OPENING = { game: 'toy', revision: 1, setup: SETUP, seats: 3, seed: 'seed' }
const SUN: Action = { type: 'call', sky: 'sun' }
const RAIN: Action = { type: 'call', sky: 'rain' }
const ROUND = ['a pick 1', 'a place up', 'b pick 3', 'b place up', 'c pick 5', 'c place up']
const ASKED = ROUND.length

type Kept = { readonly table: Match<Toy>; readonly log: Entry<Action>[]; keep(answer: Answer<Toy>): string }

function asked(): Kept {
  const table = new Match(toy, OPENING)
  const log: Entry<Action>[] = []
  const keep = (answer: Answer<Toy>): string => {
    if (!answer.ok) return answer.rejection.why
    log.push(...answer.entries)
    return answer.entries[0].type
  }
  for (const text of ROUND) {
    const { seat, action } = readPly(toy, text)
    keep(table.submit(seat, table.version, action))
  }
  expect(toy.actors(table.state)).toEqual([0, 1, 2])
  return { table, log, keep }
}
const versions = (table: Match<Toy>): number[] => [0, 1, 2].map((seat) => table.versionOf(seat))

test('answers that name the version of their question are taken in any order', () => {
  const { table, keep } = asked()
  expect(versions(table)).toEqual([ASKED, ASKED, ASKED])
  expect(keep(table.submit(1, ASKED, SUN))).toBe('ply')
  expect([versions(table), table.versionOf(null)]).toEqual([[ASKED, ASKED + 1, ASKED], ASKED + 1])
  expect(keep(table.submit(0, ASKED, RAIN))).toBe('ply')
  expect(keep(table.submit(1, ASKED, SUN)), 'sent twice').toBe('stale')
  expect(keep(table.submit(1, ASKED + 2, SUN)), 'already answered').toBe('not-your-turn')
  expect(keep(table.submit(2, ASKED - 1, SUN)), 'before the question').toBe('stale')
  for (const version of [ASKED + 0.5, ASKED + 3, Number.NaN]) expect(keep(table.submit(2, version, SUN))).toBe('stale')
  expect(table.committed).toBe(ASKED)
  expect(keep(table.submit(2, ASKED, SUN))).toBe('ply')
  expect(table.state.lastCalls).toEqual(['rain', 'sun', 'sun'])
  expect([table.committed, versions(table)]).toEqual([ASKED + 3, [ASKED + 3, ASKED + 3, ASKED + 3]])
  expect(keep(table.submit(0, ASKED, RAIN)), 'another question').toBe('stale')
  expect(keep(table.undo(0, ASKED + 3)), 'all have seen it').toBe('needs-consent')
})

test('an answer can be changed until the last one is in, and the others keep theirs', () => {
  const { table, log, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  keep(table.submit(0, ASKED, RAIN))
  expect([table.hasOpenAnswer(1), table.hasOpenAnswer(2)]).toEqual([true, false])
  expect(keep(table.undo(1, ASKED + 1))).toBe('retract')
  expect(table.plies.slice(ASKED)).toEqual([{ seat: 0, action: RAIN }])
  expect(table.events).toHaveLength(ASKED + 1)
  expect(toy.actors(table.state)).toEqual([1, 2])
  expect(versions(table)).toEqual([ASKED + 2, ASKED + 3, ASKED])
  expect(keep(table.redo(1, ASKED + 3)), 'what was retracted is answered again').toBe('nothing-to-redo')
  expect(keep(table.submit(1, ASKED + 1, RAIN))).toBe('stale')
  expect(keep(table.submit(2, ASKED, RAIN)), 'seat 2 was not disturbed').toBe('ply')
  expect(keep(table.undo(0, ASKED + 2)), 'so was seat 0').toBe('retract')
  expect(keep(table.submit(1, ASKED + 3, RAIN))).toBe('ply')
  expect(keep(table.submit(0, table.version, SUN))).toBe('ply')
  expect(table.state.lastCalls).toEqual(['sun', 'rain', 'rain'])
  const again = new Match(toy, OPENING, JSON.parse(JSON.stringify(log)) as Entry<Action>[])
  const facts = (t: Match<Toy>): unknown => [hashOf(t.state), t.version, t.committed, t.plies, t.events, versions(t)]
  expect(facts(again)).toEqual(facts(table))
})

test('a seat that has not answered has nothing of its own to take back', () => {
  const { table, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  expect(keep(table.undo(2, ASKED))).toBe('needs-consent')
})

test('going back with consent inside a question leaves the earlier answers open', () => {
  const { table, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  keep(table.submit(0, ASKED, RAIN))
  expect(keep(table.rewind(0, table.version, ASKED + 1))).toBe('undo')
  expect([table.hasOpenAnswer(0), table.hasOpenAnswer(1)]).toEqual([false, true])
  expect(versions(table)).toEqual([ASKED + 3, ASKED + 3, ASKED + 3])
  expect(keep(table.undo(1, table.version))).toBe('retract')
})

test('a log that retracts what is no open answer throws and changes nothing', () => {
  const { table, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  const before = hashOf(table.state)
  for (const [seat, ply] of [
    [0, ASKED],
    [1, ASKED - 1],
    [1, ASKED + 1],
  ])
    expect(() => table.take({ type: 'retract', seat, ply })).toThrow('nothing to retract')
  expect([hashOf(table.state), table.version]).toEqual([before, ASKED + 1])
})

test('a ply that shows something or draws is no answer: what others are about to submit is stale', () => {
  const showing = { ...toy, reveals: (event: Toy['event']) => event.type === 'called' || toy.reveals(event) }
  const drawing = {
    ...toy,
    apply: (...args: Parameters<typeof toy.apply>) => {
      if (args[2].type === 'call') args[0].rng.die[3]++
      toy.apply(...args)
    },
  }
  for (const game of [showing, drawing]) {
    const table = new Match(game, OPENING, asked().log)
    table.submit(1, ASKED, SUN)
    expect([table.committed, table.hasOpenAnswer(1), versions(table)]).toEqual([
      ASKED + 1,
      false,
      [ASKED + 1, ASKED + 1, ASKED + 1],
    ])
  }
})

test('a gesture ends with the answer that closes the question, though its seat is asked next', () => {
  const { table, log, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  keep(table.submit(2, ASKED, SUN))
  const next = new Match(toy, OPENING, log)
  next.submit(0, ASKED, RAIN)
  const [wanted] = next.legal(0)
  expect(wanted, 'seat 0 is asked next').toBeDefined()
  const answer = table.submitAll(0, ASKED, [RAIN, wanted])
  expect(answer).toMatchObject({ ok: true, entries: [{ action: RAIN }], stopped: { why: 'stale' } })
  expect([table.plies.length, table.committed]).toEqual([ASKED + 3, ASKED + 3])
  expect(hashOf(table.state)).toBe(hashOf(next.state))
})

test('a gesture that is nothing but the last answer is whole', () => {
  const { table, keep } = asked()
  keep(table.submit(1, ASKED, SUN))
  keep(table.submit(2, ASKED, SUN))
  expect(table.submitAll(0, ASKED, [RAIN])).toMatchObject({ ok: true, stopped: null })
})
