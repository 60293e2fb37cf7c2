import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** A tile is chosen: the fewest and the most seats, and one, three and eight Chronicles. */
const TURNS = /^(2|4) seats, (full table|my land \d+$|much on the shelf|full of Chronicles|three|a turn with)/

/** As drawn when the table was designed; a hall has territory and map of one size. */
const LEAST = [
  { width: 1280, height: 720, territory: 0.285, portrait: 40 },
  { width: 1920, height: 1080, territory: 0.21, portrait: 60 },
] as const

const LEAST_SEEN = 8

/** Parts of the room that the table has, and the width of the smallest portrait on the shelf. */
function measured(): { readonly territory: number; readonly portraits: readonly number[] } {
  const areaOf = (selector: string): number => {
    const { width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return width * height
  }
  const portraits = [...document.querySelectorAll('.gm2-on-shelf')].map((it) => it.getBoundingClientRect().width)
  return { territory: areaOf('.gm2-place-box.gm2-large') / areaOf('.table-stage'), portraits }
}

test.each(LEAST)(
  '$width x $height: the territory has its share of the room, and portraits on the shelf their size',
  async ({ territory, portrait, ...size }) => {
    const { place, names } = await gallery.frame('glen-more-2', false)
    let seen = 0
    for (const [i, name] of names.entries()) {
      if (!TURNS.test(name)) continue
      const language = i % 2 === 0 ? 'fr' : 'en'
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'light'), [i, language] as const)
      await place.evaluate((to) => window.layoutPage.fit(to), size)
      const now = await place.evaluate(measured)
      expect(now.territory, name).toBeGreaterThanOrEqual(territory)
      for (const width of now.portraits) expect(width, name).toBeGreaterThanOrEqual(portrait)
      seen += now.portraits.length
    }
    expect(seen).toBeGreaterThan(LEAST_SEEN)
  },
)

/** A tablet held upright has no line for the heading beside a sixth row, nor a phone of 740 px. */
const HEADED = [
  { width: 1280, height: 720, touch: false, positions: TURNS },
  { width: 1920, height: 1080, touch: false, positions: TURNS },
  { width: 1024, height: 768, touch: true, positions: TURNS },
  { width: 390, height: 844, touch: true, positions: TURNS },
  { width: 844, height: 390, touch: true, positions: TURNS },
  { width: 820, height: 1180, touch: true, positions: /^(2|4) seats, (full table|my land \d+$|much on the shelf)/ },
] as const

/** Hidden, outside the window, or under a sign of a stall. */
function headingFault(): string {
  const head = document.querySelector('.gm2-market-head > :first-child')
  if (head?.checkVisibility() !== true) return 'no heading'
  const own = head.getBoundingClientRect()
  if (own.width < 1 || own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight)
    return 'outside'
  const isOver = [...document.querySelectorAll('.gm2-stall svg')].some((sign) => {
    const { left, top, right, bottom } = sign.getBoundingClientRect()
    return (
      Math.min(right, own.right) - Math.max(left, own.left) > 1 &&
      Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2
    )
  })
  return isOver ? 'covered' : ''
}

test.each(HEADED)('$width x $height: the market has its heading', async ({ touch, positions, ...size }) => {
  const { place, names } = await gallery.frame('glen-more-2', touch)
  const wrong: string[] = []
  for (const [i, name] of names.entries()) {
    if (!positions.test(name)) continue
    await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'light'), [
      i,
      i % 2 === 0 ? 'en' : 'fr',
    ] as const)
    await place.evaluate((to) => window.layoutPage.fit(to), size)
    const fault = await place.evaluate(headingFault)
    if (fault !== '') wrong.push(`${name}: ${fault}`)
  }
  expect(wrong).toEqual([])
})
