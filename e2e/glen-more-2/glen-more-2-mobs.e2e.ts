import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chroniclesFetched, GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { settled } from '../play.ts'
import { FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

describe('the prison of Chronicle 8, by keyboard alone', () => {
  let ann: Person
  let ben: Person
  let table: string
  inOrder()
  const house = visit(async (it) => {
    ann = await it.openBrowserFor('Ann')
    ben = await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light', language: 'fr' })
    table = await makeTable(it, ann, GLEN_2.game, [ME, FRIEND], { mobs: true })
    await sitDown(it, ben, table, 1)
  })

  async function atPrison({ page }: Person, seat: number): Promise<void> {
    await playUntil(house(), table, GLEN_2, ({ pending }) => pending?.kind === 'mob' && pending.seat === seat)
    await page.goto(`/table/${table}`)
    await page.locator('.gm2-mob').first().waitFor()
    const recap = page.locator('.recap .primary')
    if (await recap.isVisible()) await page.keyboard.press('Enter')
    await recap.waitFor({ state: 'detached' })
    await settled(page)
  }

  async function choose(page: Page, button: string): Promise<string> {
    await tabTo(page, '.gm2-mob')
    await page.keyboard.press('End')
    const target = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '')
    await page.keyboard.press('Enter')
    await page.locator(`.gm2-mob[data-target="${target}"][data-state="picked"]`).waitFor()
    await tabTo(page, `[data-target="${button}"]`)
    await page.keyboard.press('Enter')
    await page.locator('.gm2-inmates').waitFor({ state: 'detached' })
    return target
  }

  test('GM2-C8-2 a penny is put on a gangster, and turned', async () => {
    await atPrison(ann, 0)
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    expect(await chroniclesFetched(ann.page)).toEqual(['mobs'])
    await choose(ann.page, 'do:penny')
    await ann.page.getByRole('button', { name: /^Penny Mobs/ }).click()
    await ann.page.locator('.gm2-mobs-own').getByText('Pennies: 6 at −1, 0 at +1').waitFor()
    expect(ann.faults).toEqual([])
  })

  test('GM2-C8-2 a gangster is taken with his pennies, and works for who has him', async () => {
    await atPrison(ann, 0)
    const target = await choose(ann.page, 'do:recruit')
    await ann.page.getByRole('button', { name: /^Penny Mobs/ }).click()
    await ann.page.locator(`.gm2-mobs-gang [data-thing="${target}"]`).getByText('Works for you').waitFor()
    await atPrison(ben, 1)
    expect(await objectionsTo(ben.page, 'all')).toEqual([])
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })
})
