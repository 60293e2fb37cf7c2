import { describe, expect, test } from 'vitest'
import { hashOf } from '../hash.ts'
import { readPly } from '../record/record.ts'
import type { Answer, Entry } from './entry.ts'
import { Match } from './match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'
import type { Action, Setup, Toy } from '../toy/types.ts'

/** Seat 0 holds 1 and 2, seat 1 holds 3 and 4; then 5, 6 … are drawn. */
const SETUP: Setup = { ...USUAL, arranged: { pile: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } }
const OPENING = { game: 'toy', revision: 1, setup: SETUP, seats: 2, seed: 'seed' }

const tableAt = (...plies: readonly string[]): Match<Toy> => {
  const table = new Match(toy, OPENING)
  for (const text of plies) {
    const { seat, action } = readPly(toy, text)
    expect(table.submit(seat, table.version, action).ok, text).toBe(true)
  }
  return table
}
const why = (answer: Answer<Toy>): string => (answer.ok ? 'accepted' : answer.rejection.why)
const entryOf = (answer: Answer<Toy>): Entry<Action> => {
  if (!answer.ok) throw new Error(answer.rejection.why)
  expect(answer.entries).toHaveLength(1)
  return answer.entries[0]
}
const pick = (stone: number): Action => ({ type: 'pick', stone })
const look: Action = { type: 'look' }
const placeUp: Action = { type: 'place', up: true }

describe('submit', () => {
  test('applies the action of the list, counts the version, keeps the ply and its events', () => {
    const table = tableAt()
    expect(table.openingEvents.map((e) => e.type)).toEqual(['dealt', 'dealt'])
    const answer = table.submit(0, 0, { stone: 2, type: 'pick' })
    expect(answer).toEqual({
      ok: true,
      entries: [{ type: 'ply', seat: 0, action: { type: 'pick', stone: 2 } }],
      events: [{ type: 'picked', seat: 0, stone: 2 }],
      stopped: null,
    })
    expect(table.version).toBe(1)
    expect(table.plies).toEqual([{ seat: 0, action: { type: 'pick', stone: 2 } }])
    expect(table.events).toHaveLength(1)
    expect(table.match).toEqual({ ...OPENING, plies: table.plies })
  })

  test('keeps the action it found, not the object that came', () => {
    const table = tableAt()
    const sent = { type: 'pick', stone: 2 }
    table.submit(0, 0, sent)
    sent.stone = 1
    expect(table.plies[0].action).toEqual(pick(2))
  })

  test('refuses what is stale, out of turn or not in the list', () => {
    const table = tableAt('a pick 1')
    const before = hashOf(table.state)
    expect(why(table.submit(0, 0, placeUp))).toBe('stale')
    expect(why(table.submit(0, 2, placeUp))).toBe('stale')
    expect(why(table.submit(1, 1, placeUp))).toBe('not-your-turn')
    expect(table.submit(0, 1, pick(2))).toEqual({ ok: false, rejection: { why: 'illegal', reason: null } })
    expect([hashOf(table.state), table.version, table.plies.length]).toEqual([before, 1, 1])
  })

  test('quotes the reason of a blocked action', () => {
    const table = tableAt('a look')
    expect(table.submit(0, 1, look)).toEqual({
      ok: false,
      rejection: { why: 'illegal', reason: { why: 'alreadyLooked' } },
    })
  })

  test('refuses everything after the end', () => {
    const table = tableAt()
    for (let ply = 0; ply < 20; ply++) {
      const seat = toy.actors(table.state)[0]
      table.submit(seat, table.version, table.legal(seat).at(-1))
    }
    while (toy.actors(table.state).length > 0) {
      const seat = toy.actors(table.state)[0]
      table.submit(seat, table.version, table.legal(seat)[0])
    }
    expect(why(table.submit(0, table.version, look))).toBe('finished')
    expect(why(table.submit(0, 0, look))).toBe('finished')
    expect(table.committed).toBe(table.plies.length)
  })
})

describe('draft', () => {
  test('a ply that shows nothing and leaves its seat to act is a draft', () => {
    expect(tableAt('a pick 1').committed).toBe(0)
  })

  test('is committed when an event reveals', () => {
    expect(tableAt('a look').committed).toBe(1)
    expect(tableAt('a look', 'a pick 1').committed).toBe(1)
  })

  test('is committed as a whole when another seat must answer', () => {
    expect(tableAt('a pick 1', 'a place up').committed).toBe(2)
  })

  test('is committed when a stream has advanced, though no event says so', () => {
    const silent = { ...toy, reveals: () => false, actors: () => [0] }
    const table = new Match(silent, OPENING)
    table.submit(0, 0, pick(1))
    expect(table.committed).toBe(0)
    const fickle = {
      ...silent,
      apply: (...args: Parameters<typeof toy.apply>) => {
        args[0].rng.die[3]++
        toy.apply(...args)
      },
    }
    const other = new Match(fickle, OPENING)
    other.submit(0, 0, pick(1))
    expect(other.committed).toBe(1)
  })
})

