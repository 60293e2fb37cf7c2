import { type Action, cardNamed, TILES, type View } from '@bothy/glen-more-2/data'
import { describe, expect, test } from 'vitest'
import { chroniclesFetched, GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { press, settled } from '../play.ts'
import { best, FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

/** Old Man of Storr costs nothing: it triggers an event, and its own card can be turned. */
const SETUP = { tome: true, corrections: [{ at: 'tiles.T5.cost.sheep', value: 0 }] }
const STORR = cardNamed('old-man-of-storr')

const WORTH: readonly Action['type'][] = ['end', 'take', 'place', 'activate']
const player = {
  ...GLEN_2,
  // Near tiles until Old Man of Storr can be reached, so that few are lost behind the pieces.
  choose: (legal: readonly Action[], { offers }: View): Action =>
    best(legal, (action) => {
      if (action.type !== 'take') return WORTH.indexOf(action.type)
      const to = offers.find(({ tile }) => tile === action.tile)?.position ?? 0
      return TILES[action.tile] === 'T5' ? 9 : 1 + 1 / to
    }),
}

const IN_ENGLISH = [/1 of \d cards? flipped/, 'Better scoring table: Scotsmen in the Home Castle'] as const
const IN_FRENCH = [/1\scarte retournée sur \d/, /Meilleure table de score/] as const

describe('an event of Chronicle 6, in two browsers', () => {
  const people: Person[] = []
  const house = visit(async (it) => {
    people.push(await it.openBrowserFor('Ann'))
    people.push(await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light', language: 'fr' }))
  })

  test('GM2-C6-3 a card is picked, turned with its event, and its better table is in force', async () => {
    const table = await makeTable(house(), people[0], player.game, [ME, FRIEND], SETUP)
    await sitDown(house(), people[1], table, 1)
    let asked = 0
    await playUntil(house(), table, player, ({ pending, chronicles: { tome } }) => {
      asked = pending?.seat ?? 0
      return tome?.events.some(({ card, reason }) => card === STORR && reason === null) === true
    })
    for (const { page } of people) {
      await page.goto(`/table/${table}`)
      const card = page.locator('.gm2-event-card')
      const back = page.locator('.recap .primary')
      await card.or(back).first().waitFor()
      if (await back.isVisible()) await back.click()
      await card.first().waitFor()
      await settled(page)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
    const { page } = people[asked]
    expect(await chroniclesFetched(page)).toEqual(['tome'])
    await page.locator(`.gm2-event-spot[data-target="card:${STORR}"]`).click()
    await page.locator('.gm2-events-text').waitFor()
    await press(page, asked === 0 ? 'With its event' : 'Avec l’événement')
    for (const person of people) await person.page.locator('.gm2-events').waitFor({ state: 'detached' })
    const [turned, better] = asked === 0 ? IN_ENGLISH : IN_FRENCH
    await page.locator('.gm2-dock-card', { hasText: turned }).click()
    const opened = page.locator('.gm2-opened .gm2-events')
    await opened.getByText(turned).waitFor()
    await opened.getByText(better).waitFor()
    expect(people.flatMap(({ faults }) => faults)).toEqual([])
  })
})
