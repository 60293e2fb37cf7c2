import { GAME_IDS } from '@bothy/games'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from '../layout/layout-gallery.ts'
import { type Person, SCREENS } from '../people.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

type Seen = { readonly kind: string; readonly stands: boolean; readonly lines: string }

const lines = (page: Page, all: string, standing: string): Promise<readonly Seen[]> =>
  page.evaluate(
    ([every, out]) => {
      const linesOf = (style: CSSStyleDeclaration, isPart: boolean): readonly string[] =>
        isPart && style.content === 'none'
          ? []
          : [
              [style.outlineStyle, style.outlineWidth, style.outlineColor],
              [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
              [style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor],
            ].flatMap(([kind, width, colour]) =>
              kind === 'none' || parseFloat(width) < 1 ? [] : `${kind} ${width} ${colour}`,
            )
      return [...document.querySelectorAll(every)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        if (width === 0 || height === 0) return []
        const card = element.querySelector('.los-card')
        return {
          kind: [...element.classList].filter((name) => name !== 'gm-active').join(' '),
          stands: element.matches(out),
          lines: [
            ...linesOf(getComputedStyle(element), false),
            ...['::before', '::after'].flatMap((part) => linesOf(getComputedStyle(element, part), true)),
            ...(card === null ? [] : linesOf(getComputedStyle(card), false)),
          ].join(', '),
        }
      })
    },
    [all, standing] as const,
  )

/** Kinds of things that should stand out but have no line, or only the lines that others of their kind have. */
function notSeen(seen: readonly Seen[]): readonly string[] {
  const usual = new Set(seen.flatMap(({ kind, stands, lines: own }) => (stands ? [] : `${kind}: ${own}`)))
  const faults = seen.filter(({ kind, stands, lines: own }) => stands && (own === '' || usual.has(`${kind}: ${own}`)))
  return [...new Set(faults.map(({ kind, lines: own }) => `${kind}: ${own}`))]
}

const kindsThatStandOut = (seen: readonly Seen[]): readonly string[] => [
  ...new Set(seen.flatMap(({ kind, stands }) => (stands ? kind : []))),
]

/** Map spaces of Clans are clipped to hexagons: their lines are drawn in the picture. */
const hexes = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Highlight'
    const highlight = getComputedStyle(probe).color
    probe.remove()
    const ring = document.querySelector('.coc-lit-ring')
    const drawn = (ring?.getAttribute('d') ?? '').split(/(?=M)/).filter((part) => part !== '').length
    return {
      lit: document.querySelectorAll('.coc-hex[data-state=lit]').length,
      drawn: ring !== null && getComputedStyle(ring).stroke === highlight ? drawn : 0,
    }
  })

const SHOWN = 7

function oneOfEach(names: readonly string[]): readonly string[] {
  const questions = new Map(names.map((name) => [name.replace(/^\d+ seats, /, '').replace(/ \d+/, ''), name]))
  const all = [...questions.values()]
  const step = IS_WHOLE ? 1 : Math.max(1, all.length / SHOWN)
  return all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
}

