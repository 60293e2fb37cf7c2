import { existsSync } from 'node:fs'
import { GAME_IDS } from '@bothy/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PATIENCE, type Person } from '../people.ts'
import { objectionsInBoth } from '../both-languages.ts'
import { pagesOfPaper } from '../pages-of-paper.ts'
import { visit } from '../visit.ts'

const LAPTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

let reader: Person
visit(async (house) => {
  reader = await house.openBrowserFor('Eilidh', { screen: LAPTOP, language: 'en' })
})

async function undrawn(page: Page): Promise<readonly string[]> {
  const pictures = page.locator('.book-picture')
  await pictures.first().waitFor({ timeout: PATIENCE })
  const faults: string[] = []
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const drawn = picture.locator('.book-window[style*="height"]')
    await drawn.waitFor({ timeout: PATIENCE }).catch(() => undefined)
    const box = await drawn.boundingBox().catch(() => null)
    if (box === null || box.height < 40 || box.width < 80) faults.push(await picture.innerText())
  }
  return faults
}

const bookOf = (game: string): URL => new URL(`../../packages/games/${game}/teaching/book/index.ts`, import.meta.url)
const WITH_BOOK = GAME_IDS.filter((id) => existsSync(bookOf(id)))

test.each(WITH_BOOK)('every picture of the book of %s is drawn by its board', async (game) => {
  const { page } = reader
  await page.goto(`/rules/${game}/minutes`)
  expect(await undrawn(page)).toEqual([])
  await page.goto(`/rules/${game}`)
  expect(await undrawn(page)).toEqual([])
  expect(await page.locator('.book-example').count()).toBeGreaterThan(6)
})

const LETTERS = /\(([A-Z](?:, [A-Z])*)\)/g

test.each(WITH_BOOK)('letters tie the examples of %s to their rules', async (game) => {
  const { page } = reader
  await page.goto(`/rules/${game}`)
  expect(await undrawn(page)).toEqual([])
  const examples = await page.locator('.book-example').evaluateAll((all) =>
    all.map((example) => ({
      id: example.getAttribute('data-example'),
      caption: example.querySelector('figcaption')?.textContent ?? '',
      drawn: [...example.querySelectorAll('.book-letter.placed')].map((letter) => letter.textContent),
    })),
  )
  const named = examples.map(({ id, caption }) => ({
    id,
    drawn: [...caption.matchAll(LETTERS)].flatMap(([, letters = '']) => letters.split(', ')),
  }))
  const placed = examples.map(({ id, drawn }) => ({ id, drawn: drawn.toSorted() }))
  expect(placed).toEqual(named)
  const all = named.flatMap(({ drawn }) => drawn)
  expect(all.length).toBeGreaterThan(3)
  expect(await page.locator('.rule-side .book-letter').count()).toBe(all.length)
})

test('an example stands level with its rule on a laptop and below its section on a phone', async () => {
  const { page } = reader
  await page.goto('/rules/glen-more')
  const tops = (): Promise<readonly (readonly number[])[]> =>
    page.locator('.book-example').evaluateAll((all) =>
      all.map((example) => {
        const rule = document.querySelector(`[data-rule="${example.getAttribute('data-beside')}"]`)
        const [one, other] = [example.getBoundingClientRect(), rule?.getBoundingClientRect()]
        return [Math.round(one.top - (other?.top ?? 0)), Math.round(one.left - (other?.right ?? 0))]
      }),
    )
  await page.locator('.book-example').first().waitFor({ timeout: PATIENCE })
  expect(await undrawn(page)).toEqual([])
  for (const [below = -1, right = -1] of await tops()) {
    expect(below).toBeGreaterThanOrEqual(-1)
    expect(right).toBeGreaterThanOrEqual(0)
  }
  await page.setViewportSize(PHONE)
  await expect.poll(async () => (await tops()).every(([below = 0]) => below > 0), { timeout: PATIENCE }).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(LAPTOP)
})

