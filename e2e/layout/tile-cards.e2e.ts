import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Turns in which a tile is chosen, with the fewest and the most seats, and with many Chronicles. */
const TURNS = [
  ['glen-more', /^(2|5) seats, my land \d+$/, '.gm-ring [data-thing^="tile:"]'],
  [
    'glen-more-2',
    /^(2|4) seats, my land \d+$|^4 seats, (a turn with (the tome|haggis)|full of Chronicles|an errand)/,
    '.gm2-ring [data-thing^="tile:"]',
  ],
] as const

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const

const LEAST_MEASURED = 15

describe.each(TURNS)('the card of a tile of %s', (game, positions, tiles) => {
  beforeAll(() => gallery.leave())
  describe.each(['en', 'fr'] as const)('%s', (language) => {
    test.each(SIZES)(
      '$width x $height: covers neither goods nor what can be sold, and says all its words',
      async (size) => {
        const { place, names } = await gallery.frame(game, false)
        const wrong: string[] = []
        let [measured, sales] = [0, 0]
        for (const [i, name] of names.entries()) {
          if (!positions.test(name)) continue
          await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'light'), [i, language] as const)
          const all = await place.evaluate(([to, spots]) => window.layoutPage.explainAll(to, false, spots), [
            size,
            tiles,
          ] as const)
          sales += await place.locator('.market [data-state="lit"]').count()
          measured += all.length
          for (const { item, faults, lit, isCut } of all) {
            if (isCut) wrong.push(`${name}, ${item}: cut`)
            wrong.push(...[...faults, ...lit].map(({ kind, where }) => `${name}, ${item}: ${kind}: ${where}`))
          }
        }
        expect(wrong.join('\n')).toBe('')
        expect(sales).toBeGreaterThan(0)
        expect(measured).toBeGreaterThan(LEAST_MEASURED)
      },
    )
  })
})
