import { afterEach, describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { settled, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const PHONES = [
  ['upright', SCREENS.phone],
  ['on its side', { width: 844, height: 390 }],
  ['a small one', { width: 360, height: 740 }],
] as const

let una: Person
const house = visit(async (opened) => {
  una = await opened.openBrowserFor('Una', { screen: SCREENS.phone })
})
afterEach(() => expect(una.faults).toEqual([]))

function covered(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.table-stage [data-state="lit"]')].flatMap((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit?.closest('.explained') === null ? [] : [spot.dataset['target'] ?? '']
  })
}

/** A finger leaves open its question while the table goes on, as when it is played from elsewhere. */
describe.each([
  { player: GLEN, thing: '.gm-on-land' },
  { player: LORDS, thing: '[data-thing^="supporter:"]' },
])('an explanation that was left open ($player.game)', ({ player, thing }) => {
  test.each(PHONES)('does not lie over the next question, phone %s', async (_, size) => {
    const { page } = una
    await page.setViewportSize(size)
    const table = await makeTable(house(), una, player.game, [ME, BOT])
    await page.goto(`/table/${table}`)
    await whoIsAsked([page])
    await settled(page)
    await page.locator(thing).first().dispatchEvent('pointerdown', { pointerType: 'touch' })
    await page.locator('.explained').waitFor()

    const before = await page.locator('#prompt').textContent()
    let moves = 0
    const stop = (): boolean => moves++ > 0
    if (player === GLEN) await playUntil(house(), table, GLEN, stop)
    else await playUntil(house(), table, LORDS, stop)
    await page.waitForFunction((was) => document.querySelector('#prompt')?.textContent !== was, before)
    await whoIsAsked([page])
    await page.locator('.explained').waitFor({ state: 'detached' })
    expect(await page.evaluate(covered)).toEqual([])
  })
})
