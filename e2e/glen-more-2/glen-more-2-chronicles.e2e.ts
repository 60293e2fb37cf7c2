import { type Action, type PendingKind, TILES } from '@bothy/glen-more-2/data'
import { describe, expect, test } from 'vitest'
import { chroniclesFetched, GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { settled, touch } from '../play.ts'
import { best, FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const DISTILLERIES = ['W1', 'W2', 'W3', 'W6']
/** The first tiles bring casks, distilleries cost nothing, and an inn brings one token. */
const SETUP = {
  mountain: true,
  cellars: true,
  haggis: true,
  corrections: [
    ...['S1', 'S2', 'S3', 'S4', 'S5'].map((tile) => ({ at: `tiles.${tile}.once.cask`, value: 2 })),
    ...['W1', 'W2'].map((tile) => ({ at: `tiles.${tile}.cost.stone`, value: 0 })),
    ...['W3', 'W6'].map((tile) => ({ at: `tiles.${tile}.cost.wood`, value: 0 })),
    ...['G1', 'G2', 'G3', 'G4'].map((tile) => ({ at: `tiles.${tile}.once.haggis`, value: 1 })),
  ],
}

const WORTH: readonly Action['type'][] = ['end', 'take', 'place', 'haggis', 'activate']
const wish = (tile: string): number =>
  DISTILLERIES.includes(tile) ? 0.6 : /^S\d/.test(tile) ? 0.5 : tile.startsWith('G') ? 0.4 : 0
const player = {
  ...GLEN_2,
  choose: (legal: readonly Action[]): Action =>
    best(legal, (action) => WORTH.indexOf(action.type) + (action.type === 'take' ? wish(TILES[action.tile]) : 0)),
}

describe('Chronicles 2, 3 and 5 at one table, in two browsers', () => {
  const people: Person[] = []
  let table = ''
  inOrder()
  const house = visit(async (it) => {
    people.push(await it.openBrowserFor('Ann'))
    people.push(await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light', language: 'fr' }))
  })

  async function comeTo(asked: PendingKind): Promise<Person> {
    let who = -1
    await playUntil(house(), table, player, ({ pending }, { seat }) => {
      if (pending?.kind === asked) who = seat ?? -1
      return who >= 0
    })
    expect(who).toBeGreaterThanOrEqual(0)
    for (const { page } of people) {
      await page.goto(`/table/${table}`)
      const recap = page.locator('.recap .primary')
      await page.locator('.gm2-stage').or(recap).first().waitFor()
      await settled(page)
      if (await recap.isVisible()) await recap.click()
      await settled(page)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
    return people[who]
  }

  test('GM2-C5-2 a token is chosen from the pool', async () => {
    house().seed = 'c'
    table = await makeTable(house(), people[0], player.game, [ME, FRIEND], SETUP)
    await sitDown(house(), people[1], table, 1)
    const { page } = await comeTo('haggis')
    expect(await chroniclesFetched(page)).toEqual(['cellars', 'haggis', 'mountain'])
    await touch(page.locator('.gm2-haggis-spot[data-state="lit"]').first())
    await page.locator('.gm2-haggis').waitFor({ state: 'detached' })
  })

  test('GM2-C2-3 a player who passes the Mountain leaves a toll on it', async () => {
    const { page } = await comeTo('toll')
    await touch(page.locator('.prompt-buttons .choice').first())
    await people[0].page.locator('.gm2-mountain-good').first().waitFor()
  })

  test('GM2-C3-6 a cask is sold from its cellar', async () => {
    const { page, faults } = await comeTo('sellCask')
    await touch(page.locator('.gm2-cellar .gm2-cask-hit[data-state="lit"]').first())
    const space = page.locator('.gm2-sale-box .gm2-cask-hit[data-state="lit"]').first()
    const sold = people[0].page.locator('.gm2-space .gm2-sale-place[data-filled]').first()
    await Promise.race([space, sold].map((it) => it.waitFor().catch(() => undefined)))
    if (await space.isVisible()) await touch(space)
    await sold.waitFor()
    expect(faults).toEqual([])
  })
})
