import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { type Explained, Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Of each game the fewest and the most seats, what asks for most, and what stands beside or over the board. */
const SAMPLE = [
  ['glen-more', /^(2|5) seats, full table|^5 seats, my land .*placed$/],
  ['glen-more-2', /^(2|4) seats, full table|full of Chronicles|^4 seats, claiming 22$/],
  ['clans-of-caledonia', /^(1|2) seats, full map|^4 seats, contracts in hand|^4 seats, full stock \d+$/],
  ['lords-of-scotland', /^(2|5) seats, full table|^4 seats, hand \d+(, one held)?$/],
] as const

const SIZES = [
  { width: 1280, height: 720, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 360, height: 740, touch: true },
] as const

const KINDS_AT = [SIZES[0], SIZES[4]]
const WIDE = 1200
const LANGUAGES = ['en', 'fr'] as const
/** In all positions of a game at one size, in both languages; a phone shows few things at once. */
const LEAST_MEASURED = { wide: 60, small: 15 }
/** In `npm test` every second position at a size and at the next size the others, in English and French in turn. */
const isTaken = (position: number, size: number, language: (typeof LANGUAGES)[number]): boolean =>
  IS_WHOLE || ((position + size) % 2 === 0 && language === LANGUAGES[((position + size) >> 1) % 2])
const faultsOf = (all: readonly Explained[]): readonly string[] =>
  all.flatMap(({ faults, lit }) => [...faults, ...lit].map(({ kind, where }) => `${kind}: ${where}`))

/** Positions in which nothing is explained, or what another one has too. */
const NOT_ASKED = /scoring|end of round|dice| at a (full|watched)/

/** In `npm test` kinds are looked for in every so many positions of a game. */
const STEP = 4

/** Of the explanations at 1280 x 720, in both languages: so many at most end in *more*. */
const CUT = 0.05

describe.each(SAMPLE)('%s', (game, positions) => {
  beforeAll(() => gallery.leave())
  test.each(SIZES)('%o: nothing that counts is under an explanation', async ({ width, height, touch }) => {
    const { place, names } = await gallery.frame(game, touch)
    const sample = names.flatMap((name, i) => (positions.test(name) ? [i] : []))
    expect(sample.length).toBeGreaterThan(2)
    const wrong: string[] = []
    const nth = SIZES.findIndex((size) => size.width === width)
    let [measured, taken, cut] = [0, 0, 0]
    for (const [n, i] of sample.entries())
      for (const language of LANGUAGES) {
        if (!isTaken(n, nth, language)) continue
        taken++
        await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
        const all = await place.evaluate(([size, hasLog]) => window.layoutPage.explainAll(size, hasLog), [
          { width, height },
          (IS_WHOLE ? n : n >> 1) % 2 === 1,
        ] as const)
        const opened = IS_WHOLE ? await place.evaluate(() => window.layoutPage.explainOpened()) : []
        measured += all.length
        cut += all.filter(({ isCut }) => isCut).length
        wrong.push(...faultsOf([...all, ...opened]).map((fault) => `${names[i]}, ${language}: ${fault}`))
      }
    expect(wrong.join('\n')).toBe('')
    if (width >= WIDE) expect(cut / measured).toBeLessThan(CUT)
    const part = taken / (sample.length * LANGUAGES.length)
    expect(measured).toBeGreaterThan(part * (width < WIDE ? LEAST_MEASURED.small : LEAST_MEASURED.wide))
  })

  test.each(IS_WHOLE ? KINDS_AT : KINDS_AT.slice(0, 1))(
    '%o: every kind of thing on a table is among them',
    async (size) => {
      const { place, names } = await gallery.frame(game, size.touch)
      const seenIn = new Map<string, number>()
      const measured = new Set<string>()
      const wrong: string[] = []
      const note = (all: readonly Explained[], i: number): void => {
        for (const { item } of all) measured.add(item.split(':')[0] ?? '')
        wrong.push(...faultsOf(all).map((fault) => `${names[i]}: ${fault}`))
      }
      await place.evaluate(() => window.layoutPage.show(0, 'en', 'dark'))
      await place.evaluate((it) => window.layoutPage.fit(it), size)
      for (const [i, name] of names.entries()) {
        if (NOT_ASKED.test(name) || (!IS_WHOLE && i % STEP !== 0)) continue
        await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, LANGUAGES[i % 2]] as const)
        const kinds = await place.evaluate(() => window.layoutPage.kindsOnStage())
        const wanted = kinds.filter((kind) => !measured.has(kind))
        for (const kind of wanted) seenIn.set(kind, i)
        if (wanted.length > 0) note(await place.evaluate((it) => window.layoutPage.explainKinds(it), wanted), i)
      }
      const folded = new Set([...seenIn].filter(([kind]) => !measured.has(kind)).map(([, i]) => i))
      for (const i of folded) {
        await place.evaluate((at) => window.layoutPage.show(at, 'en', 'dark'), i)
        note(await place.evaluate(() => window.layoutPage.explainOpened()), i)
      }
      expect(seenIn.size).toBeGreaterThan(5)
      expect([...seenIn.keys()].filter((kind) => !measured.has(kind))).toEqual([])
      expect(wrong.join('\n')).toBe('')
    },
  )

  test.each(LANGUAGES)('at 1280 x 720 nearly all is read in one place, %s', async (language) => {
    const { place, names } = await gallery.frame(game, false)
    const i = names.findIndex((name) => positions.test(name))
    await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
    const all = await place.evaluate(() => window.layoutPage.explainAll({ width: 1280, height: 720 }, false))
    const count = (at: string): number => all.filter((it) => it.at === at).length
    const most = Math.max(...all.map(({ at }) => count(at)))
    expect(all.length).toBeGreaterThan(8)
    expect(most / all.length).toBeGreaterThan(0.75)
  })
})

