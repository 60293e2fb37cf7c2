/**
 * Writes the pictures of the README to `docs/pictures/`, those of links to `packages/server/previews/`, and boards for invitations to
 * `packages/client/public/boards/`: `npm run pictures`, after a build of the client. `npm run pictures clans` or `previews` takes only those whose names begin so;
 * `npm run pictures -- --check` takes none, and tells which are older than their page.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserHere } from '../e2e/browser.ts'
import { LORDS } from '../e2e/lords-of-scotland.ts'
import { House, type Person, SCREENS, type Taste } from '../e2e/people.ts'
import { asked, clearTheWay, openSide, settled } from '../e2e/play.ts'
import { makeTable, ME, playUntil } from '../e2e/tables.ts'
import { withPalette } from './palette-png.ts'
import { folderOf, isShot, PICTURED, readList, record, type Shot, SHOTS, stale } from './pictures/age.ts'
import { drawLetters } from './pictures/letters.ts'
import { BOT, tablesFor } from './pictures/positions.ts'
import { Previews } from './pictures/previews.ts'

type Page = Person['page']

const LARGEST = 400_000

async function atTable(page: Page): Promise<void> {
  await page.locator('.los-stage, .gm-stage, .coc-stage, .gm2-stage').waitFor()
  while (await clearTheWay(page, await asked(page))) await page.locator('.recap').waitFor({ state: 'detached' })
  await page.mouse.move(0, 0)
  await page.locator('.explained').waitFor({ state: 'detached' })
}

async function atRing(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('.gm-offer[data-state="lit"]:not(:has([data-good="no"]))').last().hover()
  await page.locator('.hub-card').waitFor()
}

async function atRondel(page: Page): Promise<void> {
  await atTable(page)
  const open = page.locator('.gm2-offer[data-state="lit"]:not(:has([data-good]))')
  for (const tile of await open.all()) {
    await tile.hover()
    await page.locator('.gm2-facts[data-explains]').waitFor()
    if ((await page.locator('.gm2-ghost').count()) > 1) return
  }
}

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

function keep(shot: Shot, file: string, content: Buffer): void {
  mkdirSync(folderOf(shot), { recursive: true })
  writeFileSync(join(folderOf(shot), file), content)
  console.log(`${file} ${Math.round(content.length / 1000)} kB`)
  if (content.length > LARGEST) throw new Error(`${file} is too large`)
}

const house = await House.open()
try {
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
    await person.leave()
    keep('table', file, taken.length > LARGEST ? withPalette(taken) : taken)
  }
  const phone = { screen: { ...SCREENS.phone, sharp: 2 } }
  const tables = tablesFor(house, host)
  for (const { name, game, first } of [
    { name: 'table', game: 'lords-of-scotland', first: atTable },
    { name: 'glen-more', game: 'glen-more', first: atRing },
    { name: 'glen-more-2', game: 'glen-more-2', first: atRondel },
    { name: 'clans-of-caledonia', game: 'clans-of-caledonia', first: atMap },
  ] as const) {
    if (!wanted.includes(name)) continue
    const path = `/table/${await tables(game)}`
    await take(`${name}-wide.png`, path, {}, first)
    await take(`${name}-light-fr.png`, path, { theme: 'light', language: 'fr' }, first)
    await take(`${name}-phone.png`, path, phone, atTable)
  }
  if (wanted.includes('home')) {
    for (const game of PICTURED) await tables(game)
    await take('home.png', '/', {}, (page) => page.locator('.home-mine a').first().waitFor())
  }
  if (wanted.includes('replay')) {
    const over = await makeTable(house, host, LORDS.game, [ME, BOT, BOT, BOT])
    await playUntil(house, over, LORDS, () => false)
    await take('replay.png', `/replay/${over}`, {}, async (page) => {
      await page.locator('.scrubber').fill('120')
      await openSide(page, 'Points')
    })
  }
  const previews = new Previews(house, tables)
  for (const name of [...PICTURED, 'home'] as const)
    if (wanted.includes(`previews-${name}`)) keep(`previews-${name}`, `${name}.png`, await previews.take(name))
  for (const game of PICTURED)
    if (wanted.includes(`boards-${game}`)) keep(`boards-${game}`, `${game}.jpg`, await previews.takeAlone(game))
  if (wanted.includes('previews-letters')) keep('previews-letters', 'letters.json', Buffer.from(await drawLetters()))
  record(wanted)
} finally {
  await house.close()
  await (await browserHere()).close()
}
