import { type Game, type GameTypes, SETUP_FAULTS, type SetupProblem } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { type Json, sameJson } from '../json.ts'
import { stream } from '../random.ts'
import type { Demands } from './demands.ts'
import { combination, plainSetups } from './openings.ts'
import { brief, fail, mustEqual, throughText } from './position.ts'

const COMBINATIONS = 30

const BAD_SETUPS: readonly Json[] = [
  null,
  [],
  [1],
  7,
  'setup',
  true,
  { 'no-such-option': 1 },
  { arranged: 3 },
  { arranged: [] },
  { arranged: { 'no-such-deck': [] } },
  { corrections: 3 },
  { corrections: {} },
  { corrections: [3] },
  { corrections: [{ at: 'no-such-place', value: 1 }] },
]

export function setupsAreChecked<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): void {
  for (const option of game.options) {
    const values = option.values(seats)
    if (!values.some((value) => sameJson(value, option.default)))
      fail(`option ${option.id}: the default is not among the values for ${seats} seats`)
    if (game.setup({ [option.id]: 'no such value' }, seats).ok) fail(`option ${option.id} takes any value`)
  }
  for (const raw of [...plainSetups(game, seats), ...(demands.setups?.(seats) ?? [])]) accepted(game, raw, seats)
  const rng = stream('contract', 'combinations', String(seats))
  for (let i = 0; i < COMBINATIONS; i++) accepted(game, combination(game, seats, rng), seats)
  for (const raw of BAD_SETUPS) refused(game, raw, seats)
  for (const count of [game.seats.min - 1, game.seats.max + 1, 2.5, Number.NaN, -1]) {
    if (game.setup({}, count).ok) fail(`${count} seats are accepted`)
  }
}

export function accepted<T extends GameTypes>(game: Game<T>, raw: Json, seats: number): T['setup'] {
  const setup = asked(game, raw, seats)
  if (!setup.ok) fail(`the setup ${brief(raw)} is refused: ${brief(setup.problem)}`)
  const again = game.setup(throughText(setup.value), seats)
  if (!again.ok) fail(`the complete setup ${brief(setup.value)} is refused: ${brief(again.problem)}`)
  mustEqual(again.value, setup.value, 'a setup that is checked twice')
  return setup.value
}

export function refused<T extends GameTypes>(game: Game<T>, raw: Json, seats: number): SetupProblem {
  const setup = asked(game, raw, seats)
  if (setup.ok) fail(`the setup ${brief(raw)} is accepted`)
  return setup.problem
}

export function asked<T extends GameTypes>(game: Game<T>, raw: Json, seats: number): ReturnType<Game<T>['setup']> {
  const before = throughText(raw)
  const setup = game.setup(raw, seats)
  mustEqual(raw, before, 'a setup that was checked')
  if (!setup.ok && (typeof setup.problem.at !== 'string' || !SETUP_FAULTS.includes(setup.problem.why)))
    fail(`the setup ${brief(raw)} is refused with ${brief(setup.problem)}, which is no problem of a setup`)
  return setup
}

export function seedDecides<T extends GameTypes>(game: Game<T>, demands: Demands<T>, seats: number): void {
  for (const raw of demands.setups?.(seats) ?? plainSetups(game, seats)) {
    const setup = game.setup(raw, seats)
    if (!setup.ok) continue
    const hashes = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const open = (events?: T['event'][]): T['state'] =>
        game.create(setup.value, seats, `seed ${i}`, game.revision, events)
      const state = open()
      mustEqual(open(), state, `the opening of ${brief(raw)} made twice from one seed`)
      mustEqual(open([]), state, `the opening of ${brief(raw)} when events are listened to`)
      hashes.add(hashOf(state))
    }
    if (hashes.size < 2) fail(`every seed gives the same opening of ${brief(raw)}`)
  }
}
