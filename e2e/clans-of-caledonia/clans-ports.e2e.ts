import type { PortTile } from '@bothy/clans-of-caledonia/data'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS, litSpot, money } from '../clans-of-caledonia.ts'
import type { Person } from '../people.ts'
import { litThere, promptSays, uncoverWhenAsked, undoButton } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

/** The workers of the first player reach the port of the last module from the start. */
const setup = (port: PortTile) => ({
  arranged: {
    ports: ['upgradeGlory', 'processedExchange', 'priceShift', port],
    // Starting tile 1 has wool.
    pairs: [{ clan: 'robertson', tile: 1 }],
    first: [0],
  },
})
const PORT_MONEY = 10

describe('ports of Clans of Caledonia', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  async function turnAt(port: PortTile): Promise<Page> {
    const table = await makeTable(house(), ann, CLANS.game, [ME, BOT], setup(port))
    await playUntil(house(), table, CLANS, (view) => view.pending?.kind === 'turn')
    const { page } = ann
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    await litThere(page, `port:${port}`)
    return page
  }

  async function buyCheese(page: Page): Promise<void> {
    await litSpot(page, 'buy:cheese').click()
    await litSpot(page, 'n:buy-cheese-1').click()
    await promptSays(page, 'end your turn')
  }

  async function usePort(page: Page): Promise<void> {
    const before = await money(page)
    await litSpot(page, 'port:money').click()
    await page
      .locator('[data-mine] .coc-money', { hasText: `£${before + PORT_MONEY}` })
      .first()
      .waitFor()
    expect(await litSpot(page, 'port:money').count()).toBe(0)
  }

  test('COC-56 COC-99 a port after the main action; undone, the same port before it, and not again after it', async () => {
    const page = await turnAt('money')
    const before = await money(page)
    await buyCheese(page)
    await usePort(page)
    await undoButton(page).click()
    await litThere(page, 'port:money')
    await undoButton(page).click()
    await promptSays(page, 'Take one action')
    expect(await money(page)).toBe(before)
    await usePort(page)
    await promptSays(page, 'Take one action')
    await litThere(page, 'buy:cheese')
    await buyCheese(page)
    expect(await litSpot(page, 'port:money').count()).toBe(0)
    await page.locator('.prompt-buttons [data-target="do:end"]').click()
    await promptSays(page, 'Take one action')
    expect(ann.faults).toEqual([])
  })

  test('COC-58 an exchange at a port: what is given, three goods put together, and the main action is still to come', async () => {
    const page = await turnAt('basicExchange')
    await litSpot(page, 'port:basicExchange').click()
    await litSpot(page, 'give:wool').click()
    const till = page.locator('.coc-till')
    expect(await till.locator('.coc-confirm').isDisabled()).toBe(true)
    for (const good of ['Grain', 'Grain', 'Milk'])
      await till.getByRole('group', { name: good }).getByRole('button').last().click()
    await till.locator('.coc-confirm').click()
    await promptSays(page, 'Take one action')
    await litThere(page, 'sell:grain')
    expect(await litSpot(page, 'sell:wool').count()).toBe(0)
    expect(ann.faults).toEqual([])
  })
})
