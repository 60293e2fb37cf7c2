import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from '../layout/layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Units whose name meets what is said of their price, and parts of the board that are out of sight. Runs in the page. */
function faultsOfUnits(): readonly string[] {
  /** As wide as its letters, which may leave its box, and as high as its line. */
  const boxOf = (thing: Element | null): DOMRect => {
    if (thing === null) throw new Error('no text')
    const range = document.createRange()
    range.selectNodeContents(thing)
    const { left, width } = range.getBoundingClientRect()
    const { top, height } = thing.getBoundingClientRect()
    return new DOMRect(left, top, width, height)
  }
  const rows = [...document.querySelectorAll('.coc-pane:not([hidden]) .coc-unit-row')]
  const near = rows.flatMap((row) => {
    const name = row.querySelector('.coc-unit-name')
    const [a, b] = [boxOf(name), boxOf(row.querySelector('.coc-unit-price'))]
    const isNear = a.right > b.left - 2 && b.right > a.left - 2 && a.bottom > b.top && b.bottom > a.top
    return isNear ? [name?.textContent ?? ''] : []
  })
  const below = rows.filter((row) => row.getBoundingClientRect().bottom > innerHeight)
  return rows.length === 0 ? ['no units'] : [...near, ...below.map(() => 'out of sight')]
}

test(
  'the name of a unit keeps clear of its price on a phone, also where it is too dear',
  { timeout: 60_000 },
  async () => {
    const { page, names } = await gallery.window('clans-of-caledonia', true)
    const faults: string[] = []
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const wanted of ['4 seats, full map', '4 seats, full stock'])
        for (const language of ['en', 'fr'] as const) {
          const at = names.findIndex((name) => name.startsWith(wanted))
          await page.evaluate(([i, spoken]) => window.layoutPage.show(i, spoken, 'light'), [at, language] as const)
          await page.locator('.coc-pane-button[data-opens="mine"]').tap()
          await page.locator('.coc-pane:not([hidden]) .coc-short').first().waitFor()
          faults.push(...(await page.evaluate(faultsOfUnits)).map((it) => `${width} ${language} ${it}`))
        }
    }
    expect(faults).toEqual([])
  },
)
