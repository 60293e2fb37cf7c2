import { expect, test } from 'vitest'
import type { Answer, Entry } from './entry.ts'
import { below, stream } from '../random.ts'
import type { MatchSnapshot } from './snapshot.ts'
import { Match } from './match.ts'
import { USUAL } from '../toy/setup.ts'
import { toy } from '../toy/toy.ts'
import type { Action, Toy } from '../toy/types.ts'

const SEATS = [0, 1, 2]
const OPENING = { game: 'toy', revision: 1, setup: { ...USUAL, calls: true }, seats: SEATS.length, seed: 'seed' }

const written = (table: Match<Toy>): string => JSON.stringify(table.snapshot)
const stood = (text: string, entries: readonly Entry<Action>[] = []): Match<Toy> =>
  new Match(toy, OPENING, entries, JSON.parse(text) as MatchSnapshot<Toy>)

const facts = (table: Match<Toy>): unknown => ({
  snapshot: { ...table.snapshot, checkpoint: null },
  openingEvents: table.openingEvents,
  events: table.events,
  match: table.match,
  seats: SEATS.map((seat) => [
    [table.versionOf(seat), table.hasOpenAnswer(seat), table.canUndo(seat), table.canRedo(seat), table.backTo(seat)],
    [table.legal(seat), toy.view(table.state, seat)],
  ]),
})

function wish(table: Match<Toy>, rng: ReturnType<typeof stream>): (on: Match<Toy>) => Answer<Toy> {
  const seat = SEATS[below(rng, SEATS.length)]
  const draw = below(rng, 12)
  const to = table.plies.length - 1 - below(rng, 8)
  if (draw === 0) return (on) => on.undo(seat, on.version, true)
  if (draw < 3) return (on) => on.undo(seat, on.version)
  if (draw < 5) return (on) => on.redo(seat, on.version)
  if (draw === 5) return (on) => on.rewind(seat, on.version, to)
  const legal = table.legal(seat)
  const actions = Array.from({ length: 1 + below(rng, 2) }, () => legal[below(rng, legal.length)])
  return (on) => on.submitAll(seat, on.versionOf(seat), actions)
}

test('a match goes on from a snapshot as it would have without, wherever it was taken', () => {
  const seen = { drafts: 0, answers: 0, undone: 0 }
  for (const name of ['one', 'two']) {
    const rng = stream('snapshot', name)
    const table = new Match(toy, OPENING)
    const log: Entry<Action>[] = []
    let [text, at] = [written(table), 0]
    let other = stood(text)
    for (let step = 0; step < 100; step++) {
      const act = wish(table, rng)
      const answer = act(table)
      expect(act(other)).toEqual(answer)
      if (answer.ok) log.push(...answer.entries)
      expect(facts(other)).toEqual(facts(table))
      const dice = below(rng, 6)
      if (dice < 2) {
        const { committed, answers, undone } = table.snapshot
        if (committed < table.plies.length) seen.drafts++
        if (answers.length > 0) seen.answers++
        if (undone.length > 0) seen.undone++
        ;[text, at] = [written(table), log.length]
        other = stood(text)
        expect(facts(other)).toEqual(facts(new Match(toy, OPENING, log)))
      } else if (dice === 2) other = stood(text, log.slice(at))
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5)
})

test('what is played on is not the snapshot, and a history that nobody has opened is written as it was', () => {
  const table = new Match(toy, OPENING)
  const [first] = table.legal(0)
  table.submit(0, 0, first)
  const { snapshot } = table
  const before = JSON.stringify(snapshot)
  const other = new Match(toy, OPENING, [], snapshot)
  expect(written(new Match(toy, OPENING, [], snapshot))).toBe(before)
  other.submit(0, other.version, other.legal(0)[0])
  expect(JSON.stringify(snapshot)).toBe(before)
})
