import { describe, expect, test } from 'vitest'
import { chroniclesFetched, GLEN_2 } from '../glen-more-2.ts'
import { type Person, SCREENS } from '../people.ts'
import { press, settled } from '../play.ts'
import { FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

describe('a council of Chronicle 7, in two browsers', () => {
  let ann: Person
  let ben: Person
  inOrder()
  const house = visit(async (it) => {
    ann = await it.openBrowserFor('Ann')
    ben = await it.openBrowserFor('Ben', { screen: SCREENS.phone, theme: 'light', language: 'fr' })
  })
  const voters = ({ page }: Person) => page.locator('.gm2-voter')
  const vote = ({ page }: Person, which: 'AYE' | 'NAY') =>
    page.locator('.prompt-buttons').getByRole('button', { name: which })

  test('GM2-C0-3 a Chronicle is chosen by its picture', async () => {
    for (const { page } of [ben, ann]) {
      await page.goto(`/new/${GLEN_2.game}?with=bots`)
      await page.locator('.gm2-chronicle-card').first().waitFor()
      await settled(page)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
    await ann.page.getByRole('checkbox', { name: 'Between a Rock' }).check()
    await ann.page.getByText('None: the base game.').waitFor({ state: 'detached' })
    await press(ann.page, 'Create table')
    await ann.page.getByRole('button', { name: 'Council, 4 AYE, 3 NAY left' }).waitFor()
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })

  test('GM2-C7-2 all vote at once and in secret; a vote can be changed until the last is in', async () => {
    const table = await makeTable(house(), ann, GLEN_2.game, [ME, FRIEND], { council: true })
    await sitDown(house(), ben, table, 1)
    await playUntil(house(), table, GLEN_2, ({ pending }) => pending?.kind === 'vote')
    for (const { page } of [ann, ben]) await page.goto(`/table/${table}`)
    await ben.page.locator('.recap .primary').click()
    for (const { page } of [ann, ben]) {
      await settled(page)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
    expect(await chroniclesFetched(ann.page)).toEqual(['council'])
    await vote(ann, 'AYE').click()
    await ben.page.locator('.gm2-voter-chosen').waitFor()
    // Face down: nothing on Ben's page tells what it is.
    expect(await voters(ben).first().innerHTML()).not.toMatch(/Votre vote/)
    expect(await ben.page.locator('.gm2-voter-chosen path').getAttribute('d')).toBe('')
    await ann.page.getByRole('button', { name: 'Change my answer' }).click()
    await vote(ann, 'NAY').click()
    await ben.page.locator('.gm2-voter-chosen').waitFor()
    await vote(ben, 'NAY').click()
    for (const { page } of [ann, ben]) {
      await page.locator('.gm2-panel.gm2-council[data-votes]').waitFor({ state: 'detached' })
      await page.locator('[data-thing="chronicle:council"]').click()
      await page.locator('.gm2-glen[data-fate="rejected"]').waitFor()
    }
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })
})