test('in two minutes, rules and player aid lead to one another, and each has its address', async () => {
  const { page } = reader
  await page.goto('/rules/glen-more')
  await page.getByRole('link', { name: 'In two minutes', exact: true }).click()
  await page.locator('.book-step').first().waitFor({ timeout: PATIENCE })
  expect(new URL(page.url()).pathname).toBe('/rules/glen-more/minutes')
  await page.getByRole('link', { name: 'Try it: lesson “The track and your land”, 6 min' }).click()
  await page.waitForURL('**/games/glen-more/learn/track')
  await page.locator('.lesson-bar').waitFor({ timeout: PATIENCE })
  await page.goBack()
  await page.getByRole('link', { name: 'All the rules' }).click()
  await page.waitForURL('**/rules/glen-more')
  await page.getByRole('link', { name: 'Player aid', exact: true }).click()
  await page.locator('.aid-topic').first().waitFor({ timeout: PATIENCE })
  expect(new URL(page.url()).pathname).toBe('/rules/glen-more/aid')
  expect(await page.getByRole('link', { name: 'Player aid', exact: true }).getAttribute('aria-current')).toBe('page')
  await page.getByRole('link', { name: 'GM-80' }).click()
  await page.locator('.rule.marked[data-rule="GM-80"]').waitFor({ timeout: PATIENCE })
})

async function read(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.getByText(language === 'en' ? 'English' : 'Français', { exact: true }).click()
  await page.locator(`html[lang=${language}]`).waitFor({ timeout: PATIENCE })
}

const sheets = async (page: Page): Promise<number> =>
  pagesOfPaper(await page.pdf({ format: 'A4', preferCSSPageSize: true }))

test.each(['en', 'fr'] as const)('the player aid in %s is one page of paper', async (language) => {
  const { page } = reader
  for (const game of WITH_BOOK) {
    await page.goto(`/rules/${game}/aid`)
    await read(page, language)
    await page.locator('.aid-signs').first().waitFor({ timeout: PATIENCE })
    expect(await sheets(page), game).toBe(1)
  }
})

type Ink = { readonly text: string; readonly size: number; readonly contrast: number }

/** Of each text on the sheet, in points and against white paper: paper has no background, and grey has the lightness of a colour. */
function inks(): readonly Ink[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const lightness = (colour: string): number => {
    if (canvas === null) return 1
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const found: { text: string; size: number; contrast: number }[] = []
  for (const element of document.querySelectorAll<HTMLElement>('.rules-page *')) {
    const text = [...element.childNodes]
      .map((it) => (it.nodeType === 3 ? (it.textContent ?? '') : ''))
      .join('')
      .trim()
    if (text === '' || !element.checkVisibility() || element.closest('.legend-art, .visually-hidden') !== null) continue
    const { fontSize, color } = getComputedStyle(element)
    found.push({ text, size: Math.round(75 * parseFloat(fontSize)) / 100, contrast: 1.05 / (lightness(color) + 0.05) })
  }
  return found
}

test.each(['dark', 'light'] as const)(
  'on paper, also from a %s page, no letter of an aid is under 8 points, and all read in grey',
  async (colorScheme) => {
    const { page } = reader
    await page.emulateMedia({ media: 'print', colorScheme })
    for (const game of WITH_BOOK) {
      await page.goto(`/rules/${game}/aid`)
      await page.locator('.aid-signs').first().waitFor({ timeout: PATIENCE })
      const all = await page.evaluate(inks)
      expect(all.length, game).toBeGreaterThan(30)
      expect(
        all.filter(({ size, contrast }) => size < 8 || contrast < 4.5),
        game,
      ).toEqual([])
    }
    await page.emulateMedia({ media: null, colorScheme: null })
  },
)

test.each(['dark', 'light'] as const)('nothing stands in the way of a reader, %s', async (colorScheme) => {
  const { page } = reader
  await page.emulateMedia({ colorScheme })
  await page.goto('/rules/glen-more')
  await read(page, 'en')
  for (const path of ['/rules/glen-more', '/rules/glen-more/minutes', '/rules/glen-more/aid']) {
    await page.goto(path)
    await page.locator('.book-picture, .aid-topic').first().waitFor({ timeout: PATIENCE })
    expect(await objectionsInBoth(reader), path).toEqual([])
  }
})

test.each(['en', 'fr'] as const)('in %s each Chronicle has an aid of its own, on one page', async (language) => {
  const { page } = reader
  await page.goto('/rules/glen-more-2/aid')
  await read(page, language)
  const pages = page.locator('.book-pages a')
  await pages.first().waitFor({ timeout: PATIENCE })
  expect(await pages.count()).toBe(9)
  for (const link of (await pages.all()).slice(1)) {
    const title = await link.innerText()
    await link.click()
    await page.locator('.aid h2', { hasText: title }).waitFor({ timeout: PATIENCE })
    expect([title, await page.locator('.aid-topic li').count()]).toEqual([
      title,
      expect.toSatisfy((lines) => lines > 2),
    ])
    expect([title, await sheets(page)]).toEqual([title, 1])
  }
})
