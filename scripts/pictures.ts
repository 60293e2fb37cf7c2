/**
 * Writes the pictures of the README to `docs/pictures/`: `npm run pictures`, after a build of the client.
 * `npm run pictures clans` takes only those whose names begin so; `npm run pictures -- --check` takes none, and tells which
 * are older than their page.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Action as ClansAction, View as ClansView } from '@bothy/clans-of-caledonia'
import type { View as GlenView } from '@bothy/glen-more'
import type { View as Glen2View } from '@bothy/glen-more-2'
import type { View as LordsView } from '@bothy/lords-of-scotland'
import { CLANS } from '../e2e/clans-of-caledonia.ts'
import { GLEN } from '../e2e/glen-more.ts'
import { GLEN_2 } from '../e2e/glen-more-2.ts'
import { LORDS } from '../e2e/lords-of-scotland.ts'
import { House, type Person, SCREENS, type Taste } from '../e2e/people.ts'
import { asked, clearTheWay, settled } from '../e2e/play.ts'
import { best, makeTable, ME, type Player, playUntil, tableWhere } from '../e2e/tables.ts'
import { withPalette } from './palette-png.ts'
import { FOLDER, isShot, readList, record, type Shot, SHOTS, stale } from './pictures/age.ts'

type Page = Person['page']

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

/** The same of Glen More II, with persons and a card on the shelf. */
const isGrown2 = (view: Glen2View): boolean => {
  const { tiles, persons, cards } = view.players[0]
  return (
    view.pending?.kind === 'turn' &&
    tiles.length >= 7 &&
    persons.length >= 2 &&
    cards.length >= 1 &&
    view.offers.filter(({ reason, spots }) => reason === null && spots.length > 1).length >= 2
  )
}

/** Somebody who settles with something of everything, fulfils what they can, and passes when the money is gone. */
const SETTLER: Player<ClansView, ClansAction> = {
  ...CLANS,
  choose: (legal, view) =>
    best(legal, (action) => {
      if (action.type === 'obtain') return view.offers.findIndex(({ contract }) => contract === action.contract) + 60
      if (action.type === 'ship') return view.players[0].shipping < 2 ? 58 : 0
      if (action.type !== 'expand' || action.unit === null) return WORTH[action.type] ?? 0
      const site = view.sites.find(({ hex }) => hex === action.hex)
      const price = site?.prices.find(({ unit }) => unit === action.unit)?.price ?? 99
      return 50 - price - 4 * view.players[0].placed[action.unit]
    }),
}
const WORTH: { readonly [T in ClansAction['type']]?: number } = {
  take: 90,
  place: 90,
  fulfil: 80,
  slaughter: 80,
  process: 80,
  end: 55,
  skip: 55,
  pass: 10,
}

/** A settled land, a contract in hand, money, and many spaces to go on to. */
const isSettled = (view: ClansView): boolean =>
  view.round >= 3 &&
  view.pending?.kind === 'turn' &&
  view.players[0].money >= 20 &&
  view.players[0].boxes.length > 0 &&
  view.spaces.filter(({ seat }) => seat === 0).length >= 8 &&
  view.sites.filter(({ reason }) => reason === null).length >= 8

async function atTable(page: Page): Promise<void> {
  await page.locator('.los-stage, .gm-stage, .coc-stage, .gm2-stage').waitFor()
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

/** What taking a tile of the rondel would bring, and where it could go. */
async function atRondel(page: Page): Promise<void> {
  await atTable(page)
  const open = page.locator('.gm2-offer[data-state="lit"]:not(:has([data-good]))')
  for (const tile of await open.all()) {
    await tile.hover()
    await page.locator('.gm2-facts[data-explains]').waitFor()
    if ((await page.locator('.gm2-ghost').count()) > 1) return
  }
}

/** What a unit would cost on every space, and what the space under the mouse would bring. */
async function atMap(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('.coc-unit-row[data-target="unit:dairy"]').click()
  await page.locator('.coc-hex[data-state="lit"]').last().hover()
  await page.locator('.explained').waitFor()
}

const only = process.argv[2] ?? ''
if (only === '--check') {
  const found = stale(readList())
  for (const line of found) console.error(line)
  process.exit(found.length === 0 ? 0 : 1)
}
const wanted: readonly Shot[] = Object.keys(SHOTS)
  .filter(isShot)
  .filter((name) => name.startsWith(only))
const house = await House.open()
try {
  mkdirSync(FOLDER, { recursive: true })
  house.seed = 'picture'
  const host = await house.openBrowserFor('Eilidh')

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
  for (const { name, set, first } of [
    { name: 'table' as const, set: () => tableWhere(house, host, LORDS, { bot: BOT, stop: isRich }), first: atTable },
    {
      name: 'glen-more' as const,
      set: () => tableWhere(house, host, GLEN, { bot: BOT, stop: isGrown }),
      first: atRing,
    },
    {
      name: 'glen-more-2' as const,
      set: () => tableWhere(house, host, GLEN_2, { bot: BOT, stop: isGrown2 }),
      first: atRondel,
    },
    {
      name: 'clans-of-caledonia' as const,
      set: () => tableWhere(house, host, SETTLER, { bot: BOT, stop: isSettled }),
      first: atMap,
    },
  ]) {
    if (!wanted.includes(name)) continue
    const path = `/table/${await set()}`
    await take(`${name}-wide.png`, path, {}, first)
    await take(`${name}-light-fr.png`, path, { theme: 'light', language: 'fr' }, first)
    await take(`${name}-phone.png`, path, phone, atTable)
  }
  if (wanted.includes('home'))
    await take('home.png', '/', {}, (page) => page.locator('.waiting-game a').first().waitFor())
  if (wanted.includes('replay')) {
    const over = await makeTable(house, host, LORDS.game, [ME, BOT, BOT, BOT])
    await playUntil(house, over, LORDS, () => false)
    await take('replay.png', `/replay/${over}`, {}, async (page) => {
      await page.locator('.scrubber').fill('120')
      await page.getByRole('tab', { name: 'Points' }).click()
    })
  }
  record(wanted)
} finally {
  await house.close()
}
