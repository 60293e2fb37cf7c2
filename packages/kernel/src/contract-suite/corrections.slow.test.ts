import { expect, test } from 'vitest'
import type { Checked, Game } from '../contract.ts'
import { isJson, isObject, type Json } from '../json.ts'
import { corrections, invariants, toy } from '../toy/toy.ts'
import type { Setup, State, Toy } from '../toy/types.ts'
import { examine } from './examine.ts'
import { openings } from './openings.ts'

const SEATS = 3
const DEMANDS = { bound: 120, games: 12, share: 0, invariants, corrected: corrections }
const QUESTION = 'corrections are checked'
const found = (changes: Partial<Game<Toy>>): readonly string[] =>
  examine({ ...toy, ...changes }, DEMANDS, SEATS).findings.map(({ question }) => question)
const isList = (x: Json): x is readonly Json[] => Array.isArray(x)
const listIn = (raw: Json): readonly Json[] => {
  const list: unknown = isObject(raw) ? raw['corrections'] : null
  return isJson(list) && isList(list) ? list : []
}
const checked = (change: (setup: Checked<Setup>, raw: Json, seats: number) => Checked<Setup>): Partial<Game<Toy>> => ({
  setup: (raw, seats) => change(toy.setup(raw, seats), raw, seats),
})

test('corrected games are played and replayed from their records', () => {
  const raws = openings(toy, DEMANDS, SEATS).map(({ raw }) => raw)
  expect(raws.filter((raw) => listIn(raw).length > 0).length).toBeGreaterThan(1)
  expect(found({})).toEqual([])
})

test.each<[string, Partial<Game<Toy>>]>([
  [
    'wrong corrections that are taken as none',
    checked((setup, raw, seats) => (!setup.ok && listIn(raw).length > 0 ? toy.setup({}, seats) : setup)),
  ],
  [
    'corrections that are forgotten',
    checked((setup) => (setup.ok ? { ok: true, value: { ...setup.value, corrections: null } } : setup)),
  ],
  [
    'a refusal that does not say where',
    checked((setup) => (setup.ok ? setup : { ok: false, problem: { ...setup.problem, at: 'corrections' } })),
  ],
  [
    'a broken law without its name',
    checked((setup) => (setup.ok ? setup : { ok: false, problem: { at: setup.problem.at, why: setup.problem.why } })),
  ],
  [
    'corrections of a game that has none',
    {
      correctable: null,
      setup: (raw, seats) => toy.setup(isObject(raw) ? { ...raw, corrections: [] } : raw, seats),
    },
  ],
  [
    'an empty list that is refused',
    checked((setup, raw) =>
      isObject(raw) && 'corrections' in raw && listIn(raw).length === 0
        ? { ok: false, problem: { at: 'corrections', why: 'no-corrections' } }
        : setup,
    ),
  ],
])('caught: %s', (_, changes) => {
  expect(found(changes)).toContain(QUESTION)
})

test('caught: corrections that leak into tables without them', () => {
  let stones: number | null = null
  const create = (...[setup, ...rest]: Parameters<Game<Toy>['create']>): State => {
    if (setup.corrections !== null) stones = 8
    const s = toy.create(setup, ...rest)
    return stones === null ? s : { ...s, nextId: stones }
  }
  expect(found({ create })).toContain(QUESTION)
})

test('caught: corrections that a replay does not know', () => {
  const clone = (s: State): State => ({ ...toy.clone(s), corrections: null })
  expect(found({ clone })).toContain('a clone is equal')
})
