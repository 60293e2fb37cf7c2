import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLANS, wishFor } from '../clans-of-caledonia.ts'
import { ENGINES } from './installed.ts'
import type { Pane } from './pane.ts'
import * as glen2 from '../glen-more-2.ts'
import * as glen from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { House, PATIENCE, SETTINGS } from '../people.ts'
import { anything, type Asked, dice, exposed, look, PROPOSAL, SHOW, type Sight } from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { pagesOfPaper } from '../pages-of-paper.ts'
import { sideways } from '../tour.ts'

const PAGES = ['/', '/new/glen-more-2?with=friends', '/rules/clans-of-caledonia', '/lobby', '/about', '/account']
const RELOADED_AFTER = 6
const SKIPPED_AFTER = 14
const MOST_GESTURES = 600
/** In milliseconds: a whole game on a machine with a load of thirty. */
const WHOLE_GAME = 1_200_000

type Tour = {
  readonly game: string
  readonly seats: number
  choose(lit: readonly string[], roll: (sides: number) => number, page: Sight): Promise<string>
  skip(house: House, table: string): Promise<void>
}
const TOURS: readonly Tour[] = [
  {
    game: 'clans-of-caledonia',
    seats: 1,
    choose: wishFor,
    skip: (house, table) => skipToLatePart(house, table, CLANS),
  },
  {
    game: 'glen-more',
    seats: 2,
    choose: glen.chooseLit,
    skip: (house, table) => skipToLatePart(house, table, glen.GLEN),
  },
  {
    game: 'glen-more-2',
    seats: 2,
    choose: glen2.chooseLit,
    skip: (house, table) => skipToLatePart(house, table, glen2.GLEN_2),
  },
  {
    game: 'lords-of-scotland',
    seats: 2,
    choose: anything,
    skip: (house, table) => skipToLatePart(house, table, LORDS),
  },
]

