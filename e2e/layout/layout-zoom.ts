import { describe, expect, test } from 'vitest'
import type { Gallery } from './layout-gallery.ts'
import { pictureOf } from './layout-suite.ts'

/**
 * Larger letters from the browser's settings, and zoom as smaller windows: 1280 x 720 at 200 %, and 1280 x 1024 at 400 %, at which WCAG
 * 1.4.10 demands a single column.
 */
const ENLARGED = [
  { name: 'letters of 24 px at 1280 x 720', width: 1280, height: 720, letters: 24, touch: false },
  { name: 'zoom of 200 %', width: 640, height: 360, letters: 16, touch: false },
  { name: 'zoom of 400 %', width: 320, height: 256, letters: 16, touch: false },
] as const

export function zoomSuite(gallery: Gallery, game: string): void {
  describe(`${game} enlarged`, () => {
    test.each(ENLARGED)('$name', async ({ name, touch, ...size }) => {
      const room = await gallery.frame(game, touch)
      const position = room.names.findIndex((it) => it.includes(', full '))
      const faults = await room.place.evaluate(
        async ([i, it]) => {
          await window.layoutPage.show(i, 'fr', 'dark')
          return window.layoutPage.enlarge(it)
        },
        [position, size] as const,
      )
      if (faults.length > 0) await gallery.photograph(room, size, pictureOf(game, size, name))
      await room.place.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      expect(faults.map(({ kind, where }) => `${kind}: ${where}`).join('\n')).toBe('')
    })
  })
}
