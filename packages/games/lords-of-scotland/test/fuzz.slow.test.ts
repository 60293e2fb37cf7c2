import { below, hashOf, stream, Table } from '@bothy/kernel'
import { malformed } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { lordsOfScotland as game, type Types } from '../src/index.ts'

const SUBMISSIONS = 100_000
const PER_POSITION = 40
const REASONS = ['finished', 'not-your-turn', 'stale', 'illegal']

type Door = (seat: unknown, version: unknown, action: unknown) => ReturnType<Table<Types>['submit']>

test(`${SUBMISSIONS} malformed submissions in real games are refused with a reason and change nothing`, () => {
  const rng = stream('fuzz', game.id)
  const refused = new Map<string, number>()
  let sent = 0
  for (let n = 0; sent < SUBMISSIONS; n++) {
    const seats = 2 + (n % 4)
    const setup = game.setup({ includeRoyal: n % 2 === 0 }, seats)
    if (!setup.ok) throw new Error(setup.problem.at)
    const opening = { game: game.id, revision: game.revision, setup: setup.value, seats, seed: `fuzz-${n}` }
    const table = new Table<Types>(game, opening)
    const submit = table.submit.bind(table) as Door
    while (game.result(table.state) === null && sent < SUBMISSIONS) {
      const [seat] = game.actors(table.state)
      const legal = table.legal(seat)
      const action = legal[below(rng, legal.length)]
      const before = hashOf(table.state)
      for (let i = 0; i < PER_POSITION; i++) {
        const wrong = malformed(rng, { seat, version: table.version, action, legal }, seats)
        const answer = submit(wrong.seat, wrong.version, wrong.action)
        sent++
        const why = answer.ok ? 'accepted' : answer.rejection.why
        refused.set(why, (refused.get(why) ?? 0) + 1)
      }
      expect(hashOf(table.state)).toBe(before)
      expect(submit(seat, table.version, action).ok).toBe(true)
    }
  }
  expect([...refused.keys()].filter((why) => !REASONS.includes(why))).toEqual([])
  expect([...refused.values()].reduce((a, b) => a + b)).toBe(sent)
})
