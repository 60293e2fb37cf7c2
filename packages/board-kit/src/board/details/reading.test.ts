import { expect, test } from 'vitest'
import { chosenPlace } from './reading.ts'

const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const FREE = { apart: [], own: [], kept: [], lit: [] }
const [first, second] = [box(0, 0), box(200, 0)]

test('the first place is used, as long as it covers nothing that counts', () => {
  expect(chosenPlace([first, second], FREE)).toBe(first)
  expect(chosenPlace([first, second], { ...FREE, lit: [box(500, 500)] })).toBe(first)
  expect(chosenPlace([], FREE)).toBe(null)
})

test.each(['apart', 'own', 'kept', 'lit'] as const)('another place is used where the first would cover %s', (kind) => {
  expect(chosenPlace([first, second], { ...FREE, [kind]: [box(50, 50)] })).toBe(second)
})

test('a corner that is covered does not count, but for buttons and drawers', () => {
  expect(chosenPlace([first, second], { ...FREE, lit: [box(95, 95)] })).toBe(first)
  expect(chosenPlace([first, second], { ...FREE, apart: [box(95, 95)] })).toBe(second)
})

test('where both are taken, the thing itself is kept free before own goods, and these before what is lit', () => {
  const many = [box(210, 10, 10, 10), box(230, 10, 10, 10), box(250, 10, 10, 10)]
  expect(chosenPlace([first, second], { ...FREE, own: [box(10, 10)], kept: many, lit: many })).toBe(second)
  expect(chosenPlace([first, second], { ...FREE, kept: [box(10, 10)], lit: many })).toBe(second)
})
