import { GAME_IDS } from '@bothy/games'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { type Person, SCREENS as DEVICES } from '../people.ts'
import { signUp } from '../sign-up.ts'
import { visit } from '../visit.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const
/**
 * Largest layout shift allowed: half a line of text, as when a font of another width comes. It adds up over elements, not over time, and
 * every fetch that could move something is held back until long after the first paint.
 */
const STILL = 0.02
const LATE = 1500

function noteShifts(): void {
  const noted = globalThis as typeof globalThis & { shifted?: number }
  noted.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        noted.shifted = (noted.shifted ?? 0) + Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifted = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (globalThis as typeof globalThis & { shifted?: number }).shifted
  })

describe('a new table', () => {
  const house = visit(async () => undefined)

  describe.each(SCREENS)('$width x $height', ({ width, height }) => {
    let eilidh: Person
    beforeAll(async () => {
      eilidh = await house().openBrowserFor('Eilidh', { screen: { width, height, touch: width < 1000 } })
      await eilidh.page.addInitScript(noteShifts)
      await eilidh.page.route(/chronicle-cards|data-guide|emblem/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE))
        await route.continue()
      })
    })

    test.each(GAME_IDS)('%s: nothing moves by itself, although the options come late', async (game) => {
      const { page } = eilidh
      await page.goto(`/new/${game}?with=friends`)
      await page.locator('.make-foot .primary').waitFor()
      await page.locator('.game-link svg').last().waitFor({ state: 'attached' })
      await page.locator('.make-options').waitFor()
      if (game === 'glen-more-2') await page.locator('.gm2-chronicle-card').last().waitFor()
      expect(await shifted(page)).toBeLessThan(STILL)
      expect(await scrollingParts(page)).toEqual([])
      expect(eilidh.faults).toEqual([])
    })
  })
})

describe('the form of a new table', () => {
  let morag: Person
  const house = visit(async (opened) => {
    morag = await opened.openBrowserFor('Morag')
    await signUp(opened, morag)
  })

  test('a rule is read in another tab, and what was chosen stays', async () => {
    const { page } = morag
    await page.goto('/new/glen-more-2?with=friends')
    await page.getByRole('radio', { name: '3', exact: true }).check()
    await page.locator('.gm2-card-about').first().click()
    for (const link of [page.locator('.gm2-card-told a'), page.locator('.make-options a[href^="/rules/"]').first()]) {
      const opening = page.context().waitForEvent('page')
      await link.click()
      const rules = await opening
      await rules.locator('.rule.marked').waitFor()
      await rules.close()
      await page.keyboard.press('Escape')
    }
    expect(await page.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true)
  })

  test('the number of a rule stays in one line with its sign, and so do the choices of the clock', async () => {
    const { page } = morag
    for (const game of ['clans-of-caledonia', 'lords-of-scotland']) {
      await page.goto(`/new/${game}?with=anyone`)
      await page.locator('.make-more [aria-expanded]').click()
      const rules = page.locator('.make-options a[href^="/rules/"]')
      const clock = page.locator('.make-options .segments').first().locator('label')
      await rules.first().waitFor()
      await clock.first().waitFor()
      for (const width of [844, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const torn = await rules.evaluateAll((all) => all.filter((it) => it.getClientRects().length > 1).length)
        expect(torn, `${game} at ${width}`).toBe(0)
        const tops = await clock.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
        expect(new Set(tops).size, `${game} at ${width}`).toBe(1)
      }
    }
    await page.setViewportSize(DEVICES.wide)
  })

  test.each(['en', 'fr'] as const)('no name of a game takes three lines, in %s', async (language) => {
    const una = await house().openBrowserFor('Una', { language })
    const { page } = una
    await page.goto('/new/glen-more-2?with=bots')
    await page.locator('.game-link svg').last().waitFor({ state: 'attached' })
    for (const width of [704, 844, 960, 1024, 1199, 1280, 1440]) {
      await page.setViewportSize({ width, height: 720 })
      const lines = await page.locator('.game-link strong').evaluateAll(async (names) => {
        await document.fonts.ready
        return names.map((name) => {
          const { lineHeight, paddingBlock } = getComputedStyle(name)
          return Math.round((name.clientHeight - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight))
        })
      })
      expect(Math.max(...lines), `at ${width}`).toBeLessThanOrEqual(2)
      expect(Math.min(...lines), `at ${width}`).toBeGreaterThan(0)
    }
    await una.leave()
  })

  test('a rated table never hands a late seat to a bot, in whichever order it was asked for', async () => {
    const { page } = morag
    await page.goto('/new/lords-of-scotland?with=friends')
    const rated = page.getByRole('switch', { name: 'Rated game' })
    const mine = page.getByRole('combobox', { name: 'Seat 1', exact: true })
    await rated.check()
    await page.getByRole('radio', { name: 'Live' }).check()
    await mine.selectOption('bot')
    await page.getByRole('radio', { name: 'A bot plays' }).check()
    await mine.selectOption('me')
    expect(await rated.isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'They’re out' }).isChecked()).toBe(true)
    await page.locator('.make-foot .primary').click()
    await page.waitForURL('**/table/*')
    expect(morag.faults).toEqual([])
  })

  test('a guest who gets an account on the way finds the form as it was', async () => {
    const { page, faults } = await house().openBrowserFor('Una')
    await page.goto('/new/glen-more?with=bots')
    await page.getByRole('radio', { name: 'Friends' }).check()
    await page.getByRole('radio', { name: '3', exact: true }).check()
    await page.getByRole('combobox', { name: 'Seat 2', exact: true }).selectOption('bot')
    await page.getByRole('radio', { name: 'Live' }).check()
    await page.getByRole('link', { name: 'Rated games need an account.' }).click()
    await page.getByLabel('Password').fill('a wee dram of Talisker')
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click()
    await page.waitForURL('**/new/glen-more?with=bots')
    await page.getByRole('switch', { name: 'Rated game', disabled: false }).waitFor()
    for (const name of ['Friends', '3', 'Live'])
      expect(await page.getByRole('radio', { name, exact: name === '3' }).isChecked(), name).toBe(true)
    expect(await page.getByRole('combobox', { name: 'Seat 2', exact: true }).inputValue()).toBe('bot')
    expect(faults).toEqual([])
  })

  test('another game is picked from the list without leaving it, and Back leads to the page before', async () => {
    const fergus = await house().openBrowserFor('Fergus', { screen: DEVICES.phone })
    const { page } = fergus
    await page.goto('/about')
    await page.goto('/new/lords-of-scotland?with=friends')
    const pick = page.locator('.make-pick select')
    for (const game of ['glen-more', 'clans-of-caledonia', 'glen-more']) {
      await pick.selectOption(game)
      await page.waitForURL(`**/new/${game}?with=friends`)
      await page.waitForFunction(() => document.activeElement?.matches('.make-pick select'))
      // For as many frames as the new page may still take the focus away.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      })
      expect(await pick.evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await pick.inputValue()).toBe(game)
    }
    await page.goBack()
    await page.waitForURL('**/about')
    expect(fergus.faults).toEqual([])
  })
})

async function scrollingParts(page: Page): Promise<readonly string[]> {
  await page.locator('.make-more [aria-expanded]').click()
  return page
    .locator('.make *')
    .evaluateAll((all) =>
      all
        .filter((it) => /auto|scroll/.test(getComputedStyle(it).overflowY) && it.scrollHeight > it.clientHeight)
        .map(({ className }) => String(className)),
    )
}
