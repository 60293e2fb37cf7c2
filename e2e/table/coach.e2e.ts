import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as clans from '../clans-of-caledonia.ts'
import * as glen2 from '../glen-more-2.ts'
import { chooseLit, GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type House, type Person, SCREENS } from '../people.ts'
import { anything, dice, type Habits, playOn, press, promptOf, uncoverWhenAsked, whoIsAsked } from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

type Coached = {
  readonly game: string
  readonly setup?: { readonly introductory: boolean }
  readonly choose: Exclude<Habits['choose'], undefined>
  skip(house: House, table: string): Promise<void>
}
const OTHERS: readonly Coached[] = [
  {
    game: clans.CLANS.game,
    choose: clans.chooseLit,
    skip: (house, table) => skipToLatePart(house, table, clans.CLANS),
  },
  {
    game: glen2.GLEN_2.game,
    setup: { introductory: true },
    choose: glen2.chooseLit,
    skip: (house, table) => skipToLatePart(house, table, glen2.GLEN_2),
  },
  { game: LORDS.game, choose: anything, skip: (house, table) => skipToLatePart(house, table, LORDS) },
]
const SKIPPED_AFTER = 12

type Heard = { readonly asked: string; readonly said: string }

const gamesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    type Kept = { readonly kept?: { readonly games?: readonly object[] } }
    const { kept } = JSON.parse(localStorage.getItem('bothy.learning') ?? '{}') as Kept
    return kept?.games?.length ?? 0
  })

describe('Effie coaches newcomers', () => {
  let nia: Person
  let rory: Person
  const house = visit(async (opened) => {
    nia = await opened.openBrowserFor('Nia', { newcomer: true })
    rory = await opened.openBrowserFor('Rory', {
      newcomer: true,
      language: 'fr',
      theme: 'light',
      screen: SCREENS.phone,
    })
  })

  /** A new table against a bot, the introduction closed, and the reader asked. */
  async function open(
    { page }: Person,
    person: Person,
    { game, setup }: Pick<Coached, 'game' | 'setup'> = GLEN,
  ): Promise<string> {
    const table = await makeTable(house(), person, game, [ME, BOT], setup)
    await page.goto(`/table/${table}`)
    await page.locator('.table-stage').waitFor()
    const primer = page.locator('.primer .primary')
    await whoIsAsked([page])
    if (await primer.isVisible()) await primer.click()
    await uncoverWhenAsked(page)
    return table
  }

  test('her first remark holds what is asked, is heard, and points at the real thing', async () => {
    const { page } = nia
    await open(nia, nia)
    await page.locator('.coach').waitFor()
    expect(await page.locator('.coach-card #prompt').textContent()).toBe(await promptOf(page))
    expect(await page.locator('.coach-text').textContent()).toContain('You’re last on the track')
    await page
      .locator('[role="status"]', { hasText: 'Effie says: You’re last on the track' })
      .waitFor({ state: 'attached' })
    const show = page.getByRole('button', { name: 'Show me' })
    await show.focus()
    await page.keyboard.press('Enter')
    await page.locator('.rings .ring').waitFor()
    expect(await show.getAttribute('aria-pressed')).toBe('true')
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('.rings').waitFor({ state: 'detached' })
    expect(nia.faults).toEqual([])
  })

  test('hushed by keys she never says it again, is quiet for a game on wish, and comes back by the menu of the seat', async () => {
    const { page } = nia
    await page.getByRole('button', { name: 'Hush' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.coach-text', { hasText: 'I won’t say that again.' }).waitFor()
    await press(page, 'Be quiet for this game')
    await page.locator('.coach').waitFor({ state: 'detached' })
    await page.locator('[data-seat-home="0"] button').first().click()
    const advice = page.getByText('Effie’s advice')
    await advice.waitFor()
    await advice.click()
    await page.keyboard.press('Escape')
    await open(nia, nia)
    await page.locator('.coach').waitFor({ state: 'detached' })
    expect(await page.locator('.coach-text', { hasText: 'You’re last' }).count()).toBe(0)
    expect(nia.faults).toEqual([])
  })

  test('in French, on a phone in a light room, nothing is cut off and axe has no objection', async () => {
    const { page } = rory
    await open(rory, rory)
    await page.locator('.coach-text', { hasText: 'Votre pion est dernier' }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    const card = await page.locator('.coach-card').boundingBox()
    expect((card?.x ?? 0) + (card?.width ?? Infinity)).toBeLessThanOrEqual(390)
    expect(rory.faults).toEqual([])
  })

  test('through a whole game she speaks now and then, and the game counts once', { timeout: 600_000 }, async () => {
    const { page } = nia
    const table = await open(nia, nia)
    const heard: Heard[] = []
    const roll = dice(7)
    await playOn([page], {
      roll,
      choose: (lit) => chooseLit(lit, roll, page),
      first: async () => {
        const text = page.locator('.coach-text')
        if (await text.isVisible()) heard.push({ asked: await promptOf(page), said: (await text.textContent()) ?? '' })
        return false
      },
    })
    const remarks = new Set(heard.map(({ said }) => said))
    expect(remarks.size).toBeGreaterThanOrEqual(2)
    expect([...remarks].some((said) => said.includes('last on the track'))).toBe(false)
    for (const { asked } of heard) expect(asked).not.toBe('')
    expect(await gamesOf(page)).toBe(1)
    await page.goto(`/table/${table}`)
    await page.locator('dialog.ending').waitFor()
    expect(await gamesOf(page)).toBe(1)
    expect(nia.faults).toEqual([])
  })

  test.each(OTHERS)(
    'in $game too, up to the end, and she points at things that are there',
    { timeout: 600_000 },
    async (coached) => {
      const ewan = await house().openBrowserFor(`Ewan of ${coached.game}`, { newcomer: true })
      const { page } = ewan
      const table = await open(ewan, ewan, coached)
      const said = new Set<string>()
      let [gestures, pointed] = [0, 0]
      const hear = async (): Promise<boolean> => {
        gestures++
        const text = page.locator('.coach-text')
        const words = (await text.isVisible()) ? ((await text.textContent()) ?? '') : ''
        if (words === '' || said.has(words)) return false
        said.add(words)
        const show = page.getByRole('button', { name: 'Show me', pressed: false })
        if (!(await show.isVisible())) return false
        await show.click()
        await page.locator('.rings .ring').first().waitFor()
        await page.getByRole('button', { name: 'Show me', pressed: true }).click()
        await page.locator('.rings').waitFor({ state: 'detached' })
        pointed++
        return true
      }
      const roll = dice(11)
      const habits: Habits = { roll, choose: coached.choose, first: hear }
      await playOn([page], habits, () => Promise.resolve(gestures >= SKIPPED_AFTER))
      expect(said.size).toBeGreaterThan(0)
      expect(pointed).toBeGreaterThan(0)
      await coached.skip(house(), table)
      await playOn([page], habits)
      await page.locator('dialog.ending').waitFor()
      expect(await gamesOf(page)).toBe(1)
      expect(ewan.faults).toEqual([])
      await ewan.context.close()
    },
  )
})
