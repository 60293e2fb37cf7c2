import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

const WINDOW = { left: 0, top: 0, right: 800, bottom: 400 }
const button = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test('below its button, in the middle of it, inside the window', () => {
  expect(placeAt(button(300, 10), { width: 200, height: 100 }, WINDOW)).toEqual({ left: 220, top: 58 })
  expect(placeAt(button(750, 10), { width: 200, height: 100 }, WINDOW)).toEqual({ left: 592, top: 58 })
})

test('above a button at the foot of the window', () => {
  expect(placeAt(button(300, 350), { width: 200, height: 100 }, WINDOW)).toEqual({ left: 220, top: 242 })
})

test('at the side where it is too high for both', () => {
  expect(placeAt(button(100, 180), { width: 200, height: 300 }, WINDOW)).toEqual({ left: 148, top: 50 })
  expect(placeAt(button(700, 180), { width: 200, height: 300 }, WINDOW)).toEqual({ left: 492, top: 50 })
})

test('over its button where there is no room beside it, but never above or left of the window', () => {
  const narrow = { left: 0, top: 0, right: 300, bottom: 300 }
  expect(placeAt(button(130, 130), { width: 280, height: 280 }, narrow)).toEqual({ left: 10, top: 12 })
  expect(placeAt(button(130, 130), { width: 400, height: 400 }, narrow)).toEqual({ left: 8, top: 8 })
})
