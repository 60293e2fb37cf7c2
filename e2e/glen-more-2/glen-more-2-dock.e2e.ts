import { ORDER } from '@bothy/glen-more-2/data'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { settled } from '../play.ts'
import { BOT, FRIEND, makeTable, ME, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const SETUP = Object.fromEntries(ORDER.map((id) => [id, true]))

const NAMES = [
  /^Boat race, .*spaces? to go/,
  /^Highlander, On it: /,
  /^Cellars, \d+ points?, \d+ casks?/,
  /^England, /,
  /^Haggis, \d+ haggis tokens?/,
  /^The Tome, \d+ of \d+ cards? flipped/,
  /^Council, \d AYE, \d NAY left/,
  /^Penny Mobs, [−+]?\d+ points? at the end/,
]

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.querySelector('.visually-hidden')?.textContent ?? '')

describe('the dock with eight Chronicles', () => {
  const people: Person[] = []
  let table = ''
  inOrder()
  const house = visit(async (it) => {
    people.push(await it.openBrowserFor('Ann'))
    people.push(await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light', language: 'fr' }))
  })

  async function sitAt({ page }: Person): Promise<void> {
    await page.goto(`/table/${table}`)
    const recap = page.locator('.recap .primary')
    await page.locator('.gm2-dock').or(recap).first().waitFor()
    await settled(page)
    if (await recap.isVisible()) await recap.click()
    await settled(page)
  }

  test('a reader hears name, figure and unit of each, and which one is open', async () => {
    table = await makeTable(house(), people[0], GLEN_2.game, [ME, FRIEND, BOT], SETUP)
    await sitDown(house(), people[1], table, 1)
    const [ann] = people
    await sitAt(ann)
    const dock = ann.page.getByRole('group', { name: 'Chronicles', exact: true })
    for (const name of NAMES) await dock.getByRole('button', { name }).waitFor()
    expect(await dock.getByRole('button').count()).toBe(NAMES.length)
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
  })

  test('each is opened and shut by keys alone, and focus comes back to its button', async () => {
    const [{ page, faults }] = people
    await page.locator('.gm2-dock-card').first().focus()
    for (const [i, name] of NAMES.entries()) {
      if (i > 0) await page.keyboard.press('Tab')
      expect(await focused(page)).toMatch(name)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name, expanded: true }).waitFor()
      expect(await page.locator('.gm2-dock-card[aria-expanded="true"]').count()).toBe(1)
      expect(await page.locator('.gm2-opened').count()).toBe(1)
      await page.locator('.gm2-opened-close').focus()
      await page.keyboard.press('Enter')
      await page.locator('.gm2-opened').waitFor({ state: 'detached' })
      expect(await focused(page)).toMatch(name)
    }
    expect(faults).toEqual([])
  })

  test('on a phone in French two rows of four stand under the seats, no name is broken, and nothing is wider than the screen', async () => {
    const ben = people[1]
    await sitAt(ben)
    const cards = ben.page.locator('.gm2-dock-card')
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const name = card.querySelector('.gm2-dock-name')
        const { top } = card.getBoundingClientRect()
        return { top, isWhole: name !== null && name.scrollWidth <= card.clientWidth && name.clientHeight < 24 }
      }),
    )
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2)
    expect(boxes.every(({ isWhole }) => isWhole)).toBe(true)
    expect(await ben.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (let i = 0; i < NAMES.length; i++) {
      await cards.nth(i).click()
      await ben.page.locator('.gm2-opened').waitFor()
      await settled(ben.page)
      expect(await objectionsTo(ben.page, 'all')).toEqual([])
      await cards.nth(i).click()
      await ben.page.locator('.gm2-opened').waitFor({ state: 'detached' })
    }
    expect(ben.faults).toEqual([])
  })
})
