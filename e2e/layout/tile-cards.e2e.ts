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

/** Tiles that cannot be had, by the words on their bands. */
const banded = (): readonly (readonly [band: string, thing: string])[] =>
  [...document.querySelectorAll('.ring-band[data-good="no"]')].flatMap((band) => {
    const thing = band.closest<HTMLElement>('[data-thing]')?.dataset['thing']
    return thing === undefined ? [] : [[band.textContent.trim(), thing] as const]
  })

const lines = (): readonly { readonly text: string; readonly isLoss: boolean }[] =>
  [...document.querySelectorAll<HTMLElement>('.hub-card-line')].map((line) => ({
    text: line.textContent.trim(),
    isLoss: line.dataset['tone'] === 'loss',
  }))

describe.each(['en', 'fr'] as const)('the card of a tile that cannot be had, %s', (language) => {
  test.each(['glen-more', 'glen-more-2'])(
    '%s: has its recipe and the reason, for each kind of reason',
    async (game) => {
      const { place, names } = await gallery.frame(game, false)
      const kinds = new Set<string>()
      for (const [i, name] of names.entries()) {
        if (!/ seats, (full table|my land \d+$|much on|a turn|full of|an errand)/.test(name)) continue
        await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
        await place.evaluate(() => window.layoutPage.fit({ width: 1280, height: 720 }))
        for (const [band, thing] of await place.evaluate(banded)) {
          if (kinds.has(band)) continue
          kinds.add(band)
          await place.evaluate((it) => window.layoutPage.explain(it), thing)
          const all = await place.evaluate(lines)
          const told = `${name}, ${thing}, ${band}: ${all.map(({ text }) => text).join(' | ')}`
          expect(all.filter(({ isLoss, text }) => isLoss && text.length > 10).length, told).toBe(1)
          expect(all.filter(({ isLoss, text }) => !isLoss && text !== '').length, told).toBeGreaterThan(0)
        }
      }
      expect(kinds.size, [...kinds].join(', ')).toBeGreaterThan(game === 'glen-more' ? 2 : 4)
    },
  )
})

const coveredSigns = (): readonly string[] =>
  [...document.querySelectorAll('.ring-band')].flatMap((band) => {
    const own = band.getBoundingClientRect()
    const tile = band.closest<HTMLElement>('[data-thing]')
    return [...(tile?.querySelectorAll('.tile-sign') ?? [])].flatMap((sign) => {
      const { left, top, right, bottom } = sign.getBoundingClientRect()
      const [width, height] = [
        Math.min(right, own.right) - Math.max(left, own.left),
        Math.min(bottom, own.bottom) - Math.max(top, own.top),
      ]
      return width > 1 && height > 1 ? [`${tile?.dataset['thing']}: ${sign.className}`] : []
    })
  })

const SCREENS = [
  { width: 1280, height: 720, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const

test.each(['glen-more', 'glen-more-2'])('%s: a band with a reason covers no sign of its tile', async (game) => {
  for (const touch of [false, true]) {
    const { place, names } = await gallery.frame(game, touch)
    const wrong: string[] = []
    let bands = 0
    for (const [i, name] of names.entries()) {
      if (!/ seats, (full table|my land \d+$|much on|a turn|full of|an errand)/.test(name)) continue
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [
        i,
        i % 2 === 0 ? 'fr' : 'en',
      ] as const)
      for (const screen of SCREENS.filter((it) => it.touch === touch)) {
        await place.evaluate((to) => window.layoutPage.fit(to), screen)
        bands += await place.locator('.ring-band').count()
        wrong.push(...(await place.evaluate(coveredSigns)).map((it) => `${screen.width}, ${name}, ${it}`))
      }
    }
    expect(wrong.join('\n')).toBe('')
    expect(bands).toBeGreaterThan(LEAST_MEASURED)
  }
})
