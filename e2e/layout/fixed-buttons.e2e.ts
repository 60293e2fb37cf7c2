import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

const SIZES = [
  { width: 1280, height: 720, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const

const LOW = 480

/** Left edge and width of each, in pixels. */
const placed = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.table-prompt [data-fixed]')].map((button) => {
    const { left, width } = button.getBoundingClientRect()
    return `${button.dataset['fixed']} ${Math.round(left)} ${Math.round(width)}`
  })

test.each(SIZES)('%o: End turn and Pass have one place and width, whatever is asked', async (size) => {
  const { place, names } = await gallery.frame('clans-of-caledonia', size.touch)
  for (const language of ['en', 'fr'] as const) {
    const found = new Map<string, string>()
    let measured = 0
    for (const [i, name] of names.entries()) {
      if (/ seats, (end of round|dice|watched|absent)/.test(name)) continue
      // The report of a failed game has their row.
      if (size.height < LOW && name.includes('halted')) continue
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
      await place.evaluate((to) => window.layoutPage.fit(to), size)
      const all = await place.evaluate(placed)
      if (all.length > 0) measured++
      for (const it of all) found.set(it, `${found.get(it) ?? ''} ${name};`)
    }
    expect([...found].map(([it, where]) => `${language} ${it}: ${where}`)).toHaveLength(2)
    expect(measured).toBeGreaterThan(10)
  }
})
