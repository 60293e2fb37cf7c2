import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dealIsVerified, endIsTold, meetAtTable, replayIsWatched } from '../afterwards.ts'
import { chooseLit, GLEN } from '../glen-more.ts'
import { type Person, SCREENS } from '../people.ts'
import { dice, type Habits, litThere, playOn, point, promptSays, PROPOSAL, undoButton, whoIsAsked } from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { tableAt } from '../tables.ts'
import { inOrder, visit } from '../visit.ts'

const WHOLE_GAME = 600_000
const KINDS = ['sold', 'moved', 'all at once']
const COINS = '[data-seat-home] .gm-stat:last-child b'

describe('two people at a table of Glen More', () => {
  let ann: Person
  let ben: Person
  const done = new Set<string>()

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    ben = await opened.openBrowserFor('Ben', { theme: 'light', screen: SCREENS.middle })
  })

  const pages = (): readonly Page[] => [ann.page, ben.page]
  const faults = (): readonly string[] => [...ann.faults, ...ben.faults]

  async function litNow(page: Page): Promise<readonly string[]> {
    const [, now] = await whoIsAsked([page])
    return now.kind === 'choose' ? now.lit : []
  }

  async function turn(): Promise<{ readonly page: Page; readonly lit: readonly string[] }> {
    const [i, now] = await whoIsAsked(pages())
    if (now.kind !== 'choose') throw new Error(`asked for ${now.kind}`)
    return { page: pages()[i], lit: now.lit }
  }

  /** The viewer's seat is the last. */
  const coins = async (page: Page): Promise<number> => Number(await page.locator(COINS).last().textContent())
  const moved = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.querySelector('.prompt-sending') === null)

  const habits: Habits = {
    roll: dice(17),
    choose: chooseLit,
    async first(page, lit) {
      const sale = lit.find((target) => target.startsWith('sell:'))
      if (sale !== undefined && !done.has('sold')) return sell(page, sale)
      const man = lit.find((target) => target.startsWith('clan:'))
      if (man !== undefined && !done.has('moved')) return sendToParliament(page, man)
      if (lit.includes('macro:plain') && !done.has('all at once')) return activateAllAndUndo(page)
      return false
    },
  }

  /** One click if there is one such cube, two if the cube must be named. */
  async function sell(page: Page, sale: string): Promise<boolean> {
    const before = await coins(page)
    await point(page, sale)
    const asksFrom = await page.waitForFunction(
      (was) => {
        const sold = Number([...document.querySelectorAll(was.where)].at(-1)?.textContent) > was.coins
        const waits = document.querySelector('.prompt-buttons .quiet') !== null
        return sold ? 'no' : waits ? 'yes' : null
      },
      { where: COINS, coins: before },
    )
    if ((await asksFrom.jsonValue()) === 'yes') await page.locator('.gm-on-land[data-state="lit"]').first().click()
    await page.waitForFunction(
      (was) => Number([...document.querySelectorAll(was.where)].at(-1)?.textContent) > was.coins,
      { where: COINS, coins: before },
    )
    done.add('sold')
    return true
  }

  async function activateAllAndUndo(page: Page): Promise<boolean> {
    await point(page, 'macro:plain')
    await page.locator('[data-target="macro:plain"]').waitFor({ state: 'detached' })
    await moved(page)
    await undoButton(page).click()
    await litThere(page, 'macro:plain')
    done.add('all at once')
    return true
  }

  /** A clan member becomes a chieftain; the last of a clan walks instead. */
  async function sendToParliament(page: Page, man: string): Promise<boolean> {
    await point(page, man)
    await page.locator('.gm-clan[data-state="picked"]').waitFor()
    const parliament = page.locator('.prompt-buttons .choice[data-target="do:parliament"]')
    if (await parliament.isVisible()) await parliament.click()
    else await page.locator('.gm-on-land[data-state="lit"]').first().click()
    await moved(page)
    done.add('moved')
    return true
  }

  test('sit down by a link', async () => {
    await meetAtTable(ann, ben, GLEN)
    expect(faults()).toEqual([])
  })

  test('a held tile is taken and placed by a click on one of its places, and one undo brings both back', async () => {
    const { page } = await turn()
    const tile = page.locator('.gm-offer[data-state="lit"]:not(:has([data-good]))').first()
    await tile.click()
    const place = page.locator('.gm-held .spot').first()
    await place.hover()
    await page.locator('.gm-takes', { hasText: 'take and place' }).waitFor()
    await place.click()
    await promptSays(page, 'Activate')
    await undoButton(page).click()
    await promptSays(page, 'Move your figure')
    await page.mouse.move(0, 0)
    expect(faults()).toEqual([])
  })

  test('a tile by the mouse: preview, take, place, take back, place elsewhere', async () => {
    const { page, lit } = await turn()
    const target = lit.find((id) => id.startsWith('tile:'))
    const tile = page.locator(`.gm-offer[data-target="${target}"]`)
    await tile.hover()
    await page
      .locator('.hub-card')
      .getByText(/plays next|play again|die moves/)
      .first()
      .waitFor()
    await page.locator('.gm-ghost').first().waitFor({ state: 'attached' })
    await tile.click()
    await promptSays(page, 'Move your figure')
    await page.locator(PROPOSAL).click()
    await promptSays(page, 'Place')
    const cells = (await litNow(page)).filter((id) => id.startsWith('cell:'))
    expect(cells.length).toBeGreaterThan(0)
    await point(page, cells[0])
    await promptSays(page, 'Activate')
    await undoButton(page).click()
    await litThere(page, cells[0])
    await point(page, cells.at(-1) ?? cells[0])
    await promptSays(page, 'Activate')
    expect(faults()).toEqual([])
  })

  test('a reload in the middle of the turn brings everything back, and it can still be undone', async () => {
    const { page, lit } = await turn()
    const land = await page.locator('.gm-on-land').count()
    await page.reload()
    await promptSays(page, 'Activate')
    expect([...(await litNow(page))].sort()).toEqual([...lit].sort())
    expect(await page.locator('.gm-on-land').count()).toBe(land)
    await undoButton(page).click()
    await promptSays(page, 'Place')
    await undoButton(page).click()
    await promptSays(page, 'Move your figure')
    expect(await page.locator('.gm-on-land').count()).toBe(land - 1)
    expect(faults()).toEqual([])
  })

  test('on to the end: all at once, sales, clan members, payments', { timeout: WHOLE_GAME }, async () => {
    await playOn(pages(), habits, () => Promise.resolve(KINDS.every((kind) => done.has(kind))))
    await skipToLatePart(house(), tableAt(ann.page), GLEN)
    await playOn(pages(), habits)
    expect([...done]).toEqual(expect.arrayContaining(KINDS))
    await endIsTold(ann, ben)
    expect(faults()).toEqual([])
  })

  test('the deal is verified and the replay watched', async () => {
    await dealIsVerified(ben.page)
    await replayIsWatched(ann.page)
    expect(faults()).toEqual([])
  })
})
