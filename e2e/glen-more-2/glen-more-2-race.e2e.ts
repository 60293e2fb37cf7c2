import type { Action } from '@bothy/glen-more-2/data'
import { describe, expect, test } from 'vitest'
import { chroniclesFetched, GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { FINGER, settled, touch } from '../play.ts'
import { best, FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

/** Home tiles that give many points, and castles close to each other. */
const SETUP = {
  race: true,
  corrections: [
    { at: 'tiles.HOME-V.activation.amount', value: 5 },
    { at: 'tiles.HOME-C.activation.amount', value: 5 },
    { at: 'race.neutral.spaces', value: 1 },
    { at: 'race.neutral.castle', value: 1 },
  ],
}

const WORTH: readonly Action['type'][] = ['end', 'take', 'place', 'activate', 'row']
const isBesideHome = (action: Action): boolean =>
  action.type === 'place' && Math.abs(action.x) <= 1 && Math.abs(action.y) <= 1
const player = {
  ...GLEN_2,
  choose: (legal: readonly Action[]): Action =>
    best(legal, (action) => WORTH.indexOf(action.type) + (isBesideHome(action) ? 0.5 : 0)),
}

describe('a boat race of Chronicle 1, on a phone', () => {
  const people: Person[] = []
  const house = visit(async (it) => {
    for (const name of ['Una', 'Ben'])
      people.push(await it.openBrowserFor(name, { screen: SCREENS.phone, theme: 'light' }))
  })

  test('GM2-C1-6 the boat is moved to a castle, and one of its tokens taken', async () => {
    const table = await makeTable(house(), people[0], player.game, [ME, FRIEND], SETUP)
    await sitDown(house(), people[1], table, 1)
    let first = 0
    await playUntil(house(), table, player, ({ chronicles: { race } }, { seat, legal }) => {
      first = seat ?? 0
      return race?.boats[first].ahead === 'castle' && legal.some((a) => player.isAction(a) && a.type === 'row')
    })
    const { page, faults } = people[first]
    await page.goto(`/table/${table}`)
    const docked = page.getByRole('button', { name: /^Boat race, .*can be used now/ })
    const boat = page.locator('.gm2-course-opened .gm2-river[data-state="lit"]')
    const back = page.getByRole('button', { name: 'Back to the game' })
    await docked.or(back).first().waitFor()
    if (await back.isVisible()) await back.click()
    await touch(docked)
    await boat.waitFor()
    await settled(page)
    expect(await chroniclesFetched(page)).toEqual(['race'])
    await page.getByRole('button', { name: 'Move your boat to the castle: reward token' }).waitFor()
    const size = await boat.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(FINGER)
    await touch(boat)

    const tokens = page.locator('.gm2-castle-token[data-state="lit"]')
    await tokens.first().waitFor()
    await settled(page)
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await touch(tokens.first())
    await page.locator('.gm2-castle').waitFor({ state: 'detached' })
    // The castle has a token less, and the player who looked remembers the rest.
    await touch(page.getByRole('button', { name: /^Boat race, / }))
    const river = page.locator('.gm2-course-opened .gm2-river', { has: page.locator(`[data-key="boat:${first}"]`) })
    await river.getByText(/1 reward token face down/).waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  })
})