describe('where the system paints with its own colours', () => {
  const gallery = new Gallery()
  beforeAll(() => gallery.open(), 400_000)
  afterAll(() => gallery.close())

  test.each(GAME_IDS)(
    '%s: what can be chosen, what is held and whose turn it is have lines that others have not',
    async (game) => {
      const { page, names } = await gallery.window(game, false)
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ forcedColors: 'active' })
      const spots: Seen[] = []
      const turns: Seen[] = []
      for (const name of oneOfEach(names)) {
        await page.evaluate((it) => window.layoutPage.show(it, 'en', 'dark'), names.indexOf(name))
        spots.push(...(await lines(page, '.table-stage .spot:not(.coc-hex)', '[data-state=lit], [data-state=picked]')))
        turns.push(
          ...(await lines(
            page,
            '[class*=-seat], [class*=-lane], .gm-stand, .gm2-stand, .coc-mine',
            '[data-acts], [data-turn=yes], .gm-active, .gm2-stand:has([data-acts])',
          )),
        )
        const { lit, drawn } = await hexes(page)
        expect(drawn, name).toBe(lit)
      }
      expect(kindsThatStandOut(spots).length).toBeGreaterThan(0)
      expect(kindsThatStandOut(turns).length).toBeGreaterThan(0)
      expect(notSeen(spots)).toEqual([])
      expect(notSeen(turns)).toEqual([])
    },
    400_000,
  )

  test.each(GAME_IDS)('%s: how far the game has come is seen', async (game) => {
    const { page, names } = await gallery.window(game, false)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ forcedColors: 'active' })
    const full = names.findIndex((name) => name.includes(', full '))
    await page.evaluate((it) => window.layoutPage.show(it, 'en', 'dark'), full)
    const seen = await page.evaluate(() => {
      const bars = [
        ...document.querySelectorAll('.table-progress :is(.stretch-bar, .los-rounds i, .coc-round[data-state=now])'),
      ]
      const done = document.querySelectorAll('.stretch-bar > span, .los-rounds i:not([data-at=ahead])')
      const ground = getComputedStyle(document.body).backgroundColor
      const isLined = ({ borderTopStyle, outlineStyle }: CSSStyleDeclaration): boolean =>
        borderTopStyle === 'solid' || outlineStyle === 'solid'
      return {
        bars: bars.length,
        bare: bars.filter((bar) => !isLined(getComputedStyle(bar))).length,
        unfilled: [...done].filter((part) => {
          const style = getComputedStyle(part)
          return style.getPropertyValue('forced-color-adjust') !== 'none' || style.backgroundColor === ground
        }).length,
      }
    })
    expect(seen.bars).toBeGreaterThan(0)
    expect({ bare: seen.bare, unfilled: seen.unfilled }).toEqual({ bare: 0, unfilled: 0 })
  })
})

describe('on the pages', () => {
  let kay: Person
  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay')
    await kay.page.emulateMedia({ forcedColors: 'active' })
  })

  test('what is chosen of several has a line of its own', async () => {
    const { page } = kay
    await page.goto('/new/glen-more-2')
    await page.locator('.segments').first().waitFor()
    const among = await lines(page, '.segments label, .company, .game-link', ':has(:checked), [aria-current]')
    expect(kindsThatStandOut(among).length).toBeGreaterThan(1)
    expect(notSeen(among)).toEqual([])
  })

  test('the thumb of a switch is seen on its ground, on and off', async () => {
    const { page } = kay
    await kay.inSettings(async (settings) => {
      const one = settings.getByRole('switch').first()
      const seen = () =>
        one.evaluate((input) => {
          const ground = getComputedStyle(input)
          const thumb = getComputedStyle(input, '::after')
          const kept = [ground, thumb].every((style) => style.getPropertyValue('forced-color-adjust') === 'none')
          return { kept, ground: ground.backgroundColor, thumb: thumb.backgroundColor }
        })
      const before = await seen()
      await one.click()
      await page.waitForFunction(() => document.getAnimations().length === 0)
      const after = await seen()
      for (const { kept, ground, thumb } of [before, after]) {
        expect(kept).toBe(true)
        expect(thumb).not.toBe(ground)
      }
      expect(after.ground).not.toBe(before.ground)
    })
  })

  test('the tab one is at differs from the others', async () => {
    const { page } = kay
    const table = await makeTable(house(), kay, 'lords-of-scotland', [ME, BOT])
    await page.setViewportSize(SCREENS.phone)
    await page.goto(`/table/${table}`)
    await page.locator('[role=tab]').first().waitFor()
    const tabs = await lines(page, '[role=tab]', '[aria-selected=true]')
    expect(tabs.filter(({ stands }) => stands)).toHaveLength(1)
    expect(notSeen(tabs)).toEqual([])
    expect(kay.faults).toEqual([])
  })
})