describe('undo and redo', () => {
  test('give back the very same states', () => {
    const table = tableAt('a look')
    const before = hashOf(table.state)
    table.submit(0, 1, pick(2))
    const after = hashOf(table.state)
    expect(entryOf(table.undo(0, 2))).toEqual({ type: 'undo', seat: 0, to: 1 })
    expect([hashOf(table.state), table.plies.length, table.events.length]).toEqual([before, 1, 1])
    const redone = table.redo(0, 3)
    expect(redone.ok && redone.events).toEqual([{ type: 'picked', seat: 0, stone: 2 }])
    expect([hashOf(table.state), table.plies.length, table.version]).toEqual([after, 2, 4])
  })

  test('a version never comes back: what was sent before an undo is stale', () => {
    const table = tableAt('a pick 1')
    table.undo(0, 1)
    expect(table.version).toBe(2)
    expect(why(table.submit(0, 1, pick(1)))).toBe('stale')
    expect(why(table.submit(0, 0, pick(1)))).toBe('stale')
    expect(why(table.undo(0, 1))).toBe('stale')
    expect(why(table.redo(0, 1))).toBe('stale')
    expect(why(table.rewind(0, 1, 0))).toBe('stale')
    expect(why(table.submit(0, 2, pick(1)))).toBe('accepted')
  })

  test('only one’s own draft can be taken back', () => {
    const table = tableAt('a pick 1')
    expect(why(table.undo(1, 1))).toBe('needs-consent')
    expect(why(tableAt('a look').undo(0, 1))).toBe('needs-consent')
    expect(why(tableAt('a pick 1', 'a place up').undo(0, 2))).toBe('needs-consent')
    expect(why(tableAt().undo(0, 0))).toBe('nothing-to-undo')
  })

  test('the whole draft at once, and back ply by ply', () => {
    const oneTurn = { reveals: () => false, endsTurn: () => false }
    const long = { ...toy, ...oneTurn, actors: (s: Toy['state']) => toy.actors(s).map(() => 0) }
    const table = new Match({ ...long, legal: (s, _seat, out) => toy.legal(s, toy.actors(s)[0] ?? 0, out) }, OPENING)
    const hashes = [hashOf(table.state)]
    for (const action of [pick(1), { type: 'place', up: false }]) {
      table.submit(0, table.version, action)
      hashes.push(hashOf(table.state))
    }
    expect(table.committed).toBe(0)
    table.undo(0, 2, true)
    expect([hashOf(table.state), table.plies.length]).toEqual([hashes[0], 0])
    table.redo(0, 3)
    expect(hashOf(table.state)).toBe(hashes[1])
    table.redo(0, 4)
    expect(hashOf(table.state)).toBe(hashes[2])
    expect(why(table.redo(0, 5))).toBe('nothing-to-redo')
  })

  test('redo is for the seat that took back, and gone once something else is played', () => {
    const table = tableAt('a pick 1')
    expect(why(table.redo(0, 1))).toBe('nothing-to-redo')
    table.undo(0, 1)
    expect(why(table.redo(1, 2))).toBe('nothing-to-redo')
    table.submit(0, 2, pick(2))
    expect(why(table.redo(0, 3))).toBe('nothing-to-redo')
  })
})

describe('rewind', () => {
  test('goes past what is final, and draws the same again', () => {
    const table = tableAt('a pick 1', 'a place up', 'b pick 3', 'b place down')
    const end = hashOf(table.state)
    expect(entryOf(table.rewind(1, 4, 1))).toEqual({ type: 'undo', seat: 1, to: 1 })
    expect([hashOf(table.state), table.plies.length, table.committed, table.version]).toEqual([
      hashOf(tableAt('a pick 1').state),
      1,
      1,
      5,
    ])
    expect(why(table.undo(0, 5))).toBe('needs-consent')
    expect(why(table.redo(0, 5))).toBe('nothing-to-redo')
    table.submit(0, 5, placeUp)
    expect(why(table.redo(1, 6))).toBe('nothing-to-redo')
    table.submit(1, 6, pick(3))
    table.submit(1, 7, { type: 'place', up: false })
    expect(hashOf(table.state)).toBe(end)
  })

  test('within a draft is an undo that can be played again', () => {
    const table = tableAt('a pick 1')
    expect(why(table.rewind(1, 1, 0))).toBe('accepted')
    expect(why(table.redo(0, 2))).toBe('accepted')
  })

  test('refuses what is no earlier position and what is no seat', () => {
    const table = tableAt('a look')
    for (const to of [1, 2, -1, 0.5, Number.NaN]) expect(why(table.rewind(0, 1, to))).toBe('nothing-to-undo')
    for (const seat of [-1, 2, 0.5, Number.NaN]) expect(why(table.rewind(seat, 1, 0))).toBe('not-your-turn')
  })
})

describe('the log', () => {
  test('makes the same table again, whatever was taken back', () => {
    const table = tableAt()
    const entries: Entry<Action>[] = []
    const keep = (answer: Answer<Toy>): void => void entries.push(entryOf(answer))
    keep(table.submit(0, 0, pick(2)))
    keep(table.undo(0, 1))
    keep(table.redo(0, 2))
    keep(table.submit(0, 3, placeUp))
    keep(table.submit(1, 4, look))
    keep(table.rewind(0, 5, 1))
    keep(table.submit(0, 6, { type: 'place', up: false }))
    keep(table.submit(1, 7, pick(4)))
    const again = new Match(toy, OPENING, JSON.parse(JSON.stringify(entries)) as Entry<Action>[])
    const facts = (t: Match<Toy>): unknown => [hashOf(t.state), t.version, t.plies, t.events, t.committed]
    expect(facts(again)).toEqual(facts(table))
    expect(facts(again)).toEqual([hashOf(table.state), 8, table.plies, table.events, 2])
    expect(why(again.undo(1, 8))).toBe('accepted')
    expect(why(again.redo(1, 9))).toBe('accepted')
  })

  test('that is broken throws and changes nothing', () => {
    const table = tableAt('a pick 1')
    const before = hashOf(table.state)
    expect(() => table.take({ type: 'redo', seat: 0 })).toThrow('nothing to redo')
    expect(() => table.take({ type: 'undo', seat: 0, to: 5 })).toThrow('nothing to undo')
    expect([hashOf(table.state), table.version]).toEqual([before, 1])
  })
})
