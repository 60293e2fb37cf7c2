import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { openSide, press, settled } from '../play.ts'
import { holdTime, pass, stopTime } from '../slow-motion.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

/** In milliseconds of the page's time. */
const GLANCE = 128

const position = async (page: Page): Promise<number> => Number(await page.locator('.scrubber').inputValue())

const addressHas = (page: Page, query: string): Promise<void> => page.waitForURL((url) => url.search === query)

describe('a replay', () => {
  let host: Person
  let table: string
  const house = visit(async (opened) => {
    host = await opened.openBrowserFor('Eilidh')
    table = await makeTable(opened, host, LORDS.game, [ME, BOT, BOT])
    await playUntil(opened, table, LORDS, () => false)
  })

  test('the address holds the move and the eyes, and opens there again', async () => {
    const { page } = host
    await page.goto(`/replay/${table}`)
    await page.locator('.scrubber').fill('30')
    await addressHas(page, '?move=30')
    await page.getByLabel('View as').selectOption({ label: 'Spectator' })
    await addressHas(page, '?move=30&eyes=spectator')
    await page.reload()
    await page.getByText(/^Move 30 of/).waitFor()
    expect(await page.getByLabel('View as').inputValue()).toBe('spectator')
    await page.goto(`/replay/${table}?move=5&eyes=2`)
    await page.getByText(/^Move 5 of/).waitFor()
    expect(await page.getByLabel('View as').inputValue()).toBe('1')
  })

  test('steps by move, by turn and by scoring, with buttons and keys', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?move=3`)
    await page.getByText(/^Move 3 of/).waitFor()
    await press(page, 'To the next scoring or the end')
    const first = await position(page)
    expect(first).toBeGreaterThan(3)
    expect(await page.locator('.scrubber').getAttribute('aria-valuetext')).toMatch(/, scoring$/)
    await page.keyboard.press('PageDown')
    const second = await position(page)
    expect(second).toBeGreaterThan(first)
    await page.keyboard.press('PageUp')
    expect(await position(page)).toBe(first)
    await press(page, 'To the previous scoring or the start')
    expect(await position(page)).toBe(0)
    await page.keyboard.press('Shift+ArrowRight')
    expect(await position(page)).toBeGreaterThan(0)
    expect(await page.locator('.scrub-turns').getAttribute('d')).toMatch(/^M0 0V1M\d/)
    expect(await page.locator('.scrub-scorings path').getAttribute('d')).toMatch(new RegExp(`^M${first} 0V1M\\d`))
  })

  test('all hands lie open at once', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?move=12`)
    await openSide(page, 'Hands')
    await page.locator('.open-hands section .los-card').first().waitFor()
    expect(await page.locator('.open-hands section').count()).toBe(3)
    for (const hand of await page.locator('.open-hands section').all())
      expect(await hand.locator('.los-card').count()).toBeGreaterThan(0)
  })

  test('"look at this move" gives a link and a text', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?move=12&eyes=1`)
    await press(page, 'Share this move')
    const link = await page.getByLabel('Link to this move').inputValue()
    expect(new URL(link).pathname + new URL(link).search).toBe(`/replay/${table}?move=12&eyes=1`)
    const text = await page.getByLabel('Text to send').inputValue()
    expect(text).toMatch(/^Look at this: Lords of Scotland, move 12 of \d+\. .*Eilidh \d+, .*http/)
    await page.keyboard.press('Escape')
  })

  test('a record is named after game, day and players, and opens again from its file', async () => {
    const { page } = host
    await page.goto(`/replay/${table}`)
    const saving = page.waitForEvent('download')
    await press(page, 'Download')
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^lords-of-scotland-\d{4}-\d\d-\d\d-eilidh-[a-z]+-[a-z]+\.bothy\.json$/)
    const content = readFileSync(await saved.path())
    await page.goto('/replay/file?move=7')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sent-by-rory.bothy.json', mimeType: 'application/json', buffer: content })
    await page.getByText(/^Move 7 of/).waitFor()
    await press(page, 'Share this move')
    await page.getByText('This record is on this device only.').waitFor()
    expect(await page.getByLabel('Link to this move').count()).toBe(0)
    await page.keyboard.press('Escape')
    const again = page.waitForEvent('download')
    await press(page, 'Download')
    expect((await again).suggestedFilename()).toBe('sent-by-rory.bothy.json')
    expect(host.faults).toEqual([])
  })

  test('on a phone every control is in sight', async () => {
    const person = await house().openBrowserFor('Eilidh', { screen: SCREENS.phone, language: 'fr' }, host)
    const { page } = person
    await page.goto(`/replay/${table}?move=12`)
    await page.getByText(/^Coup 12 /).waitFor()
    await settled(page)
    const outside = (): Promise<readonly (string | null)[]> =>
      page.locator('.replay-tools :is(button, select, label), .scrubber').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
          return isIn ? [] : [one.getAttribute('aria-label') ?? one.textContent]
        }),
      )
    expect(await outside()).toEqual([])
    const { height } = await page.locator('.replay-tools').evaluate((it) => it.getBoundingClientRect())
    expect(height, 'the board has the rest').toBeLessThan(120)
    await page.getByRole('button', { name: 'Vitesse, point de vue et partage' }).click()
    await page.locator('.replay-more select').waitFor()
    expect(await outside()).toEqual([])
    expect(person.faults).toEqual([])
    await person.leave()
  })
})

describe('a replay that goes on by itself', () => {
  let host: Person
  let page: Page
  let table: string
  visit(async (opened) => {
    host = await opened.openBrowserFor('Eilidh', { motion: true, speed: 'quick' })
    page = host.page
    table = await makeTable(opened, host, GLEN.game, [ME, BOT, BOT])
    await playUntil(opened, table, GLEN, () => false)
  })

  type Moment = { readonly at: number; readonly flying: number }
  const moment = async (): Promise<Moment> => ({
    at: await position(page),
    flying: await page.locator('.flight').count(),
  })

  async function watch(ms: number): Promise<readonly Moment[]> {
    const seen = [await moment()]
    for (let passed = 0; passed < ms; passed += GLANCE) {
      await pass(page, GLANCE)
      seen.push(await moment())
    }
    return seen
  }

  test('lets things fly, and waits until they have landed', async () => {
    await stopTime(page)
    await page.goto(`/replay/${table}?move=9`)
    await page.getByText(/^Move 9 of/).waitFor()
    await holdTime(page)
    await press(page, 'Play')
    const seen = await watch(20_000)
    expect(seen.some(({ flying }) => flying > 0)).toBe(true)
    expect(seen[seen.length - 1].at).toBeGreaterThan(12)
    for (const [i, { at }] of seen.entries()) if (i > 0 && at !== seen[i - 1].at) expect(seen[i - 1].flying).toBe(0)
    await press(page, 'Pause')
  })

  test('with less motion it goes on, and nothing flies', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const from = await position(page)
    await press(page, 'Play')
    const seen = await watch(8000)
    expect(seen[seen.length - 1].at).toBeGreaterThan(from + 2)
    expect(seen.every(({ flying }) => flying === 0)).toBe(true)
    expect(host.faults).toEqual([])
  })
})
