import { expect, test } from 'vitest'
import type { Checked, Game } from '../contract.ts'
import { isObject, type Json } from '../json.ts'
import { USUAL } from '../toy/setup.ts'
import { arrangements, invariants, toy } from '../toy/toy.ts'
import type { Setup, Toy } from '../toy/types.ts'
import { examine } from './examine.ts'
import { openings, plainSetups } from './openings.ts'

const SEATS = 3
const PLAIN = plainSetups(toy, SEATS).length
const COMBINATIONS = toy.options.reduce((all, option) => all * option.values(SEATS).length, 1)
const DEMANDS = { bound: 120, games: PLAIN + 7, share: 0, invariants, arranged: arrangements }
const found = (changes: Partial<Game<Toy>>, demands: Partial<typeof DEMANDS> = {}): readonly string[] =>
  examine({ ...toy, ...changes }, { ...DEMANDS, ...demands }, SEATS).findings.map(({ question }) => question)

const arrangedIn = (raw: Json): Json => (isObject(raw) ? (raw['arranged'] ?? null) : null)

test('combinations and arrangements are played, however few games are asked for', () => {
  const raws = openings(toy, { ...DEMANDS, games: 1 }, SEATS).map(({ raw }) => raw)
  expect(raws).toHaveLength(PLAIN + 4)
  const combined = raws.filter((raw) => isObject(raw) && 'doubled' in raw && 'size' in raw)
  expect(combined).toHaveLength(4)
  expect(combined.filter((raw) => arrangedIn(raw) !== null)).toHaveLength(2)
  expect(openings(toy, { ...DEMANDS, games: 1 }, SEATS).map(({ raw }) => raw)).toEqual(raws)
})

test('of many games a third each are plain, combined and arranged', () => {
  const raws = openings(toy, { ...DEMANDS, games: PLAIN + 904 }, SEATS).map(({ raw }) => raw)
  expect(raws.filter((raw) => arrangedIn(raw) !== null)).toHaveLength(302)
  expect(new Set(raws.filter((raw) => arrangedIn(raw) === null).map((raw) => JSON.stringify(raw))).size).toBe(
    PLAIN + COMBINATIONS,
  )
})

test('setups that are told stay the only ones', () => {
  const raws = openings(toy, { bound: 120, games: 6, setups: () => [{ doubled: true }] }, SEATS).map(({ raw }) => raw)
  expect(new Set(raws.map((raw) => JSON.stringify(raw)))).toEqual(new Set(['{"doubled":true}']))
})

test('the toy game passes', () => {
  expect(found({}, { share: 0.25 })).toEqual([])
})

const checked = (change: (setup: Checked<Setup>, raw: Json) => Checked<Setup>): Partial<Game<Toy>> => ({
  setup: (raw, seats) => change(toy.setup(raw, seats), raw),
})
const QUESTION = 'arrangements are checked'

test.each<[string, Partial<Game<Toy>>]>([
  [
    'a corrupted arrangement that is taken as none',
    checked((setup, raw) => (!setup.ok && arrangedIn(raw) !== null ? { ok: true, value: USUAL } : setup)),
  ],
  [
    'a legal arrangement that is refused',
    checked((setup) =>
      setup.ok && setup.value.arranged !== null
        ? { ok: false, problem: { at: 'arranged', why: 'not-allowed' } }
        : setup,
    ),
  ],
  [
    'a refusal that points elsewhere',
    checked((setup) => (setup.ok ? setup : { ok: false, problem: { ...setup.problem, at: 'size' } })),
  ],
  [
    'a problem without a name',
    checked((setup) => (setup.ok ? setup : ({ ok: false, problem: { at: 'arranged', why: 'odd' } } as never))),
  ],
  [
    'a check that throws',
    checked((setup, raw) => {
      if (!setup.ok && arrangedIn(raw) !== null) throw new Error('no')
      return setup
    }),
  ],
  [
    'a check that changes what it is given',
    checked((setup, raw) => {
      const arranged = arrangedIn(raw)
      if (isObject(arranged) && Array.isArray(arranged['pile'])) arranged['pile'].reverse()
      return setup
    }),
  ],
])('caught: %s', (_, changes) => {
  expect(found(changes)).toContain(QUESTION)
})

test('caught: options that do not go together', () => {
  const changes = checked((setup) =>
    setup.ok && setup.value.doubled && setup.value.size === 'large'
      ? { ok: false, problem: { at: 'size', why: 'not-allowed' } }
      : setup,
  )
  expect(found(changes)).toContain('setups are checked')
})

test('arranged games are opened again from their records', () => {
  const opened = new Map<string, number>()
  const create: Game<Toy>['create'] = (setup, seats, seed, ...rest) => {
    if (setup.arranged !== null && seed.startsWith('contract-')) opened.set(seed, (opened.get(seed) ?? 0) + 1)
    return toy.create(setup, seats, seed, ...rest)
  }
  const skip = { 'drafts can be taken back and played again': 'opens the game again as well' }
  examine({ ...toy, create }, { ...DEMANDS, skip }, SEATS)
  // For the table, twice for the replay, to write the record and to read it.
  expect([...opened.values()]).toEqual([5, 5, 5])
})
