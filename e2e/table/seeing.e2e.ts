import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { press } from '../play.ts'
import { choose, type Glance, GLANCE, glance, LONGEST, look, sit, tableBefore } from './seeing.ts'
import { pass } from '../slow-motion.ts'
import { visit } from '../visit.ts'

const NOBODY = -1

let mia: Person
let isla: Person
let table: string
let seen: readonly [Glance, ...Glance[]]
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia', { screen: { width: 1920, height: 1080 }, motion: true, speed: 'calm' })
  isla = await opened.openBrowserFor('Isla', { screen: { width: 1920, height: 1080 }, motion: true, speed: 'quick' })
})

const last = (): Glance => seen[seen.length - 1]

/** Looks within which a count follows what has landed. */
const SOON = 5

const counts = (cubes: readonly string[]): ReadonlyMap<string, number> =>
  new Map(cubes.map((text) => text.split(' ')).map(([good, n]) => [good, Number(n)]))
const more = (before: ReadonlyMap<string, number>, now: readonly string[]): readonly string[] =>
  [...counts(now)].filter(([good, n]) => n > (before.get(good) ?? 0)).map(([good]) => good)

describe('three bots move at once', () => {
  beforeAll(async () => {
    table = await tableBefore(house(), mia, 'vpGained', 0)
    await sit(mia, table)
    await choose(house(), table)
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

  test('cubes that come count when they have landed', () => {
    let landed = 0
    for (const [i, { cubesFly, cubes }] of seen.entries()) {
      if (i === 0 || !cubesFly || seen[i - 1].cubesFly) continue
      const before = counts(seen[i - 1].cubes)
      const after = i + seen.slice(i).findIndex((it) => !it.cubesFly)
      // Those that are paid are gone at once.
      for (const aloft of [cubes, ...seen.slice(i, after).map((it) => it.cubes)])
        expect(more(before, aloft)).toEqual([])
      if (after > i) landed += seen.slice(after, after + SOON).flatMap((it) => more(before, it.cubes)).length
    }
    expect(landed).toBeGreaterThan(0)
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
    expect([again.prompt, again.lit]).toEqual(['Replay of the last turns', 0])
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

  test('with less motion each move is still shown, nothing flies, and numbers that change have a ring', async () => {
    const { page } = mia
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('g')
    const still = await look(page)
    expect(new Set(still.map(({ log }) => log)).size).toBeGreaterThan(5)
    for (const { moving, flying } of still) expect([moving, flying]).toEqual([0, []])
    expect(seen.filter(({ changed }) => changed > 0)).toEqual([])
    expect(still.some(({ changed }) => changed > 0)).toBe(true)
    expect(still[still.length - 1].log).toBe(last().log)
    expect(mia.faults).toEqual([])
  })
})

type Sight = {
  readonly isOn: boolean
  readonly heads: readonly string[]
  readonly points: readonly string[]
  readonly counted: number
  readonly paid: number
  readonly flying: number
  readonly leaks: boolean
}

const sight = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const show = document.querySelector('dialog.scoring-show[open]')
    const texts = (selector: string): readonly string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    const corners = [2, innerWidth - 2].flatMap((x) => [2, innerHeight - 2].map((y) => document.elementFromPoint(x, y)))
    return {
      isOn: show !== null,
      heads: texts('.scoring-show [data-points]'),
      points: texts('.table-stage [data-points]'),
      counted: document.querySelectorAll('.scoring-has').length,
      paid: document.querySelectorAll('.scoring-gain').length,
      flying: document.querySelectorAll('.scoring-show .flight').length,
      leaks: show !== null && corners.some((element) => element === null || !show.contains(element)),
    }
  })

describe('a scoring', () => {
  let pictures: Sight[]
  let rested: Sight
  let earlier: Sight

  beforeAll(async () => {
    const { page } = isla
    const at = await tableBefore(house(), isla, 'scoring', NOBODY)
    await sit(isla, at)
    const all: Sight[] = [await sight(page)]
    await choose(house(), at)
    all.push(await sight(page))
    const isOver = (): boolean =>
      all.some(({ isOn }) => isOn) && all[all.length - 1].paid === 12 && all[all.length - 1].flying === 0
    for (let passed = 0; passed < LONGEST && !isOver(); passed += GLANCE) {
      await pass(page, GLANCE)
      all.push(await sight(page))
    }
    const first = all.findIndex(({ isOn }) => isOn)
    expect(first).toBeGreaterThan(0)
    earlier = all[first - 1]
    pictures = all.slice(first)
    await pass(page, 2000)
    rested = await sight(page)
  }, 400_000)

  const scene = () => isla.page.getByRole('dialog', { name: /^Scoring \d$/ })
  const order = (points: readonly string[]): readonly number[] => points.map(Number).toSorted((a, b) => a - b)

  test('begins with the points that were seen last, and covers the table that knows more', () => {
    expect(order(pictures[0].heads)).toEqual(order(earlier.points))
    expect([pictures[0].counted, pictures[0].paid]).toEqual([0, 0])
    for (const { leaks } of pictures) expect(leaks).toBe(false)
  })

  test('counts row by row, and points count when they have landed at the seat', () => {
    const steps = [...new Set(pictures.map(({ counted, paid }) => `${counted} ${paid}`))]
    expect(steps).toEqual(['0 0', '4 0', '4 4', '8 4', '8 8', '12 8', '12 12'])
    const up = pictures.findIndex(({ flying }) => flying > 0)
    expect(up).toBeGreaterThan(0)
    expect(pictures[up].heads).toEqual(pictures[0].heads)
    expect(order(rested.heads)).not.toEqual(order(pictures[0].heads))
    expect(order(rested.heads)).toEqual(order(rested.points))
  })

  test('can be seen again, paused, gone through by hand and skipped', async () => {
    const { page } = isla
    await press(scene(), 'Show again')
    await press(scene(), 'Pause')
    await pass(page, 5000)
    expect((await sight(page)).counted).toBe(0)
    await press(scene(), 'Next')
    await pass(page, GLANCE)
    expect((await sight(page)).counted).toBe(4)
    await press(scene(), 'Skip')
    await pass(page, 2000)
    expect(await sight(page)).toEqual(rested)
  })

  test('gives the table back, and the log has it as a table', async () => {
    const { page } = isla
    await press(scene(), 'Back to the table')
    await pass(page, GLANCE)
    expect((await sight(page)).isOn).toBe(false)
    const scored = page.getByRole('log').getByRole('table', { name: /^Scoring \d$/ })
    expect(await scored.getByRole('columnheader').count()).toBe(4)
    expect(await scored.getByRole('rowheader').allTextContents()).toEqual([' Whisky', ' Chieftains', ' Cards', 'Total'])
    expect(isla.faults).toEqual([])
  })
})
