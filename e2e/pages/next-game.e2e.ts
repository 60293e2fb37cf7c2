import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { FRIEND, ME, makeTable, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const PICTURES = process.env['BOTHY_PICTURES']
const AILSA = 0
const RORY = 1

/** Test browsers show no app badge: the page notes its number. */
function noteBadge(): void {
  const noted = globalThis as typeof globalThis & { badge?: number }
  navigator.setAppBadge = (count = 0) => {
    noted.badge = count
    return Promise.resolve()
  }
}
const comesOntoBadge = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((it) => (globalThis as typeof globalThis & { badge?: number }).badge === it, count)

describe('games that wait', () => {
  let ailsa: Person
  let rory: Person
  const tables: string[] = []

  inOrder()
  const house = visit(async (opened) => {
    ailsa = await opened.openBrowserFor('Ailsa')
    rory = await opened.openBrowserFor('Rory')
    for (const whose of [AILSA, RORY, RORY]) {
      const table = await makeTable(opened, ailsa, LORDS.game, [ME, FRIEND])
      await sitDown(opened, rory, table, 1)
      await playUntil(opened, table, LORDS, (_, { seat }) => seat === whose)
      tables.push(table)
    }
  })
  const turnTo = (table: string, seat: number): Promise<void> =>
    playUntil(house(), table, LORDS, (_, state) => state.seat === seat)

  const picture = async (name: string): Promise<void> => {
    if (PICTURES !== undefined) await ailsa.page.screenshot({ path: `${PICTURES}/${name}.png` })
  }

  test('the number is the same in header, title and home, and a move elsewhere changes it at once', async () => {
    const { page } = ailsa
    await page.addInitScript(noteBadge)
    await page.goto('/')
    await page.getByRole('link', { name: 'Your turn 1 Lords of Scotland' }).waitFor()
    await page.getByRole('heading', { name: 'Your games' }).waitFor()
    await page.waitForFunction(() => document.title === '(1) Bothy')
    await comesOntoBadge(page, 1)
    // From here on the list cannot be fetched: changes must arrive as messages.
    await page.route('**/api/tables', (route) => route.abort())
    await turnTo(tables[1], AILSA)
    await page.getByRole('link', { name: 'Next game 2 Lords of Scotland' }).waitFor()
    await page.getByText('Your turn (2)').waitFor()
    await page.getByText('2 games are waiting for you.').waitFor()
    await page.waitForFunction(() => document.title === '(2) Bothy')
    await comesOntoBadge(page, 2)
    await picture('next-header')
    await turnTo(tables[1], RORY)
    await page.getByRole('link', { name: 'Your turn 1 Lords of Scotland' }).waitFor()
    await page.waitForFunction(() => document.title === '(1) Bothy')
    await page.unroute('**/api/tables')
  })

  test('at a table the next game is one click away once others are to play, and not before', async () => {
    const { page } = ailsa
    await turnTo(tables[1], AILSA)
    await page.goto(`/table/${tables[0]}`)
    await page.getByRole('region', { name: 'Current prompt' }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('(1) '))
    expect(await page.locator('.next-game').count()).toBe(0)
    await turnTo(tables[0], RORY)
    const next = page.getByRole('link', { name: 'Next game 1 Lords of Scotland' })
    await next.waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await picture('next-table')
    await page.setViewportSize(SCREENS.phone)
    await picture('next-phone')
    await page.setViewportSize(SCREENS.wide)
    await next.click()
    await page.waitForURL(`**/table/${tables[1]}`)
    await page.waitForFunction(() => !document.title.startsWith('('))
  })

  test('by keys too, from any page', async () => {
    const { page } = ailsa
    await page.goto('/about')
    await page.getByRole('link', { name: 'Your turn 1 Lords of Scotland' }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(`**/table/${tables[1]}`)
    expect([...ailsa.faults, ...rory.faults].filter((fault) => !fault.includes('/api/tables'))).toEqual([])
  })
  const TOUCH = { screen: { width: 844, height: 390, touch: true }, language: 'fr' } as const

  test('its button keeps clear of the edges of the head', async () => {
    const { page } = await house().openBrowserFor('Ailsa', TOUCH, ailsa)
    await page.goto('/about')
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
    ]) {
      await page.setViewportSize({ width, height })
      const [button, line] = await Promise.all(
        ['.head-line .next-game', '.head-line'].map((selector) => page.locator(selector).boundingBox()),
      )
      const above = (button?.y ?? 0) - (line?.y ?? 0)
      const below = (line?.height ?? 0) - (button?.height ?? 0) - above
      expect(Math.min(above, below), `${width}`).toBeGreaterThanOrEqual(2)
    }
  })

  test('no button is cut from the sheet at the end', async () => {
    await playUntil(house(), tables[2], LORDS, () => false)
    const { page, faults } = await house().openBrowserFor('Ailsa', TOUCH, ailsa)
    for (const [width, height] of [
      [844, 390],
      [740, 360],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await page.goto(`/table/${tables[2]}`)
      await page.locator('dialog.ending .next-game').waitFor()
      const { shown, cut } = await page.locator('dialog.ending').evaluate((sheet) => {
        const { left, right } = sheet.getBoundingClientRect()
        const isCut = (box: DOMRect): boolean => box.left < left || box.right > right
        const all = [...sheet.querySelectorAll('.ending-actions .button')].filter(
          (it) => it.getClientRects().length > 0,
        )
        return {
          shown: all.length,
          cut: all.filter((it) => isCut(it.getBoundingClientRect())).map((it) => it.textContent),
        }
      })
      expect(shown, `${width}`).toBeGreaterThanOrEqual(6)
      expect(cut, `${width}`).toEqual([])
    }
    expect(faults).toEqual([])
  })

  test.each(['en', 'fr'] as const)('the buttons of the sheet at the end are one row, in %s', async (language) => {
    const reader = await house().openBrowserFor('Ailsa', { ...TOUCH, language }, ailsa)
    const { page } = reader
    for (const [width, height] of [
      [768, 1024],
      [844, 390],
      [1024, 768],
      [1280, 720],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height })
      await page.goto(`/table/${tables[2]}`)
      const buttons = page.locator('dialog.ending .ending-actions .button:visible')
      await page.locator('dialog.ending .next-game').waitFor()
      const middles = await buttons.evaluateAll(async (all) => {
        await document.fonts.ready
        return all.map((it) => it.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2))
      })
      expect(middles.length, `${width}`).toBeGreaterThanOrEqual(6)
      expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThanOrEqual(2)
    }
    await reader.leave()
  })
})
