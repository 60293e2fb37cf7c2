import type { View } from '@bothy/clans-of-caledonia'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { money } from '../clans-of-caledonia.ts'
import { asClan, fondOf, isTurn, WOOL } from './clans-positions.ts'
import type { Person } from '../people.ts'
import { promptSays, uncoverWhenAsked } from '../play.ts'
import { holdTime, pass, stopTime } from '../slow-motion.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

/** In milliseconds of the page's time. */
const MOMENT = 256
const ALL = 9000

const stepIn = (page: Page, scene: string): Promise<string> =>
  page.locator(`${scene} [aria-current="step"]`).innerText()
const button = (target: string): string => `.table-prompt [data-target="${target}"]:not([aria-disabled], :disabled)`
const flying = (page: Page): Promise<number> => page.locator('.flight').count()

describe('a Production of Clans of Caledonia', () => {
  let mia: Person
  const house = visit(() => Promise.resolve())

  async function passAt(seats: number, isSo: (view: View) => boolean): Promise<Page> {
    mia = await house().openBrowserFor('Mia', {
      screen: { width: 1280, height: 720 },
      motion: true,
      speed: 'quick',
    })
    const { page } = mia
    await stopTime(page)
    const player = fondOf(['dairy', 'cow', 'woodcutter'], 'money')
    const company = seats === 1 ? [ME] : [ME, ...Array.from({ length: seats - 1 }, () => BOT)]
    const table = await makeTable(house(), mia, player.game, company, asClan('campbell', WOOL, seats))
    await playUntil(house(), table, player, (view, state) => isTurn(view, state) && isSo(view))
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    await holdTime(page)
    for (const target of ['do:pass', 'do:end']) {
      for (let times = 0; times < 100 && (await page.locator(button(target)).count()) === 0; times++)
        await pass(page, 64)
      await page.locator(button(target)).click()
    }
    return page
  }

  const shown = async (page: Page, scene: string): Promise<void> => {
    // In steps that are shorter than any of the scene's own.
    for (let times = 0; times < 1600 && (await page.locator(scene).count()) === 0; times++) await pass(page, 64)
    await page.locator(scene).waitFor()
  }

  test('COC-66 gains fly while factories are asked, a key ends that, and the choice is sent', async () => {
    const page = await passAt(2, ({ players }) => players[0].income.processed.cheese > 0)
    await shown(page, '.table .coc-production')
    const before = await money(page)
    expect(await stepIn(page, '.coc-production')).toContain('Income')
    await pass(page, MOMENT)
    expect(await flying(page)).toBeGreaterThan(0)
    await page.keyboard.press('x')
    await pass(page, MOMENT)
    expect(await flying(page)).toBe(0)
    expect(await money(page)).toBeGreaterThanOrEqual(before)
    await page.locator('.coc-production .coc-stepper button').first().click()
    await page.locator('.coc-till .primary', { hasText: 'Keep' }).waitFor()
    await page.locator('.coc-till .primary').click()
    await shown(page, '.coc-round-show')
    await pass(page, ALL)
    await page.locator('.coc-round-table [data-row="income"]').waitFor()
    await page.getByRole('button', { name: 'See the map' }).click()
    await page.locator('.coc-round-stage .coc-production').waitFor()
    expect(await stepIn(page, '.coc-round-stage')).toContain('Glory')
    await page.getByRole('button', { name: 'Show again' }).click()
    await pass(page, 2 * MOMENT)
    expect(await stepIn(page, '.coc-round-stage')).toContain('Income')
    await pass(page, MOMENT)
    expect(await flying(page)).toBeGreaterThan(0)
    await page.keyboard.press('x')
    await pass(page, MOMENT)
    expect(await stepIn(page, '.coc-round-stage')).toContain('Process')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.locator('.coc-round-table').waitFor()
    await page.getByRole('button', { name: /^To round/ }).click()
    await page.locator('.coc-round-show').waitFor({ state: 'detached' })
    expect(mia.faults).toEqual([])
  })

  test('COC-78 alone and without factories it plays by itself, and the dice follow the figures', async () => {
    const page = await passAt(1, ({ round }) => round === 1)
    await shown(page, '.coc-round-show')
    expect(await stepIn(page, '.coc-round-stage')).toContain('Income')
    await pass(page, 3 * MOMENT)
    expect(await flying(page)).toBeGreaterThan(0)
    await pass(page, ALL)
    expect(await page.locator('.coc-round-table thead th').count()).toBe(1)
    await page.getByRole('button', { name: 'To round 2' }).click()
    await shown(page, '.coc-show')
    await pass(page, 20_000)
    await page.getByRole('button', { name: 'Back to the table' }).click()
    await promptSays(page, 'Take one action')
    expect(mia.faults).toEqual([])
  })
})
