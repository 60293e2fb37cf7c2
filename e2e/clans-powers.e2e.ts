import type { Action, Clan, Unit, View } from '@bothy/clans-of-caledonia'
import type { StateMessage } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS, litSpot, money } from './clans-of-caledonia.ts'
import type { Person } from './people.ts'
import { clearTheWay, litThere, promptSays, SHOW, undoButton, whoIsAsked } from './play.ts'
import { best, BOT, makeTable, ME, type Player, playUntil } from './tables.ts'
import { visit } from './visit.ts'

/** Contract 14: 1 wool and 1 mutton, for tobacco, hops and a free space; contract 18: 1 bread and 3 beef. */
const [MUTTON, BEEF] = [13, 17]
const MACEWEN_GRAIN = 9
/** The goods with which somebody starts, by tile: wool and bread, grain and bread. */
const [WOOL, GRAIN] = [1, 4]

const price = ({ sites }: View, unit: Unit, hex: number): number =>
  sites.find((site) => site.hex === hex)?.prices.find((it) => it.unit === unit)?.price ?? 99

/** What every round comes to. */
const REST: { readonly [T in Action['type']]?: number } = { process: 30, end: 10, skip: 10, pass: 5 }

/** Somebody alone who places such units where they are cheap, and takes the contract for mutton if they have use for it. */
function fondOf(units: readonly Unit[], wants: 'mutton' | 'money'): Player<View, Action> {
  const worth = (action: Action, view: View): number => {
    if (action.type === 'place' || action.type === 'expand') {
      const isWanted = action.unit !== null && units.includes(action.unit)
      if (action.unit === null || (action.type === 'expand' && !isWanted)) return 0
      return (isWanted ? 90 : 60) - (action.hex === null ? 0 : price(view, action.unit, action.hex))
    }
    if (action.type === 'obtain') return wants === 'mutton' && action.contract === MUTTON ? 99 : 0
    if (action.type === 'sell') return wants === 'money' ? 20 : 0
    return REST[action.type] ?? 0
  }
  return { ...CLANS, choose: (legal, view) => best(legal, (action) => worth(action, view)) }
}

type When = (view: View, state: StateMessage) => boolean
const isTurn: When = ({ pending }) => pending?.kind === 'turn'

describe('clans of Clans of Caledonia', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  /** Ann alone with that clan, once something is so. */
  async function sitAs(
    clan: Clan,
    tile: number,
    player: Player<View, Action>,
    isSo: When,
    seats: readonly (typeof ME | typeof BOT)[] = [ME],
  ): Promise<Page> {
    const first = seats.length > 1 ? { first: [0] } : {}
    const arranged = { contracts: [MUTTON + 1, BEEF + 1, 10, 31, 22, 8, 4], pairs: [{ clan, tile }], ...first }
    const setup = { portTiles: false, kickstarterTiles: clan === 'macewen', arranged }
    const table = await makeTable(house(), ann, CLANS.game, seats, setup)
    await playUntil(house(), table, player, isSo)
    const { page } = ann
    await page.goto(`/table/${table}`)
    const [, now] = await whoIsAsked([page])
    await clearTheWay(page, now)
    return page
  }

  /** The next round, once its dice have been seen. */
  async function nextRound(page: Page): Promise<void> {
    await page.locator(`${SHOW} .primary`).click()
    await promptSays(page, 'Choose an action')
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
    await page.locator('.coc-boxes .spot').waitFor()
    await litSpot(page, `contract:${BEEF}`).click()
    await page.locator('.coc-empty-box').waitFor({ state: 'detached' })
    expect(await page.locator('.coc-boxes .spot').count()).toBe(2)
    await promptSays(page, 'end your turn')
    expect(ann.faults).toEqual([])
  })

  test('COC-89 MacDonald rows a fisherman to the next loch before the main action', async () => {
    const page = await sitAs(
      'macdonald',
      WOOL,
      fondOf(['fisherman'], 'money'),
      (view, state) =>
        isTurn(view, state) &&
        state.legal.some(
          (action) => typeof action === 'object' && action !== null && 'type' in action && action.type === 'row',
        ),
    )
    const from = page.locator('.coc-hex[data-state="lit"]', { hasText: /isherman/ }).first()
    const boat = await from.getAttribute('data-target')
    await from.click()
    await promptSays(page, 'row to')
    const to = page.locator(`.coc-hex[data-state="lit"]:not([data-target="${boat}"])`).first()
    const loch = await to.getAttribute('data-target')
    await to.click()
    await page.locator(`.coc-hex[data-target="${loch}"]`, { hasText: /isherman/ }).waitFor()
    await promptSays(page, 'Choose an action')
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
      await litSpot(page, 'unit:dairy').click()
      await page.locator('.coc-hex[data-state="lit"]').first().click()
      await button(page, 'do:draw').waitFor()
    }
    await place()
    expect(await money(page)).toBeLessThan(before)
    await undoButton(page).click()
    await promptSays(page, 'Choose an action')
    expect(await money(page)).toBe(before)
    await place()
    await button(page, 'do:draw').click()
    await litThere(page, 'do:skip')
    expect(await undoButton(page).isDisabled()).toBe(true)
    expect(ann.faults).toEqual([])
  })
})
