import { expect, test } from 'vitest'
import { AROUND, CELLS, cellAt, isAround, isCell, NORTH, SIDES, touches, WEST, xOf, yOf } from './square.ts'

test('cells and coordinates are one to one', () => {
  const seen = new Set<number>()
  for (let x = -60; x <= 60; x += 4)
    for (let y = -60; y <= 60; y += 3) {
      const cell = cellAt(x, y)
      expect([xOf(cell), yOf(cell)]).toEqual([x, y])
      expect(cell >= 0 && cell < CELLS).toBe(true)
      seen.add(cell)
    }
  expect(seen.size).toBe(31 * 41)
  expect([isCell(60, -60), isCell(63, 0), isCell(0.5, 200)]).toEqual([true, false, false])
})

test('steps lead to neighbours', () => {
  const here = cellAt(-2, 3)
  expect(here + NORTH).toBe(cellAt(-2, 4))
  expect(here + WEST).toBe(cellAt(-3, 3))
  expect(new Set(SIDES.map((step) => here + step))).toEqual(
    new Set([cellAt(-2, 4), cellAt(-1, 3), cellAt(-2, 2), cellAt(-3, 3)]),
  )
  expect(new Set(AROUND).size).toBe(8)
})

test('sides and corners', () => {
  const here = cellAt(0, 0)
  for (let x = -2; x <= 2; x++)
    for (let y = -2; y <= 2; y++) {
      const there = cellAt(x, y)
      expect(touches(here, there)).toBe(Math.abs(x) + Math.abs(y) === 1)
      expect(isAround(here, there)).toBe(Math.max(Math.abs(x), Math.abs(y)) === 1)
      expect(isAround(there, here)).toBe(isAround(here, there))
    }
})
