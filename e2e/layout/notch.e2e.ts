import { GAME_IDS } from '@bothy/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { settled, uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

/** A phone on its side: a notch on the left, round corners on the right. */
const PHONE = { width: 844, height: 390, touch: true }
const NOTCH = 47

let host: Person
const house = visit(async (opened) => {
  host = await opened.openBrowserFor('Eilidh', { screen: PHONE })
})

/** No browser for tests has a notch: the two tokens stand for what a phone says. */
async function giveNotch(page: Page): Promise<void> {
  await page.evaluate((notch) => {
    for (const side of ['left', 'right']) document.documentElement.style.setProperty(`--safe-${side}`, `${notch}px`)
    dispatchEvent(new Event('resize'))
  }, NOTCH)
  await settled(page)
}

async function beneath(page: Page): Promise<readonly string[]> {
  await giveNotch(page)
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

/** Whether it keeps to the part of the screen that notch and corners leave. */
const isInside = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .last()
    .evaluate((element, notch) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && left >= notch && right <= innerWidth - notch
    }, NOTCH)

test('a menu that opens lies beside a notch', async () => {
  await host.page.goto('/')
  await host.page.locator('main h1, main h2').first().waitFor()
  await giveNotch(host.page)
  await host.page.getByRole('button', { name: 'Settings', exact: true }).click()
  await host.page.locator('.settings').waitFor()
  expect(await isInside(host.page, '.popover:has(.settings)')).toBe(true)
  await host.page.keyboard.press('Escape')
})

test('the sheet at the end lies beside a notch', async () => {
  const table = await makeTable(house(), host, LORDS.game, [ME, BOT])
  await playUntil(house(), table, LORDS, () => false)
  await host.page.goto(`/table/${table}`)
  await host.page.locator('dialog.ending[open]').waitFor()
  await giveNotch(host.page)
  expect(await isInside(host.page, 'dialog.ending')).toBe(true)
})

test('a clock that stays in sight over a dialog lies beside a notch', async () => {
  const { page } = host
  const pace = { kind: 'live', reserve: 600_000, increment: 10_000, late: 'bot' } as const
  const table = await makeTable(house(), host, LORDS.game, [ME, BOT], {}, pace)
  await page.goto(`/table/${table}`)
  await uncoverWhenAsked(page)
  await giveNotch(page)
  await page.keyboard.press('?')
  await page.locator('dialog[open] .shortcuts').waitFor()
  await page.locator('.clock-above .clock').waitFor()
  expect(await isInside(page, '.clock-above')).toBe(true)
})
