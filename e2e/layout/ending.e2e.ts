import { GAME_IDS } from '@bothy/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

const SCREENS = [
  [true, { width: 390, height: 844 }],
  [true, { width: 844, height: 390 }],
  [true, { width: 1024, height: 768 }],
  [false, { width: 1280, height: 720 }],
] as const

test.each(GAME_IDS)('%s: all places of a result are in sight on every screen, and no name is broken', async (game) => {
  for (const touch of [true, false]) {
    const { place, names } = await gallery.frame(game, touch)
    const known = names.map((name) => Number(name.split(' ')[0]))
    const sizes = SCREENS.flatMap(([it, size]) => (it === touch ? [size] : []))
    for (const seats of [Math.min(...known), Math.max(...known)]) {
      const faults = await place.evaluate((it) => window.layoutPage.endings(it.seats, it.sizes, it.touch), {
        seats,
        sizes,
        touch,
      })
      expect(sizes.map((size, i) => [seats, size, faults[i]])).toEqual(sizes.map((size) => [seats, size, []]))
    }
  }
})
