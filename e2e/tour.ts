import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { type House, type Person, SCREENSHOTS, SCREENS } from './people.ts'
import { goTo, type Stop } from './stops.ts'
import { visit } from './visit.ts'

const LONG = 600_000
const LOOKS = (['en', 'fr'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    (['wide', 'middle', 'phone'] as const).map((size) => ({ language, theme, size })),
  ),
)

/** What axe objects to: the rule and the places. */
async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate<readonly { readonly id: string; readonly where: readonly string[] }[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => (
      { id, where: nodes.map(({ target, any }) => target.join(' ') + ' ' + (any[0]?.message ?? '')) })))`,
  )
  return found.map(({ id, where }) => `${id}: ${where.slice(0, 4).join(' | ')}`)
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function photograph(page: Page, stop: Pick<Stop<unknown>, 'name' | 'whole'>, look: string): Promise<void> {
  const file = `${stop.name.replaceAll(/[^a-z]+/g, '-')}.${look}.png`
  await page.screenshot({ path: join(SCREENSHOTS, file), fullPage: stop.whole ?? false })
}

/** All pictures on one page, by stop. */
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
  /** The stops that are seen in French too. */
  readonly french: readonly string[]
  /** Plays the tables to where they are wanted. */
  readonly setTables: (house: House, host: Person, guest: Person) => Promise<T>
}

/** In both themes and at three widths: takes a picture of each stop; axe finds nothing there, nothing scrolls sideways. */
export function tour<T>(title: string, { stops, french, setTables }: Tour<T>): void {
  describe(title, () => {
    let host: Person
    let tables: T
    const house = visit(async (opened) => {
      mkdirSync(SCREENSHOTS, { recursive: true })
      host = await opened.openBrowserFor('Eilidh')
      tables = await setTables(opened, host, await opened.openBrowserFor('Fergus'))
    })
    afterAll(contactSheet)

    test.each(LOOKS)('$theme, $size, $language', { timeout: LONG }, async (look) => {
      const { theme, size, language } = look
      const guest = await house().openBrowserFor('Eilidh', { theme, language, screen: SCREENS[size] }, host)
      const faults: string[] = []
      for (const stop of language === 'fr' ? stops.filter(({ name }) => french.includes(name)) : stops) {
        await goTo(guest.page, stop, tables)
        await photograph(guest.page, stop, `${theme}-${size}-${language}`)
        // What it objects to rarely depends on the words: in French one look is enough.
        if (language === 'en' || (theme === 'light' && size === 'phone'))
          faults.push(...(await objections(guest.page)).map((fault) => `${stop.name}: ${fault}`))
        const over = await sideways(guest.page)
        if (over > 0) faults.push(`${stop.name}: ${over} px wider than the screen`)
      }
      await guest.leave()
      expect(faults.join('\n')).toBe('')
      expect(guest.faults).toEqual([])
    })
  })
}