for (const { name, open, packages } of ENGINES) {
  if (open === null) console.log(`${name} is not installed (apt-get install ${packages}): its tests are left out.`)

  describe.skipIf(open === null)(`in ${name}`, () => {
    let house: House
    let pane: Pane

    beforeAll(async () => {
      house = await House.open()
      if (open !== null) pane = await open()
      await pane.goTo(house.url)
      const finished = TOURS.map(({ game }) => game)
      await pane.evaluate(({ key, value }) => localStorage.setItem(key, value), {
        key: SETTINGS,
        value: JSON.stringify({
          language: 'en',
          theme: 'auto',
          motion: 'less',
          speed: 'instant',
          confirm: false,
          finished,
        }),
      })
    })
    afterAll(async () => {
      await pane?.close()
      await house?.close()
    })

    async function until<V>(ask: () => Promise<V>, isWanted: (now: V) => boolean, ms = PATIENCE): Promise<V> {
      const end = Date.now() + ms
      for (;;) {
        const now = await ask()
        if (isWanted(now)) return now
        if (Date.now() > end) {
          const text = await pane.evaluate(() => document.body.innerText, null)
          throw new Error(`${name} waits in vain, at ${JSON.stringify(now)}:\n${text}`)
        }
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }

    const there = (selector: string): Promise<boolean> =>
      until(() => pane.evaluate((wanted) => document.querySelector(wanted) !== null, selector), Boolean)

    async function pressed(selector: string): Promise<boolean> {
      const at = await pane.evaluate((wanted) => {
        const button = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility())
        if (button === undefined) return null
        button.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = button.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }, selector)
      if (at !== null) await pane.clickAt(at.x, at.y)
      return at !== null
    }

    async function looksRight(where: string): Promise<void> {
      const size = (): Promise<{ readonly hasSize: boolean; readonly isTooOld: boolean }> =>
        pane.evaluate(() => {
          const box = document.querySelector('main')?.getBoundingClientRect()
          return {
            hasSize: box !== undefined && box.width > 300 && box.height > 200,
            isTooOld: document.querySelector('#too-old')?.checkVisibility() ?? false,
          }
        }, null)
      const { isTooOld } = await until(size, ({ hasSize }) => hasSize)
      expect([where, isTooOld, await pane.evaluate(sideways, null)]).toEqual([where, false, 0])
    }

    const asked = (): Promise<Asked> => pane.evaluate(look, SHOW)
    /** A show or a recap opens just after the position it is about. */
    const drawn = (): Promise<void> =>
      pane.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      }, null)
    const nextQuestion = async (): Promise<Asked> => {
      await until(asked, ({ kind }) => kind !== 'wait')
      await drawn()
      return until(asked, ({ kind }) => kind !== 'wait')
    }

    async function gesture(now: Asked, choose: Tour['choose'], roll: (sides: number) => number): Promise<void> {
      if (now.kind === 'show') await pressed(`${SHOW} .primary`)
      else if (now.kind === 'recap') await pressed('.recap .primary')
      else if (now.kind === 'choose') {
        const spot = await pane.evaluate(exposed, await choose(now.lit, roll, pane))
        if (spot === null) return
        await pane.clickAt(spot.x, spot.y)
        await drawn()
        await pressed(PROPOSAL)
      } else throw new Error(`a question nobody expected: ${now.kind}`)
    }

    async function newTable({ game, seats }: Tour): Promise<string> {
      await pane.goTo(`${house.url}/new/${game}?with=bots`)
      const count = `.make-count label:has([value="${seats}"])`
      const isThere = (wanted: string): Promise<boolean> =>
        pane.evaluate((selector) => document.querySelector(selector) !== null, wanted)
      // A late part of the form may move the button from under the mouse; a person would press again.
      await until(async () => {
        await pressed(count)
        await drawn()
        return isThere(`${count}:has(:checked)`)
      }, Boolean)
      const path = await until(
        async () => {
          await pressed('.make-foot .primary:not(:disabled)')
          await drawn()
          return pane.evaluate(() => location.pathname, null)
        },
        (now) => now.startsWith('/table/'),
      )
      return path.slice('/table/'.length)
    }

    test('the pages', async () => {
      for (const path of PAGES) {
        await pane.goTo(`${house.url}${path}`)
        await there('main h1, main h2')
        await looksRight(path)
      }
      expect(pane.faults).toEqual([])
    })

    test.skipIf(name === 'WebKit').each(TOURS)('the player aid of $game is one page of paper', async ({ game }) => {
      await pane.goTo(`${house.url}/rules/${game}/aid`)
      await there('.aid-signs')
      const pdf = await pane.print?.()
      expect(pdf === undefined ? null : pagesOfPaper(pdf)).toBe(1)
    })

    test.each(TOURS)(
      'a whole game of $game by mouse, from a new table to its replay',
      { timeout: WHOLE_GAME },
      async (tour) => {
        house.seed = 'heather'
        const { game, choose, skip } = tour
        const table = await newTable(tour)
        const roll = dice(11)
        let gestures = 0
        for (let now = await nextQuestion(); now.kind !== 'ending'; now = await nextQuestion()) {
          if (gestures === RELOADED_AFTER) {
            await looksRight(`${game}, in play`)
            await pane.reload()
            await nextQuestion()
            await looksRight(`${game}, opened again`)
          } else await gesture(now, choose, roll)
          expect(++gestures).toBeLessThan(MOST_GESTURES)
          if (gestures === SKIPPED_AFTER) await skip(house, table)
        }
        await looksRight(`${game}, the end`)
        await pane.goTo(`${house.url}/replay/${table}`)
        await there('.replay-tools')
        await looksRight(`${game}, the replay`)
        expect(gestures).toBeGreaterThan(RELOADED_AFTER)
        expect(pane.faults).toEqual([])
      },
    )

    test('a page that the browser keeps opens without a server', { timeout: WHOLE_GAME }, async () => {
      // If some files of a worker did not come, the next page asks for it again.
      await until(
        async () => {
          await pane.goTo(`${house.url}/`)
          return pane.evaluate(
            (ms) =>
              Promise.race([
                navigator.serviceWorker.ready.then(() => true),
                new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
              ]),
            PATIENCE / 3,
          )
        },
        Boolean,
        5 * PATIENCE,
      )
      await house.stopServer()
      await pane.reload()
      await there('main h1')
      await looksRight('offline')
      await house.startServer()
    })
  })
}
