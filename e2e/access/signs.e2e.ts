import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { GLEN } from '../glen-more.ts'
import { GLEN_2 } from '../glen-more-2.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

let mia: Person
let lea: Person
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia')
  lea = await opened.openBrowserFor('Léa', { screen: SCREENS.phone, theme: 'light', language: 'fr' })
})

/** Where there is no room for it in the prompt, it is in the list of all choices. */
async function openByPrompt(page: Page): Promise<void> {
  const tool = page.locator('.prompt-tools [aria-keyshortcuts="k"]')
  if (!(await tool.isVisible())) await page.locator('[data-tool="all"]').click()
  await page.locator('[aria-keyshortcuts="k"]:visible').click()
}

test.each(
  [CLANS, GLEN, GLEN_2, LORDS].flatMap(({ game }) => [
    { game, who: 'Mia', person: () => mia },
    { game, who: 'Léa', person: () => lea },
  ]),
)('$game: the key to the signs opens from the prompt and by its letter, for $who', async ({ game, person }) => {
  const { page, faults } = person()
  await page.goto(`/table/${await makeTable(house(), person(), game, [ME, BOT])}`)
  await whoIsAsked([page])
  await openByPrompt(page)
  const key = page.locator('dialog.legend[open]')
  await key.locator('section').nth(2).waitFor()
  expect(await key.locator('[data-sign]').count()).toBeGreaterThan(20)
  expect(await objectionsTo(page, 'all')).toEqual([])
  await page.keyboard.press('Escape')
  await key.waitFor({ state: 'detached' })
  await page.keyboard.press('k')
  await key.waitFor()
  expect(faults).toEqual([])
})
