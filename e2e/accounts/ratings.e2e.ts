import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { signUp } from '../sign-up.ts'
import { playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

describe('a rated game', () => {
  let ann: Person
  let ben: Person
  let table = ''

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann', { theme: 'light' })
    ben = await opened.openBrowserFor('Ben', { language: 'fr', screen: SCREENS.phone })
    for (const person of [ann, ben]) await signUp(opened, person)
  })

  test('before it nobody is rated, and a new table offers it', async () => {
    await ann.page.goto('/')
    await ann.page.getByRole('link', { name: 'Ratings' }).click()
    await ann.page.getByRole('link', { name: LORDS.title }).click()
    await ann.page.getByRole('heading', { level: 1, name: `Ratings: ${LORDS.title}` }).waitFor()
    await ann.page.getByText('No rated game has been played yet.').waitFor()
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    await ann.page.getByRole('link', { name: 'New table' }).click()
    await ann.page.getByRole('radio', { name: '2', exact: true }).check()
    await ann.page.getByRole('switch', { name: 'Rated game' }).check()
    expect(await ann.page.locator('.make-tag').allTextContents()).toEqual([
      'no guests',
      'no stand-in bots',
      'no corrections',
      'no friendly undo',
      'no hints',
    ])
    await ann.page.getByText('Guests are asked to create an account').waitFor()
    await press(ann.page, 'Create table')
    await ann.page.getByText('Rated game: the result counts').waitFor()
    table = new URL(ann.page.url()).pathname.split('/').at(-1) ?? ''
  })

  test('a guest is told that it takes an account', async () => {
    const cat = await house().openBrowserFor('Cat')
    await cat.page.goto(`/new/${LORDS.game}?with=friends`)
    await cat.page.getByText('Rated games need an account.').waitFor()
    expect(cat.faults).toEqual([])
  })

  test('a guest with its link gets an account and is back at the table', async () => {
    const { page, faults } = await house().openBrowserFor('Dougal')
    await page.goto(`/table/${table}`)
    await page.getByRole('heading', { level: 1, name: LORDS.title }).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    await page.getByRole('link', { name: 'Sign in to sit down' }).click()
    await page.getByRole('radio', { name: 'Create account' }).check()
    await page.getByLabel('Password').fill('a wee dram of Talisker')
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click()
    await page.waitForURL(`**/table/${table}`)
    await page.getByRole('button', { name: 'Just watch' }).click()
    await page.waitForFunction(() => document.activeElement?.localName === 'h1')
    expect(await page.locator('h1:focus').textContent()).toBe('The table is ready')
    expect(faults).toEqual([])
  })

  test('its end says what it has changed for everybody', async () => {
    await sitDown(house(), ben, table, 1)
    await playUntil(house(), table, LORDS, () => false)
    for (const { page } of [ann, ben]) await page.goto(`/table/${table}`)
    for (const { page } of [ann, ben]) await page.locator('dialog.ending .rating-change').nth(1).waitFor()
    const shown = await ann.page.locator('dialog.ending .rating-change').allTextContents()
    expect(shown).toHaveLength(2)
    const [won, lost] = shown.map((text) => /^(\d+)\? \(([+−]\d+)\)$/.exec(text))
    expect(Number(won?.[1])).toBeGreaterThan(1500)
    expect(Number(lost?.[1])).toBeLessThan(1500)
    expect(won?.[2].slice(1)).toBe(lost?.[2].slice(1))
    expect(await objectionsTo(ann.page, 'all', 'dialog.ending')).toEqual([])
  })

  test('both are listed, each with a line of their own, in both languages', async () => {
    await ann.page.goto(`/ratings/${LORDS.game}`)
    await ben.page.goto(`/ratings/${LORDS.game}`)
    await ann.page.getByRole('img', { name: /^Rating over time: from 1500 to \d+ in 1 game$/ }).waitFor()
    await ben.page.getByRole('img', { name: /^Évolution de la cote\s: de 1500\sà \d+\sen 1\spartie$/u }).waitFor()
    for (const person of [ann, ben]) {
      expect(await person.page.locator('.leaderboard-table tbody tr').count()).toBe(2)
      expect(await person.page.locator('.leaderboard-table tr.mine').innerText()).toContain(person.name)
      expect(await objectionsTo(person.page, 'all')).toEqual([])
      const wide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide).toBe(false)
    }
  })

  test('each finds it in a profile with its plots, and others only what is public', async () => {
    await ann.page.goto('/account')
    await ann.page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
    await ben.page.goto('/profile')
    await ann.page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
    await ben.page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
    for (const [me, rival] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const plots = me.page.locator('.in-three .profile-table')
      await plots.nth(2).waitFor()
      expect(await plots.first().locator('tbody tr').innerText()).toMatch(new RegExp(`^${LORDS.title}\\s+1\\s`, 'u'))
      expect(await plots.last().locator('tbody th').innerText()).toContain(rival.name)
      expect(await me.page.locator(`a[href="/replay/${table}"]`).count()).toBe(1)
      expect(await objectionsTo(me.page, 'all')).toEqual([])
      expect(await me.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    }
    await ann.page.goto('/people/Ben')
    await ann.page.getByText('No finished games at open tables yet.').waitFor()
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await ann.page.goto('/people/Nobody')
    await ann.page.getByText('No player has this name').waitFor()
  })
})
