import type { Page } from 'playwright-core'
import { GLEN } from '../glen-more.ts'
import type { House, Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { holdTime, pass, stopTime } from '../slow-motion.ts'
import { BOT, happened, makeTable, ME, playUntil } from '../tables.ts'

/** Step and limit of looking, in milliseconds of the page's time. */
export const GLANCE = 128
export const LONGEST = 60_000

export type Glance = {
  readonly log: string
  readonly points: readonly string[]
  readonly cubes: readonly string[]
  readonly flying: readonly string[]
  readonly cubesFly: boolean
  readonly moving: number
  /** Numbers with a ring. */
  readonly changed: number
  readonly lit: number
  readonly prompt: string
  readonly watching: boolean
}

export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const texts = (selector: string): readonly string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
    return {
      log: texts('[role=log]').join(''),
      points: texts('[data-points]'),
      cubes: [...document.querySelectorAll<HTMLElement>('.gm-stock-good')]
        .filter((element) => getComputedStyle(element).opacity !== '0')
        .map((element) => `${element.dataset['counts'] ?? ''} ${element.textContent ?? ''}`),
      flying: texts('.flight .points'),
      cubesFly: document.querySelector('.flight .gm-cube') !== null,
      moving: document.getAnimations().filter(({ id }) => id === 'bothy-move').length,
      changed: document.querySelectorAll('[data-changed=gain], [data-changed=loss]').length,
      lit: document.querySelectorAll('.table-stage [data-state=lit]').length,
      prompt: texts('#prompt').join(''),
      watching: document.querySelector('.prompt-buttons [data-skip]:not(:disabled)') !== null,
    }
  })

/**
 * Looks until the table is at rest; the last glance is the first at which nothing is shown any more. Moves come from the server, whose time
 * does not stand still, so they are waited for.
 */
export async function look(page: Page): Promise<readonly [Glance, ...Glance[]]> {
  const seen: [Glance, ...Glance[]] = [await glance(page)]
  const isOver = (): boolean => seen.some(({ watching }) => watching) && !seen[seen.length - 1].watching
  for (let passed = 0; passed < LONGEST && !isOver(); passed += GLANCE) {
    await pass(page, GLANCE)
    seen.push(await glance(page))
  }
  return seen
}

/** The person has one choice to make before another seat than `seat` causes the event; found by playing the same game before. */
export async function tableBefore(house: House, host: Person, event: string, seat: number): Promise<string> {
  const seats = [ME, BOT, BOT, BOT]
  let choices = 0
  await playUntil(house, await makeTable(house, host, GLEN.game, seats), GLEN, (_view, _state, news) => {
    choices++
    return happened(news, event, seat)
  })
  const table = await makeTable(house, host, GLEN.game, seats)
  await playUntil(house, table, GLEN, () => --choices === 1)
  return table
}

export async function sit({ page }: Person, at: string): Promise<void> {
  await stopTime(page)
  await page.goto(`/table/${at}`)
  await page.locator('[role=log]').waitFor()
  await uncoverWhenAsked(page)
  await holdTime(page)
}

export async function choose(house: House, at: string): Promise<void> {
  let asked = 0
  await playUntil(house, at, GLEN, () => ++asked > 1)
}
