/** Writes the pictures of the README to `docs/pictures/`: `npm run pictures`, after a build of the client. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { View as GlenView } from '@bothy/glen-more'
import type { View as LordsView } from '@bothy/lords-of-scotland'
import { GLEN } from '../e2e/glen-more.ts'
import { LORDS } from '../e2e/lords-of-scotland.ts'
import { House, type Person, SCREENS, type Taste } from '../e2e/people.ts'
import { asked, clearTheWay, settled } from '../e2e/play.ts'
import { makeTable, ME, playUntil, tableWhere } from '../e2e/tables.ts'
import { withPalette } from './palette-png.ts'

type Page = Person['page']

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const LARGEST = 400_000
const BOT = { kind: 'bot', level: 'medium' } as const

/** A late round with something of everything: armies on all sides, cards in hand, points on the way. */
const isRich = (view: LordsView): boolean =>
  view.skirmish >= 3 &&
  view.round >= 4 &&
  view.pending?.kind === 'turn' &&
  view.armies.every((army) => army.length >= 2) &&
  view.hand.length >= 4 &&
  view.hand.some(({ blocked }) => blocked !== null) &&
  view.hand.some(({ blocked }) => blocked === null)

/** The middle of a game: a grown land with cubes on it, and some tiles of the ring to choose from. */
const isGrown = (view: GlenView): boolean => {
  const { tiles } = view.players[0]
  return (
    view.pending?.kind === 'turn' &&
    tiles.length >= 10 &&
    view.stacks[3] > 5 &&
    tiles.filter(({ cubes }) => cubes.length > 0).length >= 3 &&
    view.offers.filter(({ reason }) => reason === null).length >= 4
  )
}

async function atTable(page: Page): Promise<void> {
  await page.locator('.los-stage, .gm-board').waitFor()
  while (await clearTheWay(page, await asked(page))) await page.locator('.recap').waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  await page.locator('.explained').waitFor({ state: 'detached' })
}

/** What taking a tile of the ring would bring. */
async function atRing(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('.gm-offer[data-state="lit"]:not(:has([data-good="no"]))').last().hover()
  await page.locator('.explained').waitFor()
}

const house = await House.open()
try {
  mkdirSync(FOLDER, { recursive: true })
  house.seed = 'picture'
  const host = await house.openBrowserFor('Eilidh')
  const rich = await tableWhere(house, host, LORDS, { bot: BOT, stop: isRich })
  const grown = await tableWhere(house, host, GLEN, { bot: BOT, stop: isGrown })
  const over = await makeTable(house, host, LORDS.game, [ME, BOT, BOT, BOT])
  await playUntil(house, over, LORDS, () => false)

  const take = async (
    file: string,
    path: string,
    taste: Taste,
    first: (page: Page) => Promise<void>,
  ): Promise<void> => {
    const person = await house.openBrowserFor('Eilidh', taste, host)
    await person.page.goto(path)
    await first(person.page)
    await settled(person.page)
    const taken = await person.page.screenshot()
    const picture = taken.length > LARGEST ? withPalette(taken) : taken
    await person.leave()
    writeFileSync(join(FOLDER, file), picture)
    console.log(`${file} ${Math.round(picture.length / 1000)} kB`)
    if (picture.length > LARGEST) throw new Error(`${file} is too large`)
  }
  const phone = { screen: { ...SCREENS.phone, sharp: 2 } }
  for (const [name, table, first] of [
    ['table', rich, atTable],
    ['glen-more', grown, atRing],
  ] as const) {
    const path = `/table/${table}`
    await take(`${name}-wide.png`, path, {}, first)
    await take(`${name}-light-fr.png`, path, { theme: 'light', language: 'fr' }, first)
    await take(`${name}-phone.png`, path, phone, atTable)
  }
  await take('home.png', '/', {}, (page) => page.locator('.waiting-game a').first().waitFor())
  await take('replay.png', `/replay/${over}`, {}, async (page) => {
    await page.locator('.scrubber').fill('120')
    await page.getByRole('tab', { name: 'Points' }).click()
  })
} finally {
  await house.close()
}
