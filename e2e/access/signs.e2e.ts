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

/** The first tile that can be taken, pointed at or tapped, and the card that tells it. */
async function pointAtTile(page: Page, tiles: string, isTouch: boolean): Promise<void> {
  const tile = page.locator(`${tiles} [data-thing^="tile:"][data-state="lit"]`).first()
  await (isTouch ? tile.tap() : tile.hover())
  await page.locator('.hub-card .legend-link').waitFor()
}

const isInSight = (page: Page): Promise<boolean> =>
  page.locator('dialog.legend [data-looked]').evaluate((sign) => {
    const { top, bottom } = sign.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && sign === document.activeElement
  })

test.each(
  [
    { game: GLEN.game, tiles: '.gm-ring' },
    { game: GLEN_2.game, tiles: '.gm2-ring' },
  ].flatMap((it) => [
    { ...it, who: 'Mia', person: () => mia, isTouch: false },
    { ...it, who: 'Léa', person: () => lea, isTouch: true },
  ]),
)('$game: the card of a tile leads to its rule, and to its sign in the key, for $who', async (it) => {
  const { page, faults } = it.person()
  await page.goto(`/table/${await makeTable(house(), it.person(), it.game, [ME, BOT])}`)
  await whoIsAsked([page])
  await pointAtTile(page, it.tiles, it.isTouch)
  await page.locator('.hub-card .legend-link').click()
  await page.locator('dialog.legend [data-looked]').waitFor()
  expect(await isInSight(page)).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('dialog.legend').waitFor({ state: 'detached' })
  await pointAtTile(page, it.tiles, it.isTouch)
  const rule = page.locator('.hub-card .rule-link').first()
  const id = await rule.innerText()
  await rule.click()
  await page.locator(`.rule.marked[data-rule="${id}"]`).waitFor()
  expect(faults).toEqual([])
})

test('a good of the market and a Chronicle of the dock lead to theirs in the key', async () => {
  const { page, faults } = mia
  await page.goto(`/table/${await makeTable(house(), mia, GLEN_2.game, [ME, BOT], { race: true })}`)
  await whoIsAsked([page])
  for (const [thing, card, sign] of [
    ['good:sheep', '.explained', '[data-sign="sheep"]'],
    ['chronicle:race', '.hub-card', '[data-of="chronicle:race"]'],
  ]) {
    await page.locator(`.table-stage [data-thing="${thing}"]`).first().hover()
    await page.locator(`${card} .legend-link`).click()
    await page.locator(`dialog.legend ${sign}[data-looked]`).waitFor()
    expect(await isInSight(page)).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('dialog.legend').waitFor({ state: 'detached' })
  }
  expect(faults).toEqual([])
})
