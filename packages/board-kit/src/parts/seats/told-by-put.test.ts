import { expect, test } from 'vitest'
import { isToldByPut } from './last-turn.ts'

const activated = { type: 'activated', tile: 4, extra: false }
const put = { type: 'goodsPut', tile: 4 }

test('an activation is told by the goods that it puts on its tile', () => {
  expect(isToldByPut(activated, put, 'goodsPut')).toBe(true)
})

test('it is told itself with the help of a card, of another tile, or without goods', () => {
  expect(isToldByPut({ ...activated, extra: true }, put, 'goodsPut')).toBe(false)
  expect(isToldByPut(activated, { ...put, tile: 5 }, 'goodsPut')).toBe(false)
  expect(isToldByPut(activated, { type: 'vpGained' }, 'goodsPut')).toBe(false)
  expect(isToldByPut(activated, null, 'goodsPut')).toBe(false)
})
