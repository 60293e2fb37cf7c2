import { type Good, GOODS, type View } from '@bothy/glen-more'
import type { LogEntry } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { GLEN } from '../glen-more.ts'
import type { House, Person } from '../people.ts'
import { asked, clearTheWay, press, touch, whoIsAsked } from '../play.ts'
import { ready, type Stop } from './stops.ts'
import { BOT, FRIEND, happened, makeTable, ME, playUntil, sitDown, tableWhere } from '../tables.ts'

export type GlenTables = {
  readonly turn: string
  readonly place: string
  readonly activate: string
  readonly spend: string
  readonly theirs: string
  readonly scored: string
  readonly over: string
  /** At the table `turn`: a good with two cubes, so that the cube to sell must be named. */
  readonly doubt: Good
}

const LARGE = 8

const inDoubt = ({ players, market }: View): Good | undefined =>
  GOODS.find((good) => market[good] > 0 && players[0].tiles.filter(({ cubes }) => cubes.includes(good)).length > 1)

const isLarge = ({ players }: View): boolean => players[0].tiles.length >= LARGE
const open = ({ activatable }: View) => activatable.filter(({ reason }) => reason === null)

export async function setGlenTables(house: House, host: Person, guest: Person): Promise<GlenTables> {
  const withBots = (stop: (view: View, news: readonly LogEntry[]) => boolean): Promise<string> =>
    tableWhere(house, host, GLEN, { stop: (view, _state, news) => stop(view, news) })
  const over = await makeTable(house, host, GLEN.game, [ME, BOT, BOT, BOT])
  await playUntil(house, over, GLEN, () => false)
  const theirs = await makeTable(house, host, GLEN.game, [ME, FRIEND])
  await sitDown(house, guest, theirs, 1)
  await playUntil(house, theirs, GLEN, (view, { seat }) => isLarge(view) && seat === 1)
  let doubt: Good | undefined
  const turn = await withBots((view) => {
    doubt = inDoubt(view)
    return view.pending?.kind === 'turn' && isLarge(view) && doubt !== undefined
  })
  if (doubt === undefined) throw new Error('no cube is in doubt')
  return {
    turn,
    doubt,
    place: await withBots((view) => view.pending?.kind === 'place' && isLarge(view)),
    activate: await withBots(
      (view) =>
        view.pending?.kind === 'activate' && open(view).length > 2 && open(view).some(({ ways }) => ways.length > 1),
    ),
    spend: await withBots((view) => view.pending?.kind === 'spend'),
    theirs,
    scored: await withBots((_view, news) => happened(news, 'scoring', 0)),
    over,
  }
}

async function atTheTable(page: Page): Promise<void> {
  await page.locator('.table-stage').waitFor()
  await clearTheWay(page, await asked(page))
}

async function myTurn(page: Page): Promise<void> {
  await atTheTable(page)
  await whoIsAsked([page])
}

const table =
  (which: Exclude<keyof GlenTables, 'doubt'>) =>
  (tables: GlenTables): string =>
    `/table/${tables[which]}`

async function consider(page: Page): Promise<void> {
  await myTurn(page)
  const tile = page.locator('.gm-offer[data-state="lit"]').nth(2)
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    await tile.tap()
    await page.locator('[data-proposal]').waitFor()
  } else {
    await tile.hover()
    await page.locator('.explained, .gm-offer-title').first().waitFor()
  }
}

const scrubbed = async (page: Page): Promise<void> => {
  await page.locator('.scrubber').fill('120')
}

export const GLEN_STOPS: readonly Stop<GlenTables>[] = [
  {
    name: 'glen more, new table',
    path: () => `/new/${GLEN.game}?with=here`,
    first: (page) => page.locator('.game-link svg').first().waitFor({ state: 'attached' }),
    whole: true,
  },
  { name: 'glen more, your turn', path: table('turn'), first: myTurn },
  { name: 'glen more, ring considered', path: table('turn'), first: consider },
  {
    name: 'glen more, sale',
    path: table('turn'),
    async first(page, { doubt }) {
      await myTurn(page)
      await touch(page.locator(`.gm-stall[data-target="sell:${doubt}"]`))
      await page.locator('.gm-stall[data-state="picked"]').waitFor()
    },
  },
  {
    name: 'glen more, standing',
    adds: '.gm-standing',
    path: table('turn'),
    async first(page) {
      await myTurn(page)
      await page.keyboard.press('i')
      await page.locator('.gm-standing').waitFor()
    },
  },
  { name: 'glen more, placing', path: table('place'), first: myTurn },
  { name: 'glen more, activating', path: table('activate'), first: myTurn },
  {
    name: 'glen more, ways',
    path: table('activate'),
    async first(page) {
      await myTurn(page)
      await touch(page.locator('.gm-on-land[data-state="lit"]:has(small)').first())
      await page.locator('.gm-toggle').first().waitFor()
    },
  },
  { name: 'glen more, paying', path: table('spend'), first: myTurn },
  {
    name: 'glen more, land of another',
    path: table('theirs'),
    async first(page) {
      await atTheTable(page)
      await touch(page.locator('.seat-thumb, .gm-strip-look, .seat-chip').first())
    },
  },
  {
    name: 'glen more, scoring',
    path: table('scored'),
    async first(page) {
      await press(page, 'Watch again')
      await page.locator('.scoring-show').waitFor()
    },
  },
  { name: 'glen more, end', path: table('over'), first: ready('dialog.ending .chart'), adds: 'dialog.ending' },
  {
    name: 'glen more, end, table',
    path: table('over'),
    async first(page) {
      await press(page, 'Back to the table')
    },
  },
  { name: 'glen more, replay', path: ({ over }) => `/replay/${over}`, first: scrubbed },
]
