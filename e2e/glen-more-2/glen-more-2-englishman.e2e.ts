import type { Action, View } from '@bothy/glen-more-2/data'
import { isObject } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { best, FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { inOrder, visit } from '../visit.ts'

/** A tile beyond the Englishman brings the token; then near tiles, so that he falls behind. */
const player = {
  game: 'glen-more-2',
  title: 'Glen More II',
  isView: (x: unknown): x is View => isObject(x) && 'chronicles' in x,
  isAction: (x: unknown): x is Action => isObject(x) && 'type' in x,
  choose: (legal: readonly Action[], { offers, chronicles }: View): Action =>
    best(legal, (action) => {
      if (action.type === 'place' || action.type === 'claim') return 1
      if (action.type === 'activate') return 2
      if (action.type !== 'take') return 0
      const { position: his = 0, holder = null } = chronicles.englishman ?? {}
      const to = offers.find(({ tile }) => tile === action.tile)?.position ?? 0
      return holder === null && to > (his ?? 0) ? 200 - to : 100 - to
    }),
}

describe('the Englishman of Chronicle 4', () => {
  const people: Person[] = []
  inOrder()
  const house = visit(async (it) => {
    for (const name of ['Ann', 'Ben', 'Cat']) people.push(await it.openBrowserFor(name))
  })

  test('GM2-C4-3 the holder of the token sends him, and takes or discards a tile', async () => {
    const table = await makeTable(house(), people[0], player.game, [ME, FRIEND, FRIEND], { englishman: true })
    for (const seat of [1, 2]) await sitDown(house(), people[seat], table, seat)
    let holder = 0
    await playUntil(house(), table, player, ({ pending }) => {
      holder = pending?.seat ?? 0
      return pending?.kind === 'send'
    })
    const { page, faults } = people[holder]
    await page.goto(`/table/${table}`)
    const back = page.getByRole('button', { name: 'Back to the game' })
    await page.getByText('Use the Englishman to take a tile').or(back).first().waitFor()
    if (await back.isVisible()) await back.click()
    await page.getByText('Use the Englishman to take a tile').first().waitFor()
    const coins = page.locator(`[data-seat-home="${holder}"] [data-lands="coins:${holder}"] .visually-hidden`)
    const before = await coins.textContent()
    // A first click looks at the tile, a second chooses it; then it is taken or discarded.
    const tile = page.locator('.gm2-offer[data-state="lit"]').first()
    await tile.click()
    await page.getByRole('button', { name: /^Send the Englishman to / }).waitFor()
    await tile.click()
    await page.getByRole('button', { name: /^Take it: its cost and 2 coins/ }).waitFor()
    await page.getByRole('button', { name: 'Discard it: take 1 coin' }).click()
    await page.locator('.gm2-england .market-open-price[data-next]').getByText('1').waitFor()
    expect(Number.parseInt((await coins.textContent()) ?? '')).toBe(Number.parseInt(before ?? '') + 1)
    expect(faults).toEqual([])
  })
})
