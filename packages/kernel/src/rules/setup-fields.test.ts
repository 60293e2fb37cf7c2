import { expect, test } from 'vitest'
import { checkFields, checkList, checkOptions } from '../index.ts'

const OFFER = {
  seats: { min: 2, max: 3 },
  options: [
    { id: 'doubled', rule: 'TOY-1', group: null, default: false, values: () => [false, true] },
    {
      id: 'size',
      rule: 'TOY-2',
      group: null,
      default: 'small',
      values: (seats: number): readonly ('small' | 'large')[] => (seats === 3 ? ['small'] : ['small', 'large']),
    },
  ],
} as const

const problemOf = (raw: Parameters<typeof checkOptions>[1], seats = 2): unknown => {
  const checked = checkOptions(OFFER, raw, seats, ['arranged'])
  return checked.ok ? null : checked.problem
}

test('what is not chosen is the default, and what the game checks itself is handed on', () => {
  const checked = checkOptions(OFFER, { doubled: true, arranged: [1] }, 2, ['arranged'])
  expect(checked).toEqual({
    ok: true,
    value: { chosen: { doubled: true, size: 'small' }, rest: { doubled: true, arranged: [1] } },
  })
})

test('a value that is not offered to so many seats is refused at its option', () => {
  expect(problemOf({ size: 'large' })).toBeNull()
  expect(problemOf({ size: 'large' }, 3)).toEqual({ at: 'size', why: 'not-allowed' })
  expect(problemOf({ doubled: 'true' })).toEqual({ at: 'doubled', why: 'not-allowed' })
  expect(problemOf({ doubled: null })).toEqual({ at: 'doubled', why: 'not-allowed' })
})

test('seats out of range, other fields and what is no object are refused', () => {
  for (const seats of [1, 4, 2.5, Number.NaN]) expect(problemOf({}, seats)).toEqual({ at: 'seats', why: 'seats' })
  expect(problemOf({ tripled: true })).toEqual({ at: 'tripled', why: 'unknown-field' })
  expect(problemOf({ toString: 1 })).toEqual({ at: 'toString', why: 'unknown-field' })
  for (const raw of [null, [], 'setup', 3]) expect(problemOf(raw)).toEqual({ at: '', why: 'not-allowed' })
})

test('fields and lists of an arrangement name the place that is wrong', () => {
  expect(checkFields({ pile: [] }, 'arranged', ['deck'])).toMatchObject({
    problem: { at: 'arranged.pile', why: 'unknown-field' },
  })
  expect(checkFields(3, 'arranged', ['deck'])).toMatchObject({ problem: { at: 'arranged', why: 'bad-arrangement' } })
  const isNext = (x: unknown, before: readonly number[]): x is number => typeof x === 'number' && !before.includes(x)
  expect(checkList([3, 1], 'arranged.deck', isNext)).toEqual({ ok: true, value: [3, 1] })
  expect(checkList([3, 1, 3], 'arranged.deck', isNext)).toMatchObject({ problem: { at: 'arranged.deck[2]' } })
  expect(checkList(undefined, 'arranged.deck', isNext)).toMatchObject({ problem: { at: 'arranged.deck' } })
})
