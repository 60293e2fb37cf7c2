import { expect, test } from 'vitest'
import { addToFront, newFront, outlookOf, placesOnFront, worthAround } from './front.ts'
import { cellAt, CELLS, SIDES } from './square.ts'

const WORTH = Float64Array.of(2, 3, 5)

function land() {
  const sketch = new Uint8Array(CELLS)
  for (const [tile, x] of [0, 1, 2].entries()) sketch[cellAt(x, 0)] = tile + 1
  return newFront(sketch, 4)
}

const placed = (figures: readonly number[], steps?: readonly number[]) => {
  const front = land()
  addToFront(front, cellAt(0, 1), { edges: 0b01, worth: WORTH, ...(steps === undefined ? {} : { steps }) })
  addToFront(front, cellAt(3, 0), { edges: 0b11, worth: WORTH })
  const places = { place: new Float64Array(2), cells: new Float64Array(2) }
  placesOnFront(front, places, (tile) => figures.includes(tile))
  return places
}

test('a cell is worth the tiles around it, those at its corners too', () => {
  expect([cellAt(1, 1), cellAt(0, 1), cellAt(3, 0), cellAt(9, 9)].map((at) => worthAround(land(), at, WORTH))).toEqual([
    10, 5, 5, 0,
  ])
})

test('places by class of edge are those that a figure reaches', () => {
  expect(placed([])).toEqual({ place: Float64Array.of(-1, -1), cells: Float64Array.of(0, 0) })
  expect(placed([1])).toEqual({ place: Float64Array.of(5, -1), cells: Float64Array.of(1, 0) })
  expect(placed([0, 2])).toEqual({ place: Float64Array.of(5, 5), cells: Float64Array.of(2, 1) })
})

test('where figures reach only along sides, a corner does not count', () => {
  expect(placed([1], SIDES)).toEqual({ place: Float64Array.of(-1, -1), cells: Float64Array.of(0, 0) })
  expect(placed([0], SIDES).cells).toEqual(Float64Array.of(1, 0))
})

test('an outlook counts the best place of each class and a few more cells; none costs two', () => {
  const places = { place: Float64Array.of(5, -1), cells: Float64Array.of(9, 0) }
  expect(outlookOf(places, 0.5, 4)).toBe(5 + 2 - 2)
})
