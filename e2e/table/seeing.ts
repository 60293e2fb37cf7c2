import type { Page } from 'playwright-core'
import { GLEN } from '../glen-more.ts'
import type { House, Person } from '../people.ts'
import { uncoverWhenAsked } from '../play.ts'
import { holdTime, pass, stopTime } from '../slow-motion.ts'
import { BOT, happened, makeTable, ME, playUntil } from '../tables.ts'

/** How often one looks, in milliseconds of the page, and for how long at most. */
export const GLANCE = 128
export const LONGEST = 60_000

/** The table as it is seen at a moment. */
export type Glance = {
  readonly log: string
  readonly points: readonly string[]
  /** Cubes of the seats by type, as far as they can be seen. */
  readonly cubes: readonly string[]
  /** Points that are on their way, and whether cubes are. */
  readonly flying: readonly string[]
  readonly cubesFly: boolean
  readonly moving: number
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
      lit: document.querySelectorAll('.table-stage [data-state=lit]').length,
      prompt: texts('#prompt').join(''),
      watching: document.querySelector('.prompt-buttons [data-skip]:not(:disabled)') !== null,
    }
  })

/**
 * Looks on until the table has come to rest; the last glance is the first at which nothing is shown any more. Moves come
 * from the server, whose time does not stand still: they are waited for.
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

/**
 * A table at which the person has one choice to make before another seat than `seat` brings this about: found by playing the
 * same game before.
 */
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

/** Opens the table in a time that stands still. */
export async function sit({ page }: Person, at: string): Promise<void> {
  await stopTime(page)
  await page.goto(`/table/${at}`)
  await page.locator('[role=log]').waitFor()
  await uncoverWhenAsked(page)
  await holdTime(page)
}

/** Makes the choice, and lets the bots answer it. */
export async function choose(house: House, at: string): Promise<void> {
  let asked = 0
  await playUntil(house, at, GLEN, () => ++asked > 1)
}
