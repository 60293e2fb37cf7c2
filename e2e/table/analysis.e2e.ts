import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { inOrder, visit } from '../visit.ts'

/** A slow machine is not a fault, and there is as much to think of as in a whole game. */
const THINKING = 480_000

const position = async (page: Page): Promise<number> => Number(await page.locator('.scrubber').inputValue())
const judgedThings = (page: Page) => page.locator('.table-stage [data-judged]')

describe('the analysis of a finished game', { timeout: 600_000 }, () => {
  inOrder()
  let host: Person
  let table: string
  const house = visit(async (opened) => {
    host = await opened.openBrowserFor('Eilidh')
    table = await makeTable(opened, host, LORDS.game, [ME, BOT])
    await playUntil(opened, table, LORDS, () => false)
  })

  test('is a press away from the end, begins only when asked, and can be stopped', async () => {
    const { page } = host
    await page.goto(`/table/${table}`)
    await page.getByRole('link', { name: 'Analyse' }).click()
    await page.waitForURL((url) => url.pathname === `/replay/${table}`)
    await press(page, 'Analyse')
    await page.getByText(/^First look: [1-9]/).waitFor()
    await press(page, 'Stop')
    await page.getByRole('button', { name: 'Analyse' }).waitFor()
    expect(await page.locator('.analysis-progress').count()).toBe(0)
  })

  test('shows the chances of both seats and the decisions that cost most, and is kept', async () => {
    const { page } = host
    await press(page, 'Analyse')
    await page.getByRole('heading', { name: 'Costliest decisions' }).waitFor({ timeout: THINKING })
    const label = await page.getByRole('img', { name: /^Chance to win: / }).getAttribute('aria-label')
    expect(label).toMatch(/^Chance to win: Eilidh (?:0|50|100)%, .* (?:0|50|100)%$/)
    expect(await page.locator('.analysis .chart-scoring').count()).toBeGreaterThan(2)
    expect(await page.locator('.moment-card').count()).toBeGreaterThan(2)
    expect(await page.locator('.analysis').innerText()).toMatch(/nothing better was found in \d+ of \d+ decisions/)
    await page.goto(`/replay/${table}?analyse`)
    await page.getByRole('heading', { name: 'Costliest decisions' }).waitFor()
  })

  test('a decision is shown with both choices, in words and on the board, by keyboard alone', async () => {
    const { page } = host
    const card = page.locator('.moment-card').first()
    const move = Number((await card.innerText()).match(/Move (\d+) of/)?.[1])
    await card.press('Enter')
    const bar = page.getByRole('region', { name: 'Decision A' })
    await bar.waitFor()
    expect(await position(page)).toBe(move - 1)
    for (const choice of ['Played', 'Better'])
      expect(
        (
          await bar
            .locator('.moment-choice', { has: page.getByRole('heading', { name: choice }) })
            .locator('.turn-line')
            .first()
            .innerText()
        ).length,
      ).toBeGreaterThan(5)
    await judgedThings(page).first().waitFor()
    await bar.getByRole('button', { name: 'Next: B' }).press('Enter')
    await page.getByRole('region', { name: 'Decision B' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('region', { name: 'Decision B' }).waitFor({ state: 'detached' })
    await judgedThings(page).first().waitFor({ state: 'detached' })
  })

  test('a decision says why the better one is better, on its card and over the board', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?analyse`)
    const explained = page.locator('.moment-card', { has: page.locator('.moment-why') }).first()
    const said = await explained.locator('.moment-why').innerText()
    expect(said).toMatch(/^[^a-z].*\.$/)
    await explained.press('Enter')
    expect(await page.locator('.moment-bar .moment-why').innerText()).toBe(said)
  })

  test('a link to a decision shows both choices to another reader, without an analysis', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?analyse`)
    await page.locator('.moment-card').first().click()
    await press(page, 'Share this move')
    const link = await page.getByLabel('Link to this move').inputValue()
    const reader = (await house().openBrowserFor('Rory')).page
    await reader.goto(link)
    const bar = reader.getByRole('region', { name: 'Decision A' })
    await bar.waitFor()
    for (const choice of ['Played', 'Better']) await bar.getByRole('heading', { name: choice }).waitFor()
    expect(await bar.locator('.moment-worth').innerText()).toBe(
      await page.locator('.moment-bar .moment-worth').innerText(),
    )
    await judgedThings(reader).first().waitFor()
    await reader.reload()
    await bar.waitFor()
    await bar.getByRole('button', { name: 'All decisions' }).click()
    await reader.getByRole('button', { name: 'Analyse' }).waitFor()
  })

  test('the game goes on from there, with the seat that decided against the same opponent', async () => {
    const { page } = host
    await page.goto(`/replay/${table}?analyse`)
    await page.locator('.moment-card').first().click()
    await page.getByRole('region', { name: 'Decision A' }).getByRole('button', { name: 'Continue from here' }).click()
    const dialog = page.getByRole('dialog', { name: 'Continue from here' })
    expect(await dialog.locator('.plan-seat select').last().inputValue()).toBe(BOT.level)
    await dialog.getByRole('button', { name: 'Continue from here' }).click()
    await page.waitForURL(/\/local\//)
    await page.locator('.table-stage').waitFor()
  })

  test.each(['wide', 'phone'] as const)('nothing to object to on a %s screen, in both languages', async (name) => {
    const { page } = host
    await page.setViewportSize(SCREENS[name])
    await page.goto(`/replay/${table}?analyse`)
    await page.locator('.moment-card').first().waitFor()
    const found = [...(await objectionsInBoth(host))]
    await page.locator('.moment-card').first().click()
    await page.locator('.moment-bar').waitFor()
    expect([...found, ...(await objectionsInBoth(host))]).toEqual([])
  })
})
