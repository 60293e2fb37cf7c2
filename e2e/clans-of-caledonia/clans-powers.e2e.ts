import type { Action, Clan, View } from '@bothy/clans-of-caledonia'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { build, litSpot, money } from '../clans-of-caledonia.ts'
import { asClan, BEEF, canRow, fondOf, GRAIN, isTurn, MUTTON, sitWhen, type When, WOOL } from './clans-positions.ts'
import type { Person } from '../people.ts'
import { litThere, promptSays, SHOW, uncover, undoButton } from '../play.ts'
import { BOT, ME, type Player } from '../tables.ts'
import { visit } from '../visit.ts'

const MACEWEN_GRAIN = 9

describe('clans of Clans of Caledonia', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  const sitAs = (
    clan: Clan,
    tile: number,
    player: Player<View, Action>,
    isSo: When,
    seats: readonly (typeof ME | typeof BOT)[] = [ME],
  ): Promise<Page> => sitWhen(house(), ann, { setup: asClan(clan, tile, seats.length), seats, until: { player, isSo } })

  async function nextRound(page: Page): Promise<void> {
    await page.locator(SHOW).waitFor()
    await uncover(page)
    await promptSays(page, 'Take one action')
  }

  const button = (page: Page, target: string) => page.locator(`.prompt-buttons [data-target="${target}"]`)

  test('COC-91 MacKenzie stores a barrel, takes it back at once, and undoes that', async () => {
    const page = await sitAs(
      'mackenzie',
      WOOL,
      fondOf(['field', 'distillery'], 'money'),
      (view) => view.pending?.kind === 'barrel',
    )
    const barrels = page.locator('.coc-barrel:not(.coc-no-barrel)')
    expect(await barrels.count()).toBe(0)
    await button(page, 'do:store').click()
    await nextRound(page)
    expect(await barrels.count()).toBe(1)
    await litSpot(page, 'barrel:1').click()
    await litThere(page, 'sell:whisky')
    await barrels.waitFor({ state: 'detached' })
    await undoButton(page).click()
    await barrels.waitFor()
    expect(ann.faults).toEqual([])
  })

  test('COC-85 Cunningham is asked about the milk after production, and keeps it', async () => {
    const page = await sitAs('cunningham', WOOL, fondOf(['cow'], 'mutton'), (view) => view.pending?.kind === 'milk')
    await button(page, 'macro:butter').waitFor()
    const before = await money(page)
    await button(page, 'do:skip').click()
    await nextRound(page)
    expect(await money(page)).toBe(before)
    await litThere(page, 'sell:milk')
    expect(ann.faults).toEqual([])
  })

  test('COC-90 MacEwen discards grain for the hops of a contract', async () => {
    const page = await sitAs(
      'macewen',
      GRAIN,
      fondOf(['sheep'], 'mutton'),
      (view, state) =>
        isTurn(view, state) && view.players[0].boxes[0]?.reason === null && view.players[0].goods.grain > 0,
    )
    await litSpot(page, `contract:${MUTTON}`).click()
    await promptSays(page, 'Slaughter') // before this, spaces are lit for building
    await page.locator('.coc-hex[data-state="lit"]').first().click()
    await litThere(page, 'discard:grain')
    const before = await money(page)
    await page.locator('.coc-held[data-target="discard:grain"]').click()
    await page.locator('.coc-till .coc-confirm').click()
    await page
      .locator('[data-mine] .coc-money', { hasText: `£${before + MACEWEN_GRAIN}` })
      .first()
      .waitFor()
    expect(ann.faults).toEqual([])
  })

  test('COC-83 Buchanan takes two contracts in one turn, one for each box', async () => {
    const page = await sitAs('buchanan', WOOL, fondOf(['sheep'], 'money'), isTurn)
    expect(await page.locator('.coc-empty-box').count()).toBe(2)
    await litSpot(page, `contract:${MUTTON}`).click()
    await page.locator('.coc-own .spot').waitFor()
    await litSpot(page, `contract:${BEEF}`).click()
    await page.locator('.coc-empty-box').waitFor({ state: 'detached' })
    expect(await page.locator('.coc-own .spot').count()).toBe(2)
    await promptSays(page, 'end your turn')
    expect(ann.faults).toEqual([])
  })

  test('COC-89 MacDonald rows a fisherman to the next loch before the main action', async () => {
    const page = await sitAs('macdonald', WOOL, fondOf(['fisherman'], 'money'), canRow)
    const from = page.locator('.coc-hex[data-state="lit"]', { hasText: /isherman/ }).first()
    const boat = await from.getAttribute('data-target')
    await from.click()
    await promptSays(page, 'row to')
    const to = page.locator(`.coc-hex[data-state="lit"]:not([data-target="${boat}"])`).first()
    const loch = await to.getAttribute('data-target')
    await to.click()
    await page.locator(`.coc-hex[data-target="${loch}"]`, { hasText: /isherman/ }).waitFor()
    await promptSays(page, 'Take one action')
    expect(ann.faults).toEqual([])
  })

  test('COC-46 the turn is undone before contracts are drawn, and not after', async () => {
    const page = await sitAs(
      'campbell',
      WOOL,
      fondOf(['dairy'], 'money'),
      (view, state) =>
        isTurn(view, state) && view.players[0].placed.dairy === 3 && JSON.stringify(state.legal).includes('"dairy"'),
      [ME, BOT],
    )
    const before = await money(page)
    const place = async (): Promise<void> => {
      await build(page, 'dairy')
      await button(page, 'do:draw').waitFor()
    }
    await place()
    expect(await money(page)).toBeLessThan(before)
    await undoButton(page).click()
    await promptSays(page, 'Take one action')
    expect(await money(page)).toBe(before)
    await place()
    await button(page, 'do:draw').click()
    await litThere(page, 'do:skip')
    expect(await undoButton(page).isDisabled()).toBe(true)
    expect(ann.faults).toEqual([])
  })
})
