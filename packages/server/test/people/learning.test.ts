import { Learning, NOTHING_LEARNT, uniteLearning } from '@bothy/protocol'
import * as fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'

const check = Compile(Learning)

const places = fc.constantFrom('a/x', 'a/y', 'b/x', 'b/z.1')
const learning: fc.Arbitrary<Learning> = fc.record({
  lessons: fc.dictionary(
    places,
    fc.record({ step: fc.integer({ min: 0, max: 9 }), done: fc.boolean(), again: fc.integer({ min: 0, max: 2 }) }),
  ),
  silenced: fc.uniqueArray(places),
  switched: fc.integer({ min: 0, max: 3 }),
  games: fc.array(
    fc.record({
      game: fc.constantFrom('a', 'b'),
      level: fc.constantFrom('easy', 'hard'),
      table: fc.constantFrom('t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'),
      won: fc.boolean(),
      at: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 30 },
  ),
})
const tidy = (one: Learning): Learning => uniteLearning(one, NOTHING_LEARNT)

test('devices may tell in any order and twice: the record is the same, and one that the protocol takes', () => {
  fc.assert(
    fc.property(learning, learning, learning, (a, b, c) => {
      const united = uniteLearning(uniteLearning(a, b), c)
      expect(check.Check(united)).toBe(true)
      expect(uniteLearning(a, uniteLearning(c, b))).toEqual(united)
      expect(uniteLearning(united, a)).toEqual(united)
      expect(tidy(united)).toEqual(united)
    }),
    { numRuns: 500 },
  )
})

test('a lesson: the furthest step counts, a new beginning later takes over, done stays done', () => {
  const at = (step: number, done: boolean, again: number): Learning => ({
    ...NOTHING_LEARNT,
    lessons: { 'a/x': { step, done, again } },
  })
  expect(uniteLearning(at(3, false, 0), at(7, false, 0))).toEqual(at(7, false, 0))
  expect(uniteLearning(at(9, true, 0), at(2, false, 1))).toEqual(at(2, true, 1))
})

test('of games against a level the newest five are kept, each table once', () => {
  const game = (table: string, at: number) => ({ game: 'a', level: 'easy', table, won: false, at })
  const many = Array.from({ length: 9 }, (_, i) => game(`t${i}`, i))
  const { games } = uniteLearning({ ...NOTHING_LEARNT, games: many }, { ...NOTHING_LEARNT, games: many })
  expect(games.map(({ table }) => table)).toEqual(['t8', 't7', 't6', 't5', 't4'])
})

test('a game that one device has dropped comes back as the latest word about it has it', () => {
  const game = (table: string, at: number, won: boolean) => ({ game: 'a', level: 'easy', table, won, at })
  const of = (...games: Learning['games']): Learning => ({ ...NOTHING_LEARNT, games })
  const [early, late] = [of(game('t', 0, true)), of(game('t', 9, false))]
  const others = of(...[1, 2, 3, 4, 5].map((at) => game(`t${at}`, at, false)))
  const united = uniteLearning(uniteLearning(early, others), late)
  expect(united.games[0]).toEqual(game('t', 9, false))
  expect(uniteLearning(early, uniteLearning(late, others))).toEqual(united)
})

test('a record never outgrows the protocol', () => {
  const full = (name: string): Learning => ({
    lessons: Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`${name}/${i}`, { step: 1, done: true, again: 0 }]),
    ),
    silenced: Array.from({ length: 400 }, (_, i) => `${name}/${i}`),
    switched: 1,
    games: Array.from({ length: 200 }, (_, i) => ({ game: `${name}${i}`, level: 'l', table: 't', won: true, at: i })),
  })
  const united = uniteLearning(full('a'), full('b'))
  expect(check.Check(united)).toBe(true)
  expect([Object.keys(united.lessons).length, united.silenced.length, united.games.length]).toEqual([200, 400, 200])
})

test.each<readonly [string, unknown]>([
  ['a place that is none', { ...NOTHING_LEARNT, lessons: { nowhere: { step: 1, done: false, again: 0 } } }],
  ['a step beyond any lesson', { ...NOTHING_LEARNT, lessons: { 'a/x': { step: 501, done: false, again: 0 } } }],
  ['something else', { ...NOTHING_LEARNT, more: 1 }],
  ['too many remarks', { ...NOTHING_LEARNT, silenced: Array.from({ length: 401 }, (_, i) => `a/${i}`) }],
  ['a table that is none', { ...NOTHING_LEARNT, games: [{ game: 'a', level: 'l', table: '', won: true, at: 0 }] }],
])('%s is refused', (_, wrong) => {
  expect(check.Check(wrong)).toBe(false)
})