/** Games whose table has more than a phone can show at once, with the fewest things found behind its buttons. */
const FOLDED = [
  ['glen-more-2', 'full of Chronicles', 12],
  ['clans-of-caledonia', '4 seats, contracts in hand', 30],
] as const

describe('what a phone shows at a press', () => {
  beforeEach(() => gallery.leave())
  test.each(FOLDED)('%s: nothing that counts is under an explanation there', async (game, position, least) => {
    const { place, names } = await gallery.frame(game, true)
    const i = names.findIndex((name) => name.includes(position))
    await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, 'fr'] as const)
    await place.evaluate(() => window.layoutPage.fit({ width: 390, height: 844 }))
    const all = await place.evaluate(() => window.layoutPage.explainOpened())
    expect(faultsOf(all)).toEqual([])
    expect(all.length).toBeGreaterThan(least)
  })
})

describe('an explanation', () => {
  async function atMarket(): Promise<Page> {
    const { page, names } = await gallery.window('glen-more-2', false)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.mouse.move(2, 718)
    await page.evaluate(
      (at) => window.layoutPage.show(at, 'en', 'dark'),
      names.findIndex((name) => name.startsWith('4 seats, full table')),
    )
    return page
  }
  const wood = '.table-stage [data-thing="good:wood"]'

  test('rings its thing, is pinned with i, and closed with Escape', async () => {
    const page = await atMarket()
    await page.locator(wood).first().hover()
    await page.locator('[data-docked] .explained').waitFor()
    expect(await page.locator('[data-told]').getAttribute('data-thing')).toBe('good:wood')
    await page.keyboard.press('i')
    await page.locator('.explained[data-pinned]').waitFor()
    await page.locator('.table-stage [data-thing="die"]').hover()
    await page.mouse.move(2, 718)
    await page.waitForTimeout(500)
    expect(await page.locator('[data-told]').getAttribute('data-thing')).toBe('good:wood')
    await page.keyboard.press('Escape')
    await page.locator('.explained').waitFor({ state: 'detached' })
    expect(await page.locator('[data-told]').count()).toBe(0)
  })

  test('is pinned by a long press', async () => {
    const page = await atMarket()
    await page.locator(wood).first().hover()
    await page.mouse.down()
    await page.locator('.explained[data-pinned]').waitFor()
    await page.mouse.up()
    await page.mouse.move(2, 718)
    await page.waitForTimeout(500)
    await page.locator('.explained-close').click()
    await page.locator('.explained').waitFor({ state: 'detached' })
  })

  test('that does not fit ends in more, which opens the rules at its number', async () => {
    const page = await atMarket()
    await page.evaluate(() => {
      for (const it of document.querySelectorAll('[data-reading]:not([data-reading="1"])'))
        it.removeAttribute('data-reading')
      // One low place, with the reader's own money above it.
      for (const place of document.querySelectorAll<HTMLElement>('[data-reading]')) {
        Object.assign(place.style, { height: '50px', minHeight: '0', alignSelf: 'end' })
        const { left, top, width } = place.getBoundingClientRect()
        const money = document.body.appendChild(document.createElement('b'))
        money.dataset['purse'] = ''
        Object.assign(money.style, { position: 'fixed', left: `${left}px`, top: `${top - 24}px` })
        Object.assign(money.style, { width: `${width}px`, height: '20px', pointerEvents: 'none' })
      }
    })
    await page.locator('.table-stage [data-thing="points:2"]').first().hover()
    await page.locator('.explained-place[data-cut]').waitFor()
    const rule = await page.locator('.explained .rule-link').first().textContent()
    await page.keyboard.press('i')
    await page.locator('.explained-more').click()
    await page.locator('.table-side').waitFor()
    await page.waitForFunction(
      (id) => document.querySelector('.table-side')?.textContent?.includes(id ?? 'no rule') === true,
      rule,
    )
  })

  test('over a stage that has no place stands beside its thing', async () => {
    const page = await atMarket()
    await page.evaluate(() => {
      for (const it of document.querySelectorAll('[data-reading]')) it.removeAttribute('data-reading')
    })
    await page.locator(wood).first().hover()
    await page.locator('.explained-place:not([data-docked])').waitFor()
  })
})
