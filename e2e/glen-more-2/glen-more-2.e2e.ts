import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseLit, chroniclesFetched, coins, SHORT_GAME } from '../glen-more-2.ts'
import type { Person } from '../people.ts'
import { dice, litThere, playOn, point, promptSays, PROPOSAL, settled, undoButton, whoIsAsked } from '../play.ts'
import { FRIEND, makeTable, ME, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const WHOLE_GAME = 300_000
const LAPTOP = { width: 1280, height: 720 }

describe('two people at a table of Glen More II', () => {
  let ann: Person
  let ben: Person

  inOrder()
  visit(async (house) => {
    house.seed = SHORT_GAME.seed
    ann = await house.openBrowserFor('Ann')
    ben = await house.openBrowserFor('Ben', { theme: 'light', language: 'fr', screen: LAPTOP })
    const table = await makeTable(house, ann, 'glen-more-2', [ME, FRIEND], SHORT_GAME.setup)
    await sitDown(house, ben, table, 1)
    for (const { page } of [ann, ben]) await page.goto(`/table/${table}`)
  })

  const pages = (): readonly Page[] => [ann.page, ben.page]
  const faults = (): readonly string[] => [...ann.faults, ...ben.faults]

  async function litNow(page: Page): Promise<readonly string[]> {
    const [, now] = await whoIsAsked([page])
    return now.kind === 'choose' ? now.lit : []
  }

  async function turnOf(person: Person): Promise<void> {
    await playOn(pages(), { roll: dice(3), choose: chooseLit }, async () => {
      const [i, now] = await whoIsAsked(pages())
      const isFree =
        now.kind === 'choose' && !now.lit.includes('do:end') && now.lit.some((it) => it.startsWith('tile:'))
      return (
        isFree && pages()[i] === person.page && (await person.page.locator('.gm2-offer[data-state="lit"]').count()) > 1
      )
    })
  }

  async function take(page: Page, name: string | RegExp): Promise<void> {
    const tile = page.locator('.gm2-offer[data-state="lit"]', { hasText: name })
    await tile.click()
    await page.locator(PROPOSAL).click()
    await page.locator(PROPOSAL).waitFor({ state: 'detached' })
  }

  test('a held tile is taken and placed by a click on one of its places, and one undo brings both back', async () => {
    const { page } = ann
    await promptSays(page, 'Move your piece')
    const tile = page.locator('.gm2-offer[data-state="lit"]', { hasText: 'Inshriach' })
    await tile.click()
    const place = page.locator('.gm2-held-place').first()
    await place.hover()
    await page.locator('.gm2-takes', { hasText: 'take and place' }).waitFor()
    await place.click()
    await promptSays(page, 'Activate')
    await undoButton(page).click()
    await promptSays(page, 'Move your piece')
    await tile.waitFor()
    await page.mouse.move(0, 0)
    expect(faults()).toEqual([])
  })

  test('a tile by the mouse: what it would mean, taken, placed, undone, placed elsewhere', async () => {
    const { page } = ann
    await promptSays(page, 'Move your piece')
    expect(await chroniclesFetched(page)).toEqual([])
    await page.locator('.gm2-offer[data-state="lit"]', { hasText: 'Inshriach' }).hover()
    await page
      .locator('.gm2-facts')
      .getByText(/plays next|die moves/)
      .first()
      .waitFor()
    await take(page, 'Inshriach')
    await promptSays(page, 'Place Inshriach')
    const cells = (await litNow(page)).filter((id) => id.startsWith('cell:'))
    expect(cells.length).toBeGreaterThan(1)
    await point(page, cells[0])
    await promptSays(page, 'Activate')
    await undoButton(page).click()
    await litThere(page, cells[0])
    await point(page, cells[1])
    await promptSays(page, 'Activate')
    // The clicked place is gone: the focus moves to the question.
    await page.waitForFunction(() => document.activeElement?.id === 'prompt')
    expect(faults()).toEqual([])
  })

  test('GM2-80 a reload in the middle of the turn; all that is free by one button; GM2-42 a sale', async () => {
    const { page } = ann
    const lit = await litNow(page)
    await page.reload()
    await promptSays(page, 'Activate')
    expect([...(await litNow(page))].toSorted()).toEqual([...lit].toSorted())
    await point(page, 'macro:plain')
    await litThere(page, 'sell:wood')
    const before = await coins(page)
    await point(page, 'sell:wood')
    await page.waitForFunction(() => document.querySelector('[data-target="sell:wood"][data-state="lit"]') === null)
    await expect.poll(() => coins(page)).toBe(before + 1)
    expect(faults()).toEqual([])
  })

  test('axe objects to nothing in either language', async () => {
    for (const page of pages()) {
      await settled(page)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
  })

  test('ending a turn with something open asks once, by a double click too', async () => {
    const { page } = ann
    // The second click of a double one finds what took the place of the button, and does nothing.
    await page.locator('[data-target="do:end"]').dblclick()
    await page.getByRole('button', { name: 'Go back' }).click()
    await litThere(page, 'do:end')
    await point(page, 'do:end')
    await page.getByRole('button', { name: 'End turn anyway' }).click()
    expect(faults()).toEqual([])
  })

  test('GM2-111 a person brings a marker: the map is large, each free field says its price', async () => {
    await turnOf(ben)
    const { page } = ben
    await take(page, /Bruce|Robert/)
    await promptSays(page, 'pion de clan')
    await page.locator('.gm2-stage[data-large="map"]').waitFor()
    const before = await coins(page)
    const field = page.locator('.gm2-disc[data-state="lit"]').first()
    const price = Number(/\d+/.exec((await field.textContent()) ?? '')?.[0] ?? 0)
    const target = (await field.getAttribute('data-target')) ?? ''
    await point(page, target)
    await page.locator(PROPOSAL).click()
    await page.locator(`[data-target="${target}"][data-state="lit"]`).waitFor({ state: 'detached' })
    expect(price).toBeGreaterThan(0)
    expect(await coins(page)).toBeGreaterThanOrEqual(before - price)
    expect(faults()).toEqual([])
  })

  test('on to the end, and the sheet of points', { timeout: WHOLE_GAME }, async () => {
    await playOn(pages(), { roll: dice(17), choose: chooseLit })
    for (const page of pages()) {
      await page.locator('.sheet tbody tr').nth(7).waitFor()
      expect(await page.locator('.place').count()).toBe(2)
      expect(await page.locator('.sheet tbody tr').count()).toBe(8)
      await settled(page)
      expect(await objectionsTo(page, 'all', 'dialog.ending')).toEqual([])
    }
    const titles = await Promise.all(pages().map((page) => page.locator('dialog.ending h2').textContent()))
    expect(titles.filter((title) => title === 'You won' || title === 'Vous avez gagné').length).toBeLessThan(2)
    expect(faults()).toEqual([])
  })
})
