import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { GLEN } from './glen-more.ts'
import type { House, Person } from './people.ts'
import { holdTime, pass, stopTime } from './slow-motion.ts'
import { BOT, happened, makeTable, ME, playUntil } from './tables.ts'
import { visit } from './visit.ts'

/** How often one looks, in milliseconds of the page, and for how long at most. */
const GLANCE = 128
const LONGEST = 60_000

/** What can be seen of the table at a moment. */
type Glance = {
  readonly log: string
  readonly points: readonly string[]
  /** Points that are on their way. */
  readonly flying: readonly string[]
  readonly moving: number
  readonly lit: number
  readonly prompt: string
  readonly watching: boolean
}

const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const texts = (selector: string): readonly string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    return {
      log: texts('[role=log]').join(''),
      points: texts('[data-points]'),
      flying: texts('.flight .points'),
      moving: document.getAnimations().filter(({ id }) => id === 'bothy-move').length,
      lit: document.querySelectorAll('.table-stage [data-state=lit]').length,
      prompt: texts('#prompt').join(''),
      watching: document.querySelector('.prompt-buttons [data-skip]:not(:disabled)') !== null,
    }
  })

/** Looks on until the table has come to rest; the last glance is the first at which nothing is shown any more. */
async function look(page: Page): Promise<readonly [Glance, ...Glance[]]> {
  const seen: [Glance, ...Glance[]] = [await glance(page)]
  for (let passed = 0; passed < LONGEST && (passed < 4 * GLANCE || seen[seen.length - 1].watching); passed += GLANCE) {
    await pass(page, GLANCE)
    seen.push(await glance(page))
  }
  return seen
}

/** A table at which the person has one choice to make before bots gain points: found by playing the same game before. */
async function beforeGains(house: House, host: Person): Promise<string> {
  const seats = [ME, BOT, BOT, BOT]
  let choices = 0
  await playUntil(house, await makeTable(house, host, GLEN.game, seats), GLEN, (_view, _state, news) => {
    choices++
    return happened(news, 'vpGained', 0)
  })
  const table = await makeTable(house, host, GLEN.game, seats)
  await playUntil(house, table, GLEN, () => --choices === 1)
  return table
}

let mia: Person
let table: string
let seen: readonly [Glance, ...Glance[]]
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia', { screen: { width: 1920, height: 1080 }, motion: true, speed: 'calm' })
})

const last = (): Glance => seen[seen.length - 1]

describe('three bots move at once', () => {
  beforeAll(async () => {
    table = await beforeGains(house(), mia)
    await stopTime(mia.page)
    await mia.page.goto(`/table/${table}`)
    await mia.page.locator('[role=log]').waitFor()
    const recap = mia.page.locator('.recap .primary')
    if (await recap.isVisible()) await recap.click()
    await holdTime(mia.page)
    await playUntil(
      house(),
      table,
      GLEN,
      (() => {
        let asked = 0
        return () => ++asked > 1
      })(),
    )
    seen = await look(mia.page)
  }, 400_000)

  test('each of their moves is shown, in order, and the log does not run ahead', () => {
    const logs = [...new Set(seen.map(({ log }) => log))]
    expect(logs.length).toBeGreaterThan(5)
    for (const [i, log] of logs.entries()) expect(log.startsWith(logs[Math.max(0, i - 1)])).toBe(true)
  })

  test('points fly to their seat with their number, and count when they have landed', () => {
    const first = seen.findIndex(({ flying }) => flying.length > 0)
    expect(first).toBeGreaterThan(0)
    const [text] = seen[first].flying
    expect(text).toMatch(/^\+\d+$/)
    const before = seen[first - 1].points
    const aloft = seen.slice(first).findIndex(({ flying }) => flying.length === 0)
    for (const { points } of seen.slice(first, first + aloft)) expect(points).toEqual(before)
    const gained = last().points.map((points, seat) => Number(points) - Number(before[seat]))
    expect(gained.some((gain) => gain >= Number(text))).toBe(true)
  })

  test('nothing is asked before all has been shown', () => {
    for (const { watching, lit } of seen) if (watching) expect(lit).toBe(0)
    expect(last().lit).toBeGreaterThan(0)
  })

  test('the last turns are shown again, can be paused, and Escape leads back', async () => {
    const { page } = mia
    await page.keyboard.press('g')
    await pass(page, GLANCE)
    const again = await glance(page)
    expect([again.prompt, again.lit]).toEqual(['The last turns again', 0])
    expect(last().log.startsWith(again.log) && again.log.length < last().log.length).toBe(true)
    await page.keyboard.press('w')
    await pass(page, 5000)
    expect((await glance(page)).log).toBe(again.log)
    await page.keyboard.press('w')
    await pass(page, 5000)
    expect((await glance(page)).log.length).toBeGreaterThan(again.log.length)
    await page.keyboard.press('Escape')
    await pass(page, GLANCE)
    const back = await glance(page)
    expect([back.log, back.points, back.watching]).toEqual([last().log, last().points, false])
    expect(back.lit).toBe(last().lit)
  })

  test('a button skips what is being shown', async () => {
    const { page } = mia
    await page.keyboard.press('g')
    await pass(page, GLANCE)
    await page.locator('.prompt-buttons [data-skip]').click()
    await pass(page, GLANCE)
    const back = await glance(page)
    expect([back.log, back.lit]).toEqual([last().log, last().lit])
  })

  test('with less motion each move is still shown, and nothing flies', async () => {
    const { page } = mia
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('g')
    const still = await look(page)
    expect(new Set(still.map(({ log }) => log)).size).toBeGreaterThan(5)
    for (const { moving, flying } of still) expect([moving, flying]).toEqual([0, []])
    expect(still[still.length - 1].log).toBe(last().log)
    expect(mia.faults).toEqual([])
  })
})
