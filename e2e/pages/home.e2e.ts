import type { TimeControl } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { House, Person } from '../people.ts'
import { BOT, FRIEND, ME, makeTable, sitDown } from '../tables.ts'
import { visit } from '../visit.ts'

const PICTURES = process.env['BOTHY_PICTURES']
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const
const live = (minutes: number): TimeControl => ({
  kind: 'live',
  reserve: minutes * MINUTE,
  increment: 20_000,
  late: 'nothing',
})
const turns = (days: number): TimeControl => ({ kind: 'turns', perMove: days * DAY, late: 'nothing' })
const PACES = [live(30), live(60), turns(1), turns(3), null] as const
const GAMES = [LORDS.game, GLEN.game, 'clans-of-caledonia', 'glen-more-2']

/** Both seats are mine, so it is always my turn. The most urgent game is made last. */
async function makeGames(house: House, person: Person, count: number): Promise<void> {
  for (let i = count - 1; i >= 0; i--)
    await makeTable(house, person, GAMES[i % GAMES.length], [ME, ME], {}, PACES[Math.min(i, PACES.length - 1)])
}

const faultOfFirstPlay = (page: Page): Promise<string | null> =>
  page
    .locator('.my-game .button, .game-card .primary')
    .first()
    .evaluate((play) => {
      const { left, top, right, bottom } = play.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `${top} to ${bottom}`
      return play.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ? null : 'covered'
    })

describe('home', () => {
  const people = new Map<number, Person>()
  const house = visit(async (opened) => {
    for (const count of [0, 1, 2, 16, 60]) {
      const person = await opened.openBrowserFor(`Eilidh ${count}`)
      await makeGames(opened, person, count)
      people.set(count, person)
    }
    const many = people.get(16)
    const rory = await opened.openBrowserFor('Rory')
    if (many === undefined) return
    for (const pace of [turns(1), live(20), null]) {
      const table = await makeTable(opened, rory, LORDS.game, [ME, FRIEND, BOT], {}, pace)
      await sitDown(opened, many, table, 1)
    }
    for (const pace of [turns(2), live(45)])
      await rory.context.request.post(`${opened.url}/api/tables`, {
        data: { game: GLEN.game, seats: [ME, FRIEND, FRIEND], setup: {}, visibility: 'open', pace },
        headers: { origin: opened.url },
      })
  })

  const atHome = async (count: number, screen: { readonly width: number; readonly height: number }): Promise<Page> => {
    const person = people.get(count)
    if (person === undefined) throw new Error(`nobody has ${count} games`)
    await person.page.setViewportSize(screen)
    await person.page.goto('/')
    await person.page
      .locator(count === 0 ? '.game-card .primary' : '.my-game .button')
      .first()
      .waitFor()
    return person.page
  }

  describe.each(SCREENS)('$width x $height', (screen) => {
    test.each([0, 1, 2, 16, 60])('with %i games the first Play is above the fold', async (count) => {
      const page = await atHome(count, screen)
      for (const [language, theme] of [
        ['fr', 'light'],
        ['en', 'dark'],
      ]) {
        await page.evaluate(
          ([lang, look]) => {
            const kept: unknown = JSON.parse(localStorage.getItem('bothy.settings') ?? '{}')
            localStorage.setItem(
              'bothy.settings',
              JSON.stringify(Object.assign({}, kept, { language: lang, theme: look })),
            )
          },
          [language, theme] as const,
        )
        await page.reload()
        await page.locator('.company').first().waitFor()
        await page.locator('.emblem svg').nth(3).waitFor()
        if (PICTURES !== undefined)
          await page.screenshot({ path: `${PICTURES}/home-${count}-${screen.width}-${language}.png` })
        expect(await faultOfFirstPlay(page)).toBe(null)
      }
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBe(0)
    })
  })

  test('the most urgent game is first, and every row tells time or wait, pace and whose turn it is', async () => {
    const page = await atHome(16, SCREENS[0])
    const rows = page.locator('.my-game')
    expect(await rows.count()).toBe(6)
    const told = await rows.evaluateAll((all) =>
      all.map((row) => row.querySelector('.time-pace')?.textContent ?? 'no pace'),
    )
    expect(told.slice(0, 5)).toEqual([
      '30 min + 20 s per turn',
      '1 hour + 20 s per turn',
      '1 day per turn',
      '3 days per turn',
      'No clock',
    ])
    expect(await rows.locator('.your-turn').count()).toBe(6)
    expect(await rows.locator('.time-cell strong').allTextContents()).toEqual([
      expect.stringMatching(/^\d+ min left$/),
      expect.stringMatching(/^(1 h \d+ min|1 h|\d+ min) left$/),
      expect.stringMatching(/^(\d+ h( \d+ min)?|1 d 0 h) left$/),
      expect.stringMatching(/^\d d \d+ h left$/),
      expect.stringMatching(/^since/),
      expect.stringMatching(/^since/),
    ])
    expect(await page.locator('.my-game .primary').count()).toBe(1)
  })

  test('the rest opens in place, and the games of others are one press away', async () => {
    const page = await atHome(16, SCREENS[0])
    await page.getByRole('button', { name: /more games$/ }).click()
    const shown = await page.locator('.my-game').count()
    expect(shown).toBeGreaterThanOrEqual(16)
    await page.getByText(/^Others’ turn/).click()
    await page.locator('.my-game', { hasText: 'Waiting for' }).first().waitFor()
    expect(await page.locator('.my-game .your-turn').count()).toBe(0)
    expect(shown + (await page.locator('.my-game').count())).toBe(19)
  })

  test('open tables tell pace, rating and length', async () => {
    const page = await atHome(0, SCREENS[0])
    const row = page.locator('.company-row', { hasText: 'with Rory' })
    await row.nth(1).waitFor()
    expect(await row.locator('.company-facts').allTextContents()).toEqual([
      '45 min + 20 s per turn · Unrated · about 45 min',
      '2 days per turn · Unrated · about 45 min',
    ])
  })

  test('“With friends” asks which game, by keys too', async () => {
    const page = await atHome(0, SCREENS[0])
    await page.getByRole('button', { name: 'With friends' }).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/new\/(?!clans)[\w-]+\?with=friends/)
  })

  test('nothing to object to with many games, in both languages and themes', async () => {
    const taste = { language: 'fr', theme: 'light', screen: { width: 390, height: 844, touch: true } } as const
    const phone = await house().openBrowserFor('Eilidh 16', taste, people.get(16))
    await phone.page.locator('.my-game .button').first().waitFor()
    expect(await objectionsInBoth(phone)).toEqual([])
    const page = await atHome(16, SCREENS[0])
    const person = people.get(16)
    if (person === undefined) throw new Error('nobody')
    expect(page).toBe(person.page)
    expect(await objectionsInBoth(person)).toEqual([])
    expect([...people.values()].flatMap(({ faults }) => faults)).toEqual([])
  })
})
