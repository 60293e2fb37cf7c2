import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { GLEN } from '../glen-more.ts'
import { GLEN_2 } from '../glen-more-2.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME, type Player, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

let mia: Person
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia')
})

/** Choices before the table is looked at. */
const CHOICES = 40

async function later<V, A extends Json>(player: Player<V, A>): Promise<string> {
  const table = await makeTable(house(), mia, player.game, [ME, BOT])
  let choices = 0
  await playUntil(house(), table, player, () => ++choices > CHOICES)
  return table
}

test.each([
  [CLANS.game, () => later(CLANS)],
  [GLEN.game, () => later(GLEN)],
  [GLEN_2.game, () => later(GLEN_2)],
  [LORDS.game, () => later(LORDS)],
])('%s: the points of a seat say where they come from, by mouse and by keyboard', async (game, table) => {
  const { page } = mia
  await page.goto(`/table/${await table()}`)
  await uncoverWhenAsked(page)
  const spot = page.locator('.score-spot:not([data-thing*=":0:"])').first()
  const lists = page.locator('.points-list')
  await spot.hover()
  await page.mouse.move(3, 3)
  await spot.hover()
  await lists.first().waitFor()
  const shown = await spot.locator('[data-points]').innerText()
  const won = await lists.first().locator('h4 b').innerText()
  expect(Number(won.replaceAll('−', '-'))).toBe(Number(shown))
  await page.mouse.move(3, 3)
  await lists.first().waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  await spot.focus()
  await lists.first().waitFor()
  expect(mia.faults).toEqual([])
})
