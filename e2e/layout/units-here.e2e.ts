import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

const GAME = 'clans-of-caledonia'
const POSITIONS = /^\d seats, (many spaces|contracts in hand|workers) \d+$/
const LANGUAGES = ['en', 'fr'] as const
const SIZES = [
  { width: 1280, height: 720, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 740, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
] as const
/** In `npm test` the positions with most spaces, one space of each; in `npm run soak` all spaces of all positions. */
const isTaken = (name: string): boolean => POSITIONS.test(name) && (IS_WHOLE || !name.includes('contracts'))

type Found = { readonly hex: string; readonly list: boolean; readonly over: readonly string[] }

/** Chooses each space in turn, and tells over which things its list of units lies. */
async function listsOver([all, isPhone]: readonly [boolean, boolean]): Promise<readonly Found[]> {
  /** With more than this share covered a space cannot be chosen at a glance. */
  const SHARE = 0.1
  const drawn = async (): Promise<void> => {
    for (let times = 0; times < 4; times++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  const at = (target: string): HTMLElement | null => document.querySelector(`.coc-hex[data-target="${target}"]`)
  const listed = (): Element | null => document.querySelector('.coc-units-here, .coc-units-sheet')
  const isIn = (box: DOMRect, x: number, y: number): boolean =>
    x > box.left && x < box.right && y > box.top && y < box.bottom
  /** Of a hexagon with a corner at either side, as a share of its area. */
  const shareOf = (hex: DOMRect, over: DOMRect): number => {
    let [within, covered] = [0, 0]
    for (let i = 0.5; i < 20; i++)
      for (let j = 0.5; j < 20; j++) {
        const edge = Math.abs(j / 20 - 0.5) / 2
        if (i / 20 < edge || i / 20 > 1 - edge) continue
        within++
        if (isIn(over, hex.left + (i / 20) * hex.width, hex.top + (j / 20) * hex.height)) covered++
      }
    return covered / within
  }
  const meets = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const frame = document.querySelector('.coc-map-pane')
  const lit = [...document.querySelectorAll<HTMLElement>('.coc-hex[data-state="lit"]')]
    .filter((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      return frame?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true
    })
    .map((it) => it.dataset['target'] ?? '')
  const isOver = (hex: DOMRect, over: DOMRect): boolean => meets(hex, over) && shareOf(hex, over) > SHARE
  const found: Found[] = []
  for (const hex of all ? lit : lit.slice(-1)) {
    at(hex)?.click()
    for (let times = 0; times < 60 && listed() === null; times++) await drawn()
    await drawn()
    const list = listed()?.getBoundingClientRect() ?? new DOMRect()
    const spaces = isPhone ? [hex] : lit
    const covered = spaces.filter((it) => isOver(at(it)?.getBoundingClientRect() ?? new DOMRect(), list))
    const kept = ['.table-prompt', '.head', '.table > .tabs', '[data-purse]'].filter((it) =>
      [...document.querySelectorAll(it)].some((thing) => meets(list, thing.getBoundingClientRect())),
    )
    const isOut = list.left < 0 || list.top < 0 || list.right > innerWidth || list.bottom > innerHeight
    const [own, map] = [
      at(hex)?.getBoundingClientRect() ?? new DOMRect(),
      frame?.getBoundingClientRect() ?? new DOMRect(),
    ]
    const isSeen = isIn(map, own.left + own.width / 2, own.top + own.height / 2)
    found.push({
      hex,
      list: list.width > 0,
      over: [...covered, ...kept, ...(isOut ? ['the edge of the window'] : []), ...(isSeen ? [] : ['out of sight'])],
    })
    at(hex)?.click()
    for (let times = 0; times < 60 && listed() !== null; times++) await drawn()
  }
  return found
}

describe.each([
  ['finger', true],
  ['mouse', false],
] as const)('the units for a space chosen by %s', (_, touch) => {
  test('lie over nothing that can be chosen, and not over the prompt', async () => {
    const { place, names } = await gallery.frame(GAME, touch)
    const wrong: string[] = []
    const listed = new Map(SIZES.filter((size) => size.touch === touch).map((size) => [size, 0]))
    for (const [i, name] of names.entries()) {
      if (!isTaken(name)) continue
      for (const language of IS_WHOLE ? LANGUAGES : [LANGUAGES[i % 2]]) {
        await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
        for (const [nth, size] of [...listed.keys()].entries()) {
          if (!IS_WHOLE && touch && (nth + i) % 2 === 0) continue
          await place.evaluate((it) => window.layoutPage.fit(it), size)
          const all = await place.evaluate(listsOver, [IS_WHOLE, size.width < 1024] as const)
          listed.set(size, (listed.get(size) ?? 0) + all.filter(({ list }) => list).length)
          for (const { hex, list, over } of all)
            for (const it of list ? over : ['nothing is listed'])
              wrong.push(`${size.width} x ${size.height}, ${name}, ${language}, ${hex}: ${it}`)
        }
      }
    }
    expect(wrong.join('\n')).toBe('')
    for (const [{ width }, n] of listed) expect(n, `${width}`).toBeGreaterThan(0)
  })
})
