import { GAME_IDS } from '@bothy/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { settled, uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

/** A phone on its side, and what its notch takes on the left and its round corners on the right. */
const PHONE = { width: 844, height: 390, touch: true }
const NOTCH = 47

let host: Person
const house = visit(async (opened) => {
  host = await opened.openBrowserFor('Eilidh', { screen: PHONE })
})

/** Targets beneath the notch and the corners. */
async function beneath(page: Page): Promise<readonly string[]> {
  await page.evaluate((notch) => {
    // No browser for tests has a notch: the two tokens stand for what a phone says.
    for (const side of ['left', 'right']) document.documentElement.style.setProperty(`--safe-${side}`, `${notch}px`)
    dispatchEvent(new Event('resize'))
  }, NOTCH)
  await settled(page)
  return page.evaluate((notch) => {
    const found = new Set<string>()
    for (let y = 4; y < innerHeight; y += 8)
      for (const x of [notch / 2, innerWidth - notch / 2]) {
        const hit = document.elementFromPoint(x, y)
        if (hit !== null && hit !== document.body && hit !== document.documentElement)
          found.add(`${hit.tagName} ${hit.getAttribute('class') ?? ''}`)
      }
    return [...found]
  }, NOTCH)
}

test.each(['/', '/new/clans-of-caledonia?with=bots', '/rules/glen-more', '/about'])(
  'nothing of %s lies beneath a notch',
  async (path) => {
    await host.page.goto(path)
    await host.page.locator('main h1, main h2').first().waitFor()
    expect(await beneath(host.page)).toEqual([])
  },
)

test.each(GAME_IDS)('nothing of a table of %s lies beneath a notch', async (game) => {
  await host.page.goto(`/table/${await makeTable(house(), host, game, [ME, BOT])}`)
  await uncoverWhenAsked(host.page)
  expect(await beneath(host.page)).toEqual([])
})
