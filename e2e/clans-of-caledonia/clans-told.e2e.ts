import type { View } from '@bothy/clans-of-caledonia'
import type { StateMessage } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { PATIENCE, type Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { happened, playUntil, tableWhere } from '../tables.ts'
import { visit } from '../visit.ts'

/** In milliseconds, longer than a button under the pointer stays shut. */
const REST = 1000

describe('a turn among others', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  async function stateOf(table: string): Promise<readonly [View, StateMessage]> {
    const found: (readonly [View, StateMessage])[] = []
    await playUntil(house(), table, CLANS, (view, state) => found.push([view, state]) > 0)
    return found[0]
  }

  /** On the first space that is lit, the first unit that fits. */
  async function placeOne(page: Page): Promise<void> {
    await page.locator('.coc-hex[data-state="lit"]').first().click()
    const unit = page.locator('.coc-unit-here[data-state="lit"]').first()
    await unit.click()
    await page.locator('.coc-ghost').waitFor()
    await unit.click()
  }

  const lastDone = (page: Page): Promise<number> =>
    page.locator('[data-fixed="do:end"]:not([aria-disabled="true"])').count()

  test('a double click on End turn ends one turn, and passes none', async () => {
    const { page } = ann
    const table = await tableWhere(house(), ann, CLANS, {
      stop: ({ pending, round }, { seat }) => seat === 0 && pending?.kind === 'turn' && round === 1,
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    await placeOne(page)
    await expect.poll(() => lastDone(page), { timeout: PATIENCE }).toBe(1)
    const [, before] = await stateOf(table)
    await page.locator('[data-fixed="do:end"]').dblclick()
    // Everybody else plays at once, and the next turn of the same seat comes.
    await expect.poll(async () => (await stateOf(table))[0].pending?.kind, { timeout: PATIENCE }).toBe('turn')
    // Once the page asks again, whatever the second click had begun would follow.
    await page.locator('.coc-hex[data-state="lit"]').first().waitFor()
    await page.waitForTimeout(REST)
    const [view, after] = await stateOf(table)
    const since = after.log.filter(({ ply, seat }) => seat === 0 && ply >= before.ply)
    expect(since.length).toBe(1)
    expect(view.passed).not.toContain(0)
    expect(JSON.stringify(since)).not.toContain('"passed"')
    expect(ann.faults).toEqual([])
  })

  test('what the others changed, a price that moved too, stays marked until my next decision', async () => {
    const { page } = ann
    const table = await tableWhere(house(), ann, CLANS, {
      stop: ({ pending, sites }, { seat }, news) =>
        seat === 0 &&
        pending?.kind === 'turn' &&
        sites.some(({ prices }) => prices.some(({ reason }) => reason === null)) &&
        happened(news, 'unitPlaced', 0) &&
        happened(news, 'sold', 0),
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const spaces = page.locator('.coc-hex[data-trace]')
    const prices = page.locator('.coc-stall-good[data-trace]')
    await spaces.first().waitFor()
    const counts = async (): Promise<readonly number[]> => [await spaces.count(), await prices.count()]
    const before = await counts()
    expect(Math.min(...before)).toBeGreaterThan(0)
    expect(await page.locator('.coc-hex[data-trace] .trace-badge').count()).toBe(before[0])
    expect(await prices.first().textContent()).toMatch(/\. [^.]+$/)
    // A space that is chosen and put back is no decision.
    await page.locator('.coc-hex[data-state="lit"]').first().click()
    await page.locator('.coc-units-here').waitFor()
    // An explanation that has come meanwhile is closed first.
    const list = page.locator('.coc-units-here')
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape')
          return list.count()
        },
        { timeout: PATIENCE },
      )
      .toBe(0)
    expect(await counts()).toEqual(before)
    await placeOne(page)
    await expect.poll(() => lastDone(page), { timeout: PATIENCE }).toBe(1)
    expect(await counts()).toEqual([0, 0])
    expect(ann.faults).toEqual([])
  })
})
