import type { Action, View } from '@bothy/glen-more-2/data'
import { isObject } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { type Person, SCREENS } from './people.ts'
import { best, FRIEND, makeTable, ME, playUntil, sitDown } from './tables.ts'
import { inOrder, visit } from './visit.ts'

/** Persons first: they bring councils. */
const WORTH: readonly Action['type'][] = ['claim', 'activate', 'place', 'take', 'convene', 'vote', 'end']
const player = {
  game: 'glen-more-2',
  title: 'Glen More II',
  isView: (x: unknown): x is View => isObject(x) && 'chronicles' in x,
  isAction: (x: unknown): x is Action => isObject(x) && 'type' in x,
  choose: (legal: readonly Action[], view: View): Action =>
    best(legal, (action) => {
      const isPerson =
        action.type === 'take' && view.offers.some(({ tile, spots }) => tile === action.tile && spots.length === 0)
      return isPerson ? WORTH.length + 1 : WORTH.length - (WORTH.indexOf(action.type) + 1 || WORTH.length)
    }),
}

describe('a council of Chronicle 7, in two browsers', () => {
  let ann: Person
  let ben: Person
  inOrder()
  const house = visit(async (it) => {
    ann = await it.openBrowserFor('Ann')
    ben = await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light' })
  })
  const voters = ({ page }: Person) => page.locator('.gm2-voter')
  const vote = ({ page }: Person, which: 'AYE' | 'NAY') => page.getByRole('button', { name: `Vote ${which}` })

  test('GM2-C7-2 all vote at once and in secret; a vote can be changed until the last is in', async () => {
    const table = await makeTable(house(), ann, player.game, [ME, FRIEND], { council: true })
    await sitDown(house(), ben, table, 1)
    await playUntil(house(), table, player, ({ pending }) => pending?.kind === 'vote')
    for (const { page } of [ann, ben]) await page.goto(`/table/${table}`)
    // Ben reads what Ann has done.
    await ben.page.getByRole('button', { name: 'Back to the game' }).click()
    await vote(ann, 'AYE').click()
    await ben.page.locator('.gm2-voter-chosen').waitFor()
    // Face down: nothing on Ben's page tells what it is.
    expect(await voters(ben).first().innerHTML()).not.toMatch(/Your vote/)
    expect(await ben.page.locator('.gm2-voter-chosen path').getAttribute('d')).toBe('')
    await ann.page.getByRole('button', { name: 'Change my answer' }).click()
    await vote(ann, 'NAY').click()
    await ben.page.locator('.gm2-voter-chosen').waitFor()
    await vote(ben, 'NAY').click()
    for (const { page } of [ann, ben]) {
      await page.locator('.gm2-council').waitFor({ state: 'detached' })
      await page.locator('.gm2-glen-chip-face[data-fate="rejected"]').waitFor()
    }
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })
})
