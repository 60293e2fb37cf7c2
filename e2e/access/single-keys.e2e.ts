import { expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

let kay: Person
const house = visit(async (opened) => {
  kay = await opened.openBrowserFor('Kay')
})

/** Keys go to the page itself, as if pressed by accident. */
const isSelected = (name: string): Promise<boolean> => kay.page.getByRole('tab', { name, selected: true }).isVisible()
const help = () => kay.page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('single keys can be switched off; it is remembered, and arrows, Tab, Enter and Escape still work', async () => {
  const table = await makeTable(house(), kay, LORDS.game, [ME, BOT])
  await kay.page.goto(`/table/${table}`)
  await uncoverWhenAsked(kay.page)
  await kay.page.keyboard.press('l')
  await kay.page.getByRole('tab', { name: 'Log', selected: true }).waitFor()

  await kay.inSettings((settings) => settings.getByRole('switch', { name: 'Single-key shortcuts' }).click())
  for (const key of ['r', 'c', '?', 'n', 'a']) await kay.page.keyboard.press(key)
  expect([await isSelected('Log'), await isSelected('Rules'), await help().count()]).toEqual([true, false, 0])
  expect(await kay.page.locator('.actions-list').count()).toBe(0)

  await kay.comeBack()
  const { page } = kay
  await uncoverWhenAsked(page)
  await page.keyboard.press('c')
  expect(await isSelected('Chat')).toBe(false)
  await page.locator('.head-nav button.icon[aria-expanded]:not(.bell)').click()
  await page.locator('.settings').getByRole('button', { name: 'Keyboard shortcuts' }).focus()
  await page.keyboard.press('Enter')
  await help().getByText('Single-key shortcuts are off').waitFor()
  expect(await help().locator('kbd', { hasText: /^u$/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await help().waitFor({ state: 'detached' })
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0)

  const spot = page.locator('[data-mine] .spot').first()
  await spot.focus()
  await page.keyboard.press('ArrowRight')
  expect(await spot.evaluate((it) => document.activeElement !== it && document.activeElement?.matches('.spot'))).toBe(
    true,
  )
  expect(kay.faults).toEqual([])
})
