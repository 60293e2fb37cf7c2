import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type House, type Person, SCREENSHOTS, SCREENS } from './people.ts'
import { settled } from './play.ts'
import { goTo, type Stop } from './tours/stops.ts'
import { visit } from './visit.ts'

const LONG = 600_000
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const SIZES = ['wide', 'middle', 'phone'] as const
const LOOKS = [
  ...SIZES.map((size) => ({ language: 'en', size }) as const),
  ...SIZES.filter((size) => IS_WHOLE || size === 'phone').map((size) => ({ language: 'fr', size }) as const),
]
const THEMES = ['light', 'dark'] as const
/** The rules of axe about colours; all others find the same in both themes, which differ only in colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const COLOURS = { runOnly: COLOUR_RULES }
const ALL_ELSE = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) }
export const MODAL = 'dialog:modal'

async function objections(page: Page, rules: object, within?: string): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const where = within === undefined ? 'document' : JSON.stringify(within)
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules })
  const found = await page.evaluate<readonly { readonly id: string; readonly where: readonly string[] }[]>(
    `axe.run(${where}, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => (
      { id, where: nodes.map(({ target, any }) => target.join(' ') + ' ' + (any[0]?.message ?? '')) })))`,
  )
  return found.map(({ id, where: places }) => `${id}: ${places.slice(0, 4).join(' | ')}`)
}

/** Colours are checked where they can be read: a part that a modal dialog dims is checked at another stop. */
export async function objectionsTo(page: Page, to: 'all' | 'colours', within?: string): Promise<readonly string[]> {
  const isDimmed = (await page.locator(MODAL).count()) > 0
  if (to === 'all' && (within !== undefined || !isDimmed)) return objections(page, {}, within)
  const colours = await objections(page, COLOURS, within ?? (isDimmed ? MODAL : undefined))
  return to === 'all' ? [...colours, ...(await objections(page, ALL_ELSE))] : colours
}

type Look = (typeof LOOKS)[number] & {
  readonly page: Page
  readonly theme: (typeof THEMES)[number]
  readonly isFirst: boolean
}

function objectionsIn({ page, theme, size, language, isFirst }: Look, within?: string): Promise<readonly string[]> {
  if (language === 'en') return objectionsTo(page, IS_WHOLE && theme === 'dark' ? 'colours' : 'all', within)
  // Objections of axe rarely depend on the words: in French one look is enough, in `npm test` at the first stop.
  const isLooked = IS_WHOLE ? size === 'phone' && theme === 'light' : isFirst
  return isLooked ? objectionsTo(page, 'all', within) : Promise.resolve([])
}

/** Both themes in the whole run; else one, which changes with stop and size so that both are seen in each. */
const themesOf = (stop: number, { size }: (typeof LOOKS)[number]): readonly (typeof THEMES)[number][] =>
  IS_WHOLE ? THEMES : [THEMES[((stop >> 1) + SIZES.indexOf(size)) % THEMES.length]]

/**
 * Every stop on one of the three screens in turn, and those listed on a phone in French, where pages are tightest. `npm run soak` takes
 * every size, theme and language, and the pictures.
 */
const isSeen = (stop: number, isFrench: boolean, { language, size }: (typeof LOOKS)[number]): boolean =>
  language === 'fr' ? isFrench : IS_WHOLE || SIZES.indexOf(size) === stop % SIZES.length

export function sideways(): number {
  const wide = [document.documentElement, ...document.querySelectorAll('dialog[open], .sheet-scroll')]
  return Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
}

async function photograph(page: Page, stop: Pick<Stop<unknown>, 'name' | 'whole'>, look: string): Promise<void> {
  const file = `${stop.name.replaceAll(/[^a-z]+/g, '-')}.${look}.png`
  await page.screenshot({ path: join(SCREENSHOTS, file), fullPage: stop.whole ?? false })
}

function contactSheet(): void {
  const files = readdirSync(SCREENSHOTS).filter((file) => file.endsWith('.png'))
  const stops = [...new Set(files.map((file) => file.split('.')[0]))]
  const figure = (file: string): string =>
    `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a><figcaption>${file}</figcaption></figure>`
  const section = (stop: string): string =>
    `<h2>${stop}</h2><div>${files
      .filter((file) => file.startsWith(`${stop}.`))
      .map(figure)
      .join('')}</div>`
  const style =
    'body{font:14px sans-serif;background:#888;margin:2em}div{display:flex;flex-wrap:wrap;gap:1em;align-items:start}figure{margin:0}img{height:320px}'
  writeFileSync(
    join(SCREENSHOTS, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Bothy</title><style>${style}</style>${stops.map(section).join('')}`,
  )
}

type Tour<T> = {
  readonly stops: readonly Stop<T>[]
  readonly french: readonly string[]
  readonly setTables: (house: House, host: Person, guest: Person) => Promise<T>
}

export function tour<T>(title: string, { stops, french, setTables }: Tour<T>): void {
  describe(title, () => {
    let host: Person
    let tables: T
    const house = visit(async (opened) => {
      if (IS_WHOLE) mkdirSync(SCREENSHOTS, { recursive: true })
      host = await opened.openBrowserFor('Eilidh')
      tables = await setTables(opened, host, await opened.openBrowserFor('Fergus'))
    })
    if (IS_WHOLE) afterAll(contactSheet)

    test.each(LOOKS)('$size, $language', { timeout: LONG }, async (look) => {
      const { size, language } = look
      const guest = await house().openBrowserFor('Eilidh', { theme: 'auto', language, screen: SCREENS[size] }, host)
      const { page } = guest
      const faults: string[] = []
      for (const [i, stop] of stops.entries()) {
        if (!isSeen(i, french.includes(stop.name), look)) continue
        const themes = themesOf(i, look)
        await page.emulateMedia({ colorScheme: themes[0] })
        await goTo(page, stop, tables)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          if (theme !== themes[0]) await settled(page)
          if (IS_WHOLE) await photograph(page, stop, `${theme}-${size}-${language}`)
          const objected = await objectionsIn({ ...look, page, theme, isFirst: stop.name === french[0] }, stop.adds)
          faults.push(...objected.map((fault) => `${stop.name}, ${theme}: ${fault}`))
        }
        const over = await page.evaluate(sideways)
        if (over > 0) faults.push(`${stop.name}: ${over} px wider than the screen`)
      }
      await guest.leave()
      expect(faults.join('\n')).toBe('')
      expect(guest.faults).toEqual([])
    })
  })
}
