import type { ServerMessage } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { GLEN } from '../glen-more.ts'
import { GLEN_2 } from '../glen-more-2.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, type Screen, SCREENS, type Taste } from '../people.ts'
import { asked, settled, uncoverWhenAsked, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const GAMES = [LORDS, GLEN, GLEN_2, CLANS] as const
/** A decision about things of the board, with several ways to go on, after some turns. */
const WANTED = { type: /"type":"(muster|take|expand)"/, choices: 4, after: 3 }
const LAPTOP: Screen = { width: 1280, height: 720 }
const LYING: Screen = { width: 844, height: 390, touch: true }

const TOOL = '[data-tool="hint"]'

/** Parts of the hint that lie over a lit thing, over own money and goods, or out of the window. */
function inTheWay(): readonly string[] {
  const boxesOf = (selector: string): readonly DOMRect[] =>
    [...document.querySelectorAll(selector)]
      .filter((it) => it.checkVisibility({ visibilityProperty: true }))
      .map((it) => it.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
  const bar = document.querySelector('.table-prompt')?.getBoundingClientRect()
  if (bar === undefined) return ['no bar']
  const out: string[] = []
  for (const selector of ['.table-stage [data-state="lit"]', '[data-purse]'])
    for (const { left, right, top, bottom } of boxesOf(selector)) {
      const isOver = left < bar.right - 2 && right > bar.left + 2 && top < bar.bottom - 2 && bottom > bar.top + 2
      // The rest of a board that scrolls is cut off where the bar begins.
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (isOver && hit?.closest('.table-prompt') !== null && top < bar.top - 2)
        out.push(`${selector} at ${left} ${top}`)
    }
  for (const { left, right, top, bottom } of boxesOf('.hint-bar .button, .hint-bar .hint-says, .hint-card'))
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
      out.push(`outside ${right} ${bottom}`)
  for (const place of document.querySelectorAll('.hint-cards > li'))
    if (place.scrollHeight > place.clientHeight + 1) out.push(`${place.scrollHeight} in ${place.clientHeight}`)
  for (const card of document.querySelectorAll('.hint-card[aria-pressed="true"] > *'))
    if (card.scrollWidth > card.clientWidth + 1 && card.clientWidth > 0) out.push(`cut ${card.className}`)
  return out
}

describe('an expert gives hints', () => {
  let nia: Person
  const house = visit(async (opened) => {
    nia = await opened.openBrowserFor('Nia')
  })

  async function tableOf(player: (typeof GAMES)[number]): Promise<string> {
    const table = await makeTable(house(), nia, player.game, [ME, BOT])
    let decisions = 0
    await playUntil<unknown, never>(
      house(),
      table,
      player as never,
      (_, { legal }) =>
        legal.length >= WANTED.choices && WANTED.type.test(JSON.stringify(legal)) && ++decisions > WANTED.after,
    )
    return table
  }

  async function sitAt(table: string, taste: Taste): Promise<Person> {
    const person = await house().openBrowserFor('Nia', taste, nia)
    await person.page.goto(`/table/${table}`)
    await person.page.locator('.table-stage').waitFor()
    await whoIsAsked([person.page])
    await uncoverWhenAsked(person.page)
    return person
  }

  async function pliesOf(table: string): Promise<number> {
    const room = await house().rooms.get(table)
    let plies = -1
    const viewer = {
      person: 'nobody',
      send: (message: ServerMessage) => void (message.type === 'state' && (plies = message.ply)),
    }
    await room?.follow(viewer)
    room?.unfollow(viewer)
    return plies
  }

  const countedAt = async (table: string): Promise<number> =>
    (await house().rooms.host.store.readEntries(table, 0)).filter(({ type }) => type === 'hint').length

  /** A warning about the first step is asked as if a hand had chosen it. */
  async function sureOf(page: Page): Promise<void> {
    await page.locator('.hint-bar').waitFor({ state: 'detached' })
    const anyway = page.locator('[data-target="do:confirm"]')
    if (await anyway.isVisible()) await anyway.click()
  }

  const answered = (page: Page): Promise<void> =>
    page.locator('.hint-bar:not([data-stage="thinking"])').waitFor({ timeout: PATIENCE })
  const lit = async (page: Page): Promise<string> => JSON.stringify(await asked(page))

  test.each(GAMES)('by keys: $title', async (player) => {
    const table = await tableOf(player)
    const person = await sitAt(table, { screen: LAPTOP })
    const { page } = person
    const plies = await pliesOf(table)
    const before = await lit(page)
    await page.locator(TOOL).waitFor()
    await page.keyboard.press('t')
    await answered(page)
    expect(await page.locator('.hint-bar').getAttribute('data-stage')).toBe('where')
    await page.locator('.rings .ring').first().waitFor()
    expect(await page.locator('.hint-card').count()).toBe(0)
    await page.locator('[role="status"]', { hasText: 'Look here first' }).first().waitFor({ state: 'attached' })
    expect(await page.evaluate(inTheWay)).toEqual([])
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.keyboard.press('Enter')
    const cards = page.locator('.hint-card')
    await cards.first().waitFor()
    const count = await cards.count()
    await page
      .locator('.hint-mark')
      .nth(count - 1)
      .waitFor()
    expect(await page.locator('.hint-mark').allTextContents()).toEqual(
      Array.from({ length: count }, (_, i) => String(i + 1)),
    )
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('hint-card')
    await page.keyboard.press(String(count))
    expect(await cards.nth(count - 1).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.hint-mark.chosen').textContent()).toBe(String(count))
    await page.keyboard.press('1')
    expect(await page.evaluate(inTheWay)).toEqual([])
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.hint-bar').waitFor({ state: 'detached' })
    // Nothing was played, and nothing is in hand.
    expect(await lit(page)).toBe(before)
    await page.locator(`${TOOL}:focus`).waitFor()
    await page.keyboard.press('t')
    // Known already: no second question.
    await cards.first().waitFor()
    await page.keyboard.press('Enter')
    await sureOf(page)
    await expect.poll(() => pliesOf(table)).toBeGreaterThan(plies)
    expect(person.faults).toEqual([])
    await person.leave()
  })

  test.each([
    { player: CLANS, screen: SCREENS.phone },
    { player: GLEN, screen: LYING },
    { player: LORDS, screen: LYING },
    { player: GLEN_2, screen: SCREENS.phone },
    { player: GLEN_2, screen: LYING },
    { player: CLANS, screen: LYING },
  ])('by thumb, in French and a light room: $player.title, $screen.width wide', async ({ player, screen }) => {
    const table = await tableOf(player)
    const person = await sitAt(table, { screen, language: 'fr', theme: 'light' })
    const { page } = person
    const plies = await pliesOf(table)
    await page.locator(TOOL).tap()
    await answered(page)
    await page.locator('.hint-says', { hasText: 'Regardez d’abord ici' }).waitFor()
    expect(await page.evaluate(inTheWay)).toEqual([])
    await page.locator('.hint-next').tap()
    const cards = page.locator('.hint-card')
    for (const card of (await cards.all()).toReversed()) {
      await card.tap()
      expect(await card.getAttribute('aria-pressed')).toBe('true')
      expect(await page.evaluate(inTheWay)).toEqual([])
    }
    await cards.last().tap()
    expect(await objectionsTo(page, 'all')).toEqual([])
    // A card only shows; the button plays.
    expect(await pliesOf(table)).toBe(plies)
    await page.locator('.hint-actions .primary:not([data-fresh])').tap()
    await sureOf(page)
    await expect.poll(() => pliesOf(table)).toBeGreaterThan(plies)
    expect(person.faults).toEqual([])
    await person.leave()
  })

  test.each([
    { language: 'en', says: 'Chosen by experience', worth: /points|%|instead of/ },
    { language: 'fr', says: 'Choisi par expérience', worth: /points|%|au lieu de/ },
  ] as const)('a clan is advised by experience, without worth and reasons ($language)', async (wanted) => {
    const { language, says, worth } = wanted
    const table = await makeTable(house(), nia, CLANS.game, [ME, BOT])
    const isPair = (_: unknown, { legal }: { readonly legal: readonly unknown[] }): boolean =>
      JSON.stringify(legal).includes('"take"')
    await playUntil<unknown, never>(house(), table, CLANS as never, isPair)
    const person = await sitAt(table, { screen: LYING, language })
    const { page } = person
    await page.locator(TOOL).tap()
    await answered(page)
    await page.locator('.hint-next').tap()
    const card = page.locator('.hint-card')
    await card.getByText(says).waitFor()
    expect(await card.count()).toBe(1)
    expect(await card.textContent()).not.toMatch(worth)
    expect(await page.locator('.hint-worth, .hint-strength').count()).toBe(0)
    expect(await page.evaluate(inTheWay)).toEqual([])
    expect(person.faults).toEqual([])
    await person.leave()
  })

  test('a decision of several steps is played by one gesture, and closes the hint of another page', async () => {
    const table = await tableOf(GLEN)
    const [person, other] = [await sitAt(table, { screen: LAPTOP }), await sitAt(table, { screen: LAPTOP })]
    const { page } = person
    for (const each of [page, other.page]) {
      await each.locator(TOOL).waitFor()
      await each.keyboard.press('t')
      await answered(each)
      await each.keyboard.press('Enter')
      await each.locator('.hint-card').first().waitFor()
    }
    const plies = await pliesOf(table)
    expect(await page.locator('.hint-card').first().textContent()).toContain('In the log:')
    await other.page.keyboard.press('Enter')
    await sureOf(other.page)
    for (const each of [page, other.page]) await each.locator('.hint-bar').waitFor({ state: 'detached' })
    await expect.poll(() => pliesOf(table)).toBeGreaterThan(plies + 1)
    await whoIsAsked([page])
    // Both asked about one position, and neither about the one that came after it.
    expect(await countedAt(table)).toBe(1)
    await person.leave()
    await other.leave()
  })

  test('where the host allows none there is no tool, and the key does nothing', async () => {
    const { page } = nia
    await page.goto(`/new/${LORDS.game}?with=bots`)
    const hints = page.getByRole('group', { name: 'Hints' })
    expect(await hints.getByRole('radio', { name: 'On' }).isChecked()).toBe(true)
    await hints.getByRole('radio', { name: 'Off' }).check()
    await page.getByRole('button', { name: 'Create table' }).click()
    await page.locator('.table-stage').waitFor()
    await whoIsAsked([page])
    await uncoverWhenAsked(page)
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    // Lazy parts of the table have come, the tool of hints among them.
    await page.keyboard.press('a')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await settled(page)
    expect(await page.locator(TOOL).count()).toBe(0)
    expect(await page.locator('.hint-bar').count()).toBe(0)
    expect(await countedAt(table)).toBe(0)
    expect(nia.faults).toEqual([])
  })

  test('guests read that hints are allowed, and the coach offers one', async () => {
    const rory = await house().openBrowserFor('Rory', { newcomer: true })
    const { page } = rory
    await page.goto(`/table/${await makeTable(house(), rory, GLEN.game, [ME, BOT])}`)
    await page.locator('.table-stage').waitFor()
    await whoIsAsked([page])
    const primer = page.locator('.primer .primary')
    if (await primer.isVisible()) await primer.click()
    await uncoverWhenAsked(page)
    await page.locator('.coach').getByRole('button', { name: 'Ask for a hint' }).click()
    await answered(page)
    await page.locator('.hint-bar .effie').waitFor()
    await page.locator('.hint-close').click()
    await page.locator('.coach').waitFor()
    await page.keyboard.press('i')
    await page.getByText('Anyone at the table may ask for hints.').waitFor()
    expect(rory.faults).toEqual([])
  })
})
