import type { View } from '@bothy/clans-of-caledonia'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { build, litSpot, money } from '../clans-of-caledonia.ts'
import { AUCTION, DRAFT, MUTTON, sheepOf, SHEPHERD } from './clans-shepherd.ts'
import { PATIENCE, type Person } from '../people.ts'
import { clearTheWay, litThere, promptSays, undoButton, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

describe('trade and contracts of Clans of Caledonia', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  async function lookAt(table: string): Promise<Page> {
    await ann.page.goto(`/table/${table}`)
    const [, now] = await whoIsAsked([ann.page])
    await clearTheWay(ann.page, now)
    return ann.page
  }
  const alone = async (setup: typeof DRAFT | typeof AUCTION): Promise<Page> =>
    lookAt(await makeTable(house(), ann, SHEPHERD.game, [ME, ME], setup))
  async function turnWhen(isSo: (view: View) => boolean): Promise<Page> {
    const table = await makeTable(house(), ann, SHEPHERD.game, [ME, BOT], DRAFT)
    await playUntil(house(), table, SHEPHERD, (view) => view.pending?.kind === 'turn' && isSo(view))
    return lookAt(table)
  }
  /** COC-42: buys from neighbours, if neighbours of the space sell. */
  async function buyNearby(page: Page): Promise<void> {
    await page.locator('#prompt', { hasText: /end your turn|neighbours sell/ }).waitFor()
    const one = page.locator('.coc-bar-number').first()
    if ((await one.count()) > 0) await one.click()
  }

  test('COC-19 a draft: each seat takes one of the pairs that are left, and the workers come next', async () => {
    const page = await alone(DRAFT)
    await promptSays(page, 'Choose a clan')
    expect(await page.locator('.coc-pair[data-state="lit"]').count()).toBe(3)
    await page.locator('.coc-pair', { hasText: 'Campbell' }).click()
    await page.locator('.coc-pair', { hasText: 'Campbell' }).waitFor({ state: 'detached' })
    expect(await page.locator('.coc-choosers').innerText()).toContain('Campbell')
    await page.locator('.coc-pair', { hasText: 'Robertson' }).click()
    await page.locator('.coc-draft').waitFor({ state: 'detached' })
    await litThere(page, 'unit:woodcutter')
    expect(ann.faults).toEqual([])
  })

  test('COC-98 an auction: outbid, out, and the winner chooses first', async () => {
    const page = await alone(AUCTION)
    const bid = page.locator('.coc-bidding .primary')
    const offers = (n: number) => expect.poll(() => bid.innerText(), { timeout: PATIENCE }).toBe(`Bid ${n}`)
    const more = page.getByRole('button', { name: 'Bid one more' })
    for (let times = 0; times < 3; times++) await more.click()
    await offers(3)
    await bid.click()
    await page.locator('.coc-auction', { hasText: '3 VP' }).waitFor()
    await offers(4)
    for (const key of ['PageUp', '+', '-', '-', '-', '-']) await page.keyboard.press(key)
    await offers(6)
    await page.getByRole('slider', { name: 'Bids in victory points' }).fill('1')
    await offers(4)
    await page.getByRole('slider', { name: 'Bids in victory points' }).fill('7')
    await page.keyboard.press('Enter')
    await page.locator('.coc-auction', { hasText: '7 VP' }).waitFor()
    await page.locator('.prompt-buttons [data-target="do:out"]').click()
    await promptSays(page, 'Choose a clan')
    await page.locator('.coc-pair', { hasText: 'Campbell' }).click()
    await page.locator('.coc-draft').waitFor({ state: 'detached' })
    await litThere(page, 'unit:woodcutter')
    expect(ann.faults).toEqual([])
  })

  test('COC-25 a trade: good and direction, the number with its sum, the price moves, and all of it is undone', async () => {
    const page = await turnWhen(() => true)
    const before = await money(page)
    await litSpot(page, 'buy:cheese').click()
    await promptSays(page, 'Choose how much cheese')
    const two = litSpot(page, 'n:buy-cheese-2')
    await two.hover()
    // The white ring on the price ladder, two steps up.
    await page.locator('.coc-stall[data-held] .coc-price-to').waitFor()
    const sum = Number(/£(\d+)/.exec(await two.locator('.coc-price-sum').innerText())?.[1])
    await page.locator('[data-target="n:buy-cheese-3"][data-state="blocked"]').click({ force: true })
    await page.locator('.why', { hasText: 'COC-25' }).waitFor()
    await page.keyboard.press('Escape')
    await two.click()
    await promptSays(page, 'end your turn')
    expect(await money(page)).toBe(before - sum)
    expect(await page.locator('[data-lands="buy:cheese"] .coc-piece').count()).toBe(2)
    await undoButton(page).click()
    await litThere(page, 'sell:wool')
    expect(await money(page)).toBe(before)
    expect(ann.faults).toEqual([])
  })

  test('COC-37 COC-40 a contract: one of two sheep is chosen on the map, then the free space is used', async () => {
    const page = await turnWhen((view) => sheepOf(view) > 1)
    const mine = litSpot(page, `contract:${MUTTON - 1}`)
    expect(await mine.innerText()).toContain('you have it all')
    await mine.click()
    const paper = page.locator('.coc-paper')
    await paper.getByText('0 of 1').waitFor()
    expect(await paper.innerText()).toContain('Free land')
    const animals = page.locator('.coc-hex[data-state="lit"]')
    expect(await animals.count()).toBe(2)
    await animals.first().click()
    await paper.getByText('Bonuses').waitFor()
    await build(page, 'sheep')
    await buyNearby(page)
    await promptSays(page, 'end your turn')
    expect(await page.locator('.coc-contracts').innerText()).toContain('1 fulfilled')
    expect(ann.faults).toEqual([])
  })
})
