import type { PortTile } from '@bothy/clans-of-caledonia/data'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseByKeys, focus, leaveShowsByKeys } from './clans-by-keys.ts'
import { CLANS, money } from '../clans-of-caledonia.ts'
import { asClan, canRow, fondOf, GRAIN, isTurn, MUTTON, sitWhen, WOOL } from './clans-positions.ts'
import { AUCTION } from './clans-shepherd.ts'
import type { Person } from '../people.ts'
import { promptSays } from '../play.ts'
import { BOT, ME } from '../tables.ts'
import { visit } from '../visit.ts'

const LIT = '[data-state="lit"]'

describe('what Clans of Caledonia asks now and then, by keyboard alone', () => {
  let kay: Person
  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay', { screen: { width: 1024, height: 768 } })
  })

  const turnAt = (port: PortTile): Promise<Page> =>
    sitWhen(house(), kay, {
      setup: {
        arranged: {
          ports: ['upgradeGlory', 'processedExchange', 'moneyBuilding', port],
          pairs: [{ clan: 'robertson', tile: WOOL }],
          first: [0],
        },
      },
      seats: [ME, BOT],
      until: { player: CLANS, isSo: (view, state) => isTurn(view, state) && view.openPorts.includes(port) },
    })

  async function choose(page: Page, ...targets: readonly string[]): Promise<void> {
    for (const target of targets) {
      await chooseByKeys(page, target)
      await page.waitForFunction(() => document.activeElement !== document.body)
      expect(await page.evaluate(focus), `after ${target}`).toMatchObject({ isSeen: true })
    }
  }

  async function press(page: Page, name: RegExp): Promise<void> {
    const held = (): Promise<string> => page.evaluate(() => document.activeElement?.ariaLabel ?? '')
    await page.keyboard.press('p')
    for (let i = 0; i < 20 && !name.test(await held()); i++) await page.keyboard.press('Tab')
    expect(await held()).toMatch(name)
    await page.keyboard.press('Enter')
  }

  const targetOf = async (page: Page, selector: string): Promise<string> =>
    (await page.locator(selector).first().getAttribute('data-target')) ?? ''

  test('COC-98 bids of an auction, and dropping out', async () => {
    const page = await sitWhen(house(), kay, { setup: AUCTION, seats: [ME, ME] })
    await choose(page, 'bid:0')
    await page.locator('.coc-auction', { hasText: '0 VP' }).waitFor()
    // The track listens from the first picture of the bid on, which may come after its words.
    const amount = page.locator('.coc-bid-amount b')
    for (let i = 0; i < 50 && (await amount.textContent()) !== '6'; i++) {
      if ((await amount.textContent()) === '1') await page.keyboard.press('PageUp')
      await page.waitForTimeout(100)
    }
    await choose(page, 'bid:6', 'do:out')
    await choose(page, await targetOf(page, `.coc-pair${LIT}`))
    await page.locator('.coc-draft').waitFor({ state: 'detached' })
    expect(kay.faults).toEqual([])
  })

  test('COC-58 an exchange at a port', async () => {
    const page = await turnAt('basicExchange')
    await choose(page, 'port:basicExchange', 'give:wool')
    for (const good of ['grain', 'grain', 'milk']) await press(page, new RegExp(`more.*${good}`, 'i'))
    // The last button that adds can do no more, and keeps the focus.
    expect(await page.evaluate(focus)).toMatchObject({ isSeen: true })
    await choose(page, 'gain:grain-grain-milk')
    await promptSays(page, 'Take one action')
    expect(kay.faults).toEqual([])
  })

  test('COC-62 a price is moved at a port, then the good is traded', async () => {
    const page = await turnAt('priceShift')
    await choose(page, 'port:priceShift', 'down:cheese', 'buy:cheese', 'n:buy-cheese-1')
    await promptSays(page, 'end your turn')
    expect(kay.faults).toEqual([])
  })

  test('COC-63 two units are swapped at a port', async () => {
    const page = await turnAt('swapUnits')
    await choose(page, 'port:swapUnits')
    for (const last of [false, true]) {
      await choose(page, await targetOf(page, `.coc-hex${LIT}`))
      await choose(page, await targetOf(page, `.coc-unit-row${LIT}`))
      await promptSays(page, last ? 'Take one action' : 'Swap 2 of 2')
    }
    expect(kay.faults).toEqual([])
  })

  test('COC-89 a fisherman rows', async () => {
    const page = await sitWhen(house(), kay, {
      setup: asClan('macdonald', WOOL),
      until: { player: fondOf(['fisherman'], 'money'), isSo: canRow },
    })
    const boat = page.locator(`.coc-hex${LIT}`, { hasText: /isherman/ }).first()
    const from = (await boat.getAttribute('data-target')) ?? ''
    await choose(page, from)
    await promptSays(page, 'row to')
    const loch = await targetOf(page, `.coc-hex${LIT}:not([data-target="${from}"])`)
    await choose(page, loch)
    await page.locator(`.coc-hex[data-target="${loch}"]`, { hasText: /isherman/ }).waitFor({ state: 'attached' })
    expect(kay.faults).toEqual([])
  })

  test('COC-90 grain is discarded for the hops of a contract', async () => {
    const page = await sitWhen(house(), kay, {
      setup: asClan('macewen', GRAIN),
      until: {
        player: fondOf(['sheep'], 'mutton'),
        isSo: (view, state) =>
          isTurn(view, state) && view.players[0].boxes[0]?.reason === null && view.players[0].goods.grain > 0,
      },
    })
    await choose(page, `contract:${MUTTON}`)
    await choose(page, await targetOf(page, `.coc-hex${LIT}`), 'discard:grain')
    const before = await money(page)
    await choose(page, 'n:discard-grain-1')
    await expect.poll(() => money(page)).toBeGreaterThan(before)
    expect(kay.faults).toEqual([])
  })

  test('COC-91 a barrel is stored in the cellar and taken out again', async () => {
    const page = await sitWhen(house(), kay, {
      setup: asClan('mackenzie', WOOL),
      until: { player: fondOf(['field', 'distillery'], 'money'), isSo: (view) => view.pending?.kind === 'barrel' },
    })
    await chooseByKeys(page, 'do:store')
    await leaveShowsByKeys(page)
    await promptSays(page, 'Take one action')
    await choose(page, 'barrel:1')
    await page.locator('.coc-barrel:not(.coc-no-barrel)').waitFor({ state: 'detached' })
    expect(kay.faults).toEqual([])
  })

  test('COC-46 contracts are drawn, and one is kept', async () => {
    const page = await sitWhen(house(), kay, {
      setup: asClan('campbell', WOOL, 2),
      seats: [ME, BOT],
      until: {
        player: fondOf(['dairy'], 'money'),
        isSo: (view, state) =>
          isTurn(view, state) && view.players[0].placed.dairy === 3 && JSON.stringify(state.legal).includes('"dairy"'),
      },
    })
    await choose(page, 'unit:dairy')
    await choose(page, await targetOf(page, `.coc-hex${LIT}`), 'do:draw')
    const kept = await targetOf(page, `.coc-contracts ${LIT}`)
    expect(kept).toMatch(/^contract:/)
    await choose(page, kept)
    await page.locator(`.coc-own [data-thing="${kept}"]`).waitFor({ state: 'attached' })
    expect(kay.faults).toEqual([])
  })
})
