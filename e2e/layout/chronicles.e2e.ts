import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Positions by how many Chronicles they have; each Chronicle is the only one somewhere. */
const COUNTS: readonly (readonly [count: number, positions: RegExp])[] = [
  [1, /^4 seats, a turn with \D+ \d+$/],
  [3, /^4 seats, three Chronicles/],
  [8, /^4 seats, full of Chronicles/],
]

const SCREENS = [
  { width: 1280, height: 720, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const

const CARDS = '.gm2-dock-card'
const LEAST_ICON = 20
/** Of the faults of a page those of its words. */
const OF_WORDS = new Set(['small text', 'cut', 'broken', 'overrun'])

/** Icons by the shorter side; pictures of tiles and of a Chronicle are none, nor is the arrow between two numbers. */
const smallIcons = (least: number): readonly string[] =>
  [...document.querySelectorAll('.gm2-dock svg, .gm2-opened svg')].flatMap((icon) => {
    if (icon.closest('.gm2-dock-picture') !== null || icon.parentElement?.closest('svg') !== null) return []
    if (icon.matches('.gm2-picture, [width="0.8em"]') || !icon.checkVisibility()) return []
    const { left, top, right, bottom, width, height } = icon.getBoundingClientRect()
    if (width === 0) return []
    const card = icon.closest('.gm2-dock-card')
    const name = `${card?.getAttribute('data-thing') ?? 'opened'} ${icon.parentElement?.className}`
    if (Math.min(width, height) < least - 0.1) return [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`]
    const edge = card?.getBoundingClientRect()
    const isWhole =
      edge === undefined ||
      (left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1)
    return isWhole ? [] : [`${name}: cut`]
  })

const CHRONICLES = 8

describe.each(['en', 'fr'] as const)('%s', (language) => {
  test.each(SCREENS)(
    '$width x $height: in the dock and in each opened Chronicle every icon has 20 px and every word is whole and 12 px',
    async ({ touch, ...size }) => {
      const { place, names } = await gallery.frame('glen-more-2', touch)
      const wrong = new Set<string>()
      const opened = new Map<number, Set<string>>()
      const look = async (where: string): Promise<void> => {
        const words = (await place.evaluate((it) => window.layoutPage.faults(it), touch)).filter(
          ({ kind, where: at }) => OF_WORDS.has(kind) && at.includes('gm2-'),
        )
        const icons = await place.evaluate(smallIcons, LEAST_ICON)
        for (const it of [...words.map(({ kind, where: at }) => `${kind}: ${at}`), ...icons])
          wrong.add(`${where}: ${it}`)
      }
      for (const [count, positions] of COUNTS)
        for (const [i, name] of names.entries()) {
          if (!positions.test(name)) continue
          await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
          await place.evaluate((to) => window.layoutPage.fit(to), size)
          const cards = place.locator(CARDS)
          expect(await cards.count(), name).toBe(count)
          await look(`${name}, dock`)
          for (let nth = 0; nth < count; nth++) {
            await cards.nth(nth).dispatchEvent('click')
            await place.locator('.gm2-opened').waitFor()
            await place.evaluate((to) => window.layoutPage.fit(to), size)
            const thing = (await cards.nth(nth).getAttribute('data-thing')) ?? ''
            opened.set(count, (opened.get(count) ?? new Set()).add(thing))
            await look(`${name}, ${thing}`)
            await cards.nth(nth).dispatchEvent('click')
            await place.locator('.gm2-opened').waitFor({ state: 'detached' })
          }
        }
      expect([...wrong].join('\n')).toBe('')
      expect([...opened].map(([count, things]) => [count, things.size])).toEqual([
        [1, CHRONICLES],
        [3, 3],
        [CHRONICLES, CHRONICLES],
      ])
    },
  )
})
