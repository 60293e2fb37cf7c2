import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { signIn, signUp } from '../sign-up.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const PATH = `/games/${LORDS.game}`
const TABS = [
  ['Learn', 'learn', 'Your first skirmish'],
  ['Rules', 'rules', 'Full rules'],
  ['Statistics', 'statistics', 'Wins by number of players'],
  ['Leaderboard', 'leaderboard', 'Best players'],
  ['Records', 'records', 'Your most points'],
] as const

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const

const sideways = ({ page }: Person): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const learnt = (person: Person, chapter: string): Promise<void> =>
  person.page.evaluate(
    ([key, place]) => {
      const lessons = { [place]: { step: 3, done: true, again: 0 } }
      localStorage.setItem(key, JSON.stringify({ of: null, kept: { lessons } }))
    },
    ['bothy.learning', `${LORDS.game}/${chapter}`] as const,
  )

describe('the page of a game', () => {
  let desk: Person
  const house = visit(async (opened) => {
    desk = await opened.openBrowserFor('Eilidh')
    const over = await makeTable(opened, desk, LORDS.game, [ME, BOT, BOT])
    await playUntil(opened, over, LORDS, () => false)
  })

  test('every page leads to the games, and from there to each game and its lessons', async () => {
    const { page } = desk
    await page.goto('/about')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Games' }).click()
    await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByRole('link', { name: 'Lords of Scotland' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lords of Scotland' }).waitFor()
    await page.goto('/')
    const card = page.getByRole('article', { name: 'Lords of Scotland' })
    await card.getByRole('link', { name: /^Learn, \d min, / }).click()
    await page.waitForURL(`**${PATH}/learn`)
  })

  test('tabs are pages: each has its address, the first thing of each is in the overview', async () => {
    const { page } = desk
    await page.goto(PATH)
    const tabs = page.getByRole('navigation', { name: 'Lords of Scotland: pages' })
    for (const [label, path, text] of TABS) {
      await tabs.getByRole('link', { name: label }).click()
      await page.waitForURL(`**${PATH}/${path}`)
      await page.getByText(text).first().waitFor()
      expect(await tabs.locator('[aria-current="page"]').textContent()).toContain(label)
      expect(await page.title()).toContain(`${label} · Lords of Scotland`)
      expect(await objectionsTo(page, 'all')).toEqual([])
    }
    await page.goBack()
    await page.waitForURL(`**${PATH}/leaderboard`)
    await tabs.getByRole('link', { name: 'Overview' }).click()
    for (const [label] of TABS) await page.getByRole('heading', { level: 2, name: label }).waitFor()
    await page.getByText('You: 1 game, ').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
  })

  test('a guest who has learnt something finds it on another device after signing up', async () => {
    const [home, away] = [await house().openBrowserFor('Morag'), await house().openBrowserFor('Visitor')]
    await home.page.goto(PATH)
    await home.page
      .getByText(/0 of \d lessons/)
      .first()
      .waitFor()
    await learnt(home, 'skirmish')
    await home.page.reload()
    await home.page
      .getByText(/1 of \d lessons/)
      .first()
      .waitFor()
    const sent = home.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/learning') && answer.request().method() === 'PUT',
    )
    await signUp(house(), home)
    expect((await sent).status()).toBe(200)
    await signIn(house(), away, 'Morag')
    await away.page.goto(PATH)
    await away.page
      .getByText(/1 of \d lessons/)
      .first()
      .waitFor()
    await away.page.getByRole('link', { name: 'Go on: Powers, hidden cards, doubling' }).waitFor()
    await Promise.all([home.leave(), away.leave()])
  })

  test('a game against bots begins in one gesture, by keyboard too', async () => {
    const { page } = desk
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Play against bots' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/table/*')
    await page.goto(`${PATH}/learn`)
    await page.getByRole('button', { name: 'Play: Lords of Scotland' }).click()
    await page.waitForURL('**/table/*')
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const holders = (await house().rooms.host.store.readTable(id))?.summary.holders ?? []
    expect(holders.map((holder) => (holder.kind === 'bot' ? holder.level : holder.kind))).toEqual([
      'person',
      'beginner',
      'beginner',
    ])
  })

  test.each(['en', 'fr'] as const)(
    'from 360 to 1920 px nothing is cut off or beside the page (%s)',
    async (language) => {
      const person = await house().openBrowserFor('Isla', { language, theme: 'light', screen: SCREENS.phone })
      for (const size of SIZES) {
        await person.page.setViewportSize(size)
        for (const path of ['/games', PATH, `${PATH}/learn`, `${PATH}/statistics`, '/games/glen-more-2/learn']) {
          await person.page.goto(path)
          await person.page.locator('.lesson-card, .learn-part li, .games-list, .game-columns').first().waitFor()
          expect([path, size.width, await sideways(person)]).toEqual([path, size.width, 0])
          if (size.width === 1024) expect([path, await objectionsTo(person.page, 'colours')]).toEqual([path, []])
        }
      }
      expect(person.faults).toEqual([])
      await person.leave()
    },
  )

  test('on a phone the pages are at the foot of the window, and the last thing of a page is above them', async () => {
    const person = await house().openBrowserFor('Una', { screen: SCREENS.phone, theme: 'dark', language: 'fr' })
    const { page } = person
    await page.goto(`${PATH}/learn`)
    await page.locator('.first-game .button').waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [button, foot] = await Promise.all([
      page.locator('.first-game .button').boundingBox(),
      page.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox(),
    ])
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBe(SCREENS.phone.height)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await person.leave()
  })

  test('a game that nobody knows, and a tab that there is not, are not found', async () => {
    for (const path of ['/games/nothing', `${PATH}/nothing`]) {
      await desk.page.goto(path)
      await desk.page.getByText('Nothing here but heather').waitFor()
    }
  })
})
