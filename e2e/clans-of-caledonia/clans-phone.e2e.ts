import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { settled, uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const LYING = { width: SCREENS.phone.height, height: SCREENS.phone.width }
/** In percent of the map, in both directions. */
const SLACK = 2

function inSight(): string | null {
  const spaces = [...document.querySelectorAll<HTMLElement>('.coc-hex[data-state="lit"]')]
  const space = spaces.find((it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === it
  })
  return space?.dataset['target'] ?? null
}

describe('Clans of Caledonia on a phone', () => {
  let una: Person
  const house = visit(async (opened) => {
    una = await opened.openBrowserFor('Una', { screen: SCREENS.phone })
  })

  /** In percent of the map, which point of it lies in the middle of its frame. */
  const middle = (page: Page): Promise<readonly number[]> =>
    page
      .locator('.coc-map-pane .zoom-frame')
      .evaluate((frame) => [
        Math.round((100 * (frame.scrollLeft + frame.clientWidth / 2)) / frame.scrollWidth),
        Math.round((100 * (frame.scrollTop + frame.clientHeight / 2)) / frame.scrollHeight),
      ])

  test('a phone that is turned shows the same part of the map, and again when it is turned back', async () => {
    const { page } = una
    const table = await makeTable(house(), una, CLANS.game, [ME, BOT])
    await playUntil(house(), table, CLANS, ({ pending }) => pending?.kind === 'turn')
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const frame = page.locator('.coc-map-pane .zoom-frame')
    await frame.waitFor()
    await settled(page)
    await frame.evaluate((it) => it.scrollTo((it.scrollWidth - it.clientWidth) / 2, it.scrollHeight))
    await settled(page)
    const before = await middle(page)
    expect(before[0]).toBe(50)
    for (const screen of [LYING, SCREENS.phone, LYING, SCREENS.phone]) {
      await page.setViewportSize(screen)
      await page.locator(`.coc-stage[data-layout="${screen === LYING ? 'low' : 'phone'}"]`).waitFor()
      const isKept = async (): Promise<boolean> =>
        (await middle(page)).every((share, i) => Math.abs(share - before[i]) <= SLACK)
      await expect.poll(isKept, { timeout: PATIENCE }).toBe(true)
    }
    expect(una.faults).toEqual([])
  })

  test('a space that is tapped lists its units above the buttons; the one tapped twice, or confirmed, is placed', async () => {
    const { page } = una
    const sheet = page.locator('.coc-units-sheet')
    const units = sheet.locator('.coc-unit-here[data-state="lit"]')
    const own = page.locator('.coc-chip[data-purse] .coc-chip-money')
    const cash = async (): Promise<number> => Number((await own.textContent())?.replace('£', ''))
    for (const isTappedTwice of [true, false]) {
      const table = await makeTable(house(), una, CLANS.game, [ME, BOT])
      await playUntil(house(), table, CLANS, ({ pending }) => pending?.kind === 'turn')
      await page.goto(`/table/${table}`)
      await uncoverWhenAsked(page)
      await settled(page)
      const before = await cash()
      const target = await page.evaluate(inSight)
      const space = page.locator(`.coc-hex[data-target="${target}"]`)
      await space.tap()
      await sheet.waitFor()
      expect(await page.locator('.coc-pane:not([hidden])').count()).toBe(0)
      await sheet.getByRole('button', { name: 'Close' }).tap()
      await sheet.waitFor({ state: 'detached' })
      await space.tap()
      const price = Number(/£(\d+)/.exec((await units.first().textContent()) ?? '')?.[1])
      await units.first().tap()
      const confirm = sheet.getByRole('button', { name: `Place for £${price}` })
      await confirm.waitFor()
      await page.locator('.coc-ghost').waitFor()
      expect(await cash()).toBe(before)
      await (isTappedTwice ? units.first() : confirm).tap()
      await sheet.waitFor({ state: 'detached' })
      await expect.poll(cash, { timeout: PATIENCE }).toBe(before - price)
    }
    expect(una.faults).toEqual([])
  })

  test('a pane that is opened lies over what a lesson rings on the map', async () => {
    const { page } = una
    await page.goto(`/games/${CLANS.game}/learn/land`)
    const ring = page.locator('.rings .ring')
    await ring.first().waitFor()
    await page.locator('.lesson-next').tap()
    const isOver = (): Promise<boolean | null> =>
      page.evaluate(() => {
        const pane = document.querySelector('.coc-pane:not([hidden])')?.getBoundingClientRect()
        const rings = [...document.querySelectorAll('.rings .ring')].map((it) => it.getBoundingClientRect())
        return pane === undefined ? null : rings.some(({ bottom }) => bottom > pane.top + 8)
      })
    expect(await isOver()).toBe(null)
    await page.locator('.coc-pane-button[data-opens="mine"]').tap()
    await expect.poll(isOver, { timeout: PATIENCE }).toBe(false)
    await page.locator('.coc-pane-button[data-opens="mine"]').tap()
    await ring.first().waitFor()
    expect(una.faults).toEqual([])
  })
})
