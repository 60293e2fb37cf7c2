import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { FRIEND, ME } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** These tests tell their searches apart by the number of seats. */
async function want(page: Page, game: string, seats: number): Promise<void> {
  await page.goto('/lobby')
  await page.getByRole('radio', { name: game, exact: true }).check({ force: true })
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
}

describe('strangers', () => {
  let ann: Person
  let ben: Person
  let cat: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann', { theme: 'light' })
    ben = await opened.openBrowserFor('Ben', { language: 'fr', screen: SCREENS.phone })
    cat = await opened.openBrowserFor('Cat')
  })

  test('two who look for the same game meet at one table, which has begun', async () => {
    await want(ann.page, LORDS.title, 2)
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    await press(ann.page, 'Find me a game')
    await ann.page.getByText('1 of 2 players', { exact: true }).waitFor()
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    await ben.page.goto('/lobby')
    await ben.page.getByRole('button', { name: `Rejoindre, ${LORDS.title}` }).waitFor()
    expect(await objectionsTo(ben.page, 'all')).toEqual([])
    expect(await isWide(ben.page)).toBe(false)
    await ben.page.getByRole('button', { name: `Rejoindre, ${LORDS.title}` }).click()
    await ann.page.waitForURL('**/table/*')
    await ben.page.waitForURL(new URL(ann.page.url()).pathname)
    for (const { page } of [ann, ben]) await page.locator('#prompt').waitFor()
    expect([...ann.faults, ...ben.faults]).toEqual([])
  })

  test('a player who stops, or goes elsewhere, is no longer looking', async () => {
    await want(cat.page, LORDS.title, 3)
    await press(cat.page, 'Find me a game')
    await cat.page.getByText('1 of 3 players', { exact: true }).waitFor()
    await press(cat.page, 'Stop looking')
    await cat.page.getByRole('button', { name: 'Find me a game' }).waitFor()
    const looking = async (): Promise<number> => {
      const lobby: unknown = await (await ben.context.request.get(`${house().url}/api/lobby`)).json()
      return typeof lobby === 'object' && lobby !== null && 'wishes' in lobby && Array.isArray(lobby.wishes)
        ? lobby.wishes.length
        : -1
    }
    await expect.poll(looking, { timeout: PATIENCE }).toBe(0)
    await press(cat.page, 'Find me a game')
    await expect.poll(looking, { timeout: PATIENCE }).toBe(1)
    await cat.page.locator('.head-name').click()
    await expect.poll(looking, { timeout: PATIENCE }).toBe(0)
    expect(cat.faults).toEqual([])
  })

  test('after a while bots are offered, and a player who takes them begins', async () => {
    await cat.page.clock.install()
    await want(cat.page, LORDS.title, 4)
    await press(cat.page, 'Find me a game')
    await cat.page.getByText('1 of 4 players', { exact: true }).waitFor()
    expect(await cat.page.getByRole('button', { name: 'Start with bots' }).count()).toBe(0)
    await cat.page.clock.fastForward(31_000)
    await cat.page.getByText('Bots can take the 3 free seats.').waitFor()
    expect(await objectionsInBoth(cat)).toEqual([])
    await press(cat.page, 'Start with bots')
    await cat.page.waitForURL('**/table/*')
    expect(cat.faults).toEqual([])
  })

  test('open tables are found by what tells them apart, and the address keeps it', async () => {
    await cat.page.goto('/lobby')
    await cat.page.getByText('No tables are waiting for players right now.').waitFor()
    const hosts = [cat, ann, ben]
    for (const [i, { context }] of hosts.entries())
      for (const seats of [2, 3, 3].slice(0, i === 0 ? 1 : 3))
        await context.request.post(`${house().url}/api/tables`, {
          data: {
            game: i === 1 ? 'glen-more' : LORDS.game,
            seats: [ME, ...Array.from({ length: seats - 1 }, () => FRIEND)],
            setup: {},
            visibility: 'open',
          },
          headers: { origin: house().url },
        })
    await cat.page.reload()
    await cat.page.getByText('7 tables').waitFor()
    await cat.page.getByLabel('Game', { exact: true }).selectOption('Glen More')
    await cat.page.getByText('3 of 7 tables').waitFor()
    expect(new URL(cat.page.url()).search).toBe('?game=glen-more')
    await cat.page.getByLabel('Players', { exact: true }).selectOption('3 players')
    await cat.page.reload()
    await cat.page.getByText('2 of 7 tables').waitFor()
    expect(await cat.page.locator('.lobby-open .table-row').count()).toBe(2)
    expect(await objectionsInBoth(cat)).toEqual([])
    await press(cat.page, 'Clear filters')
    await cat.page.getByText('7 tables').waitFor()
    expect(new URL(cat.page.url()).search).toBe('')
    expect(cat.faults).toEqual([])
  })
})
