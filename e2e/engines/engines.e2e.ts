import type { Json } from '@bothy/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLANS } from '../clans-of-caledonia.ts'
import { ENGINES } from './installed.ts'
import type { Pane } from './pane.ts'
import { GLEN_2 } from '../glen-more-2.ts'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { House, PATIENCE, SETTINGS } from '../people.ts'
import { anything, type Asked, dice, exposed, look, PROPOSAL, SHOW } from '../play.ts'
import { BOT, ME, type Player, playUntil } from '../tables.ts'
import { sideways } from '../tour.ts'

const PAGES = ['/', '/new/glen-more-2?with=friends', '/rules/clans-of-caledonia', '/lobby', '/about', '/account']
/** By mouse; the rest of the game is played in the house while the page is elsewhere. */
const DECISIONS = 3
const MOST_GESTURES = 60

/** Each game in its own words. */
type Tour = { readonly game: string; finish(house: House, table: string): Promise<void> }
const tourOf = <V, A extends Json>(player: Player<V, A>): Tour => ({
  game: player.game,
  finish: (house, table) => playUntil(house, table, player, () => false),
})
const TOURS = [tourOf(CLANS), tourOf(GLEN), tourOf(GLEN_2), tourOf(LORDS)]

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

    /** Asks the page until it says what is wanted. */
    async function until<V>(ask: () => Promise<V>, isWanted: (now: V) => boolean): Promise<V> {
      const end = Date.now() + PATIENCE
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

    /** A button of that kind is pressed, if there is one. */
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

    /** Nothing reaches beyond the screen, what is written is drawn, and nobody is told that the browser is too old. */
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
    const decided = async (table: string): Promise<number> =>
      (await house.rooms.host.store.readEntries(table, 0)).length

    async function gesture(now: Asked, roll: (sides: number) => number): Promise<void> {
      if (now.kind === 'show') await pressed(`${SHOW} .primary`)
      else if (now.kind === 'recap') await pressed('.recap .primary')
      else if (now.kind === 'choose') {
        const spot = await pane.evaluate(exposed, await anything(now.lit, roll))
        if (spot === null) return
        await pane.clickAt(spot.x, spot.y)
        await pressed(PROPOSAL)
      } else throw new Error(`a question nobody expected: ${now.kind}`)
    }

    test('the pages', async () => {
      for (const path of PAGES) {
        await pane.goTo(`${house.url}${path}`)
        await there('main h1, main h2')
        await looksRight(path)
      }
      expect(pane.faults).toEqual([])
    })

    test.each(TOURS)('a game of $game, from the first choice by mouse to its replay', async ({ game, finish }) => {
      house.seed = 'heather'
      const made = await pane.evaluate(
        async (body) => {
          const answer = await fetch('/api/tables', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          return answer.text()
        },
        { game, seats: [ME, BOT], setup: {}, visibility: 'private' },
      )
      const [, table] = /"id":"([^"]+)"/.exec(made) ?? []
      if (table === undefined) throw new Error(`no table: ${made}`)
      await pane.goTo(`${house.url}/table/${table}`)
      const roll = dice(11)
      const isAsked = (now: Asked): boolean => now.kind !== 'wait'
      await until(asked, isAsked)
      const before = await decided(table)
      for (let gestures = 0; (await decided(table)) < before + DECISIONS; gestures++) {
        expect(gestures).toBeLessThan(MOST_GESTURES)
        await gesture(await until(asked, isAsked), roll)
      }
      await looksRight(`${game}, in play`)
      await pane.reload()
      await until(asked, isAsked)
      await looksRight(`${game}, opened again`)
      await pane.goTo(`${house.url}/about`)
      await finish(house, table)
      await pane.goTo(`${house.url}/table/${table}`)
      await until(
        async () => {
          const now = await asked()
          if (now.kind === 'show' || now.kind === 'recap') await gesture(now, roll)
          return now
        },
        (now) => now.kind === 'ending',
      )
      await looksRight(`${game}, the end`)
      await pane.goTo(`${house.url}/replay/${table}`)
      await there('.replay-tools')
      await looksRight(`${game}, the replay`)
      expect(pane.faults).toEqual([])
    })

    test('a page that the browser keeps opens without a server', async () => {
      await pane.goTo(`${house.url}/`)
      await pane.evaluate(async () => {
        await navigator.serviceWorker.ready
      }, null)
      await house.stopServer()
      await pane.reload()
      await there('main h1')
      await looksRight('offline')
      await house.startServer()
    })
  })
}
