import type { Page } from 'playwright-core'
import { LORDS } from '../lords-of-scotland.ts'
import type { House, Person } from '../people.ts'
import { openSide, press, settled, touch, uncover, whoIsAsked } from '../play.ts'
import { BOT, FRIEND, happened, makeTable, ME, playUntil, sitDown, tableWhere } from '../tables.ts'

export type Tables = {
  readonly free: string
  readonly mine: string
  readonly theirs: string
  readonly revealed: string
  readonly requested: string
  readonly over: string
}

const isFull = (round: number) => (view: { readonly skirmish: number; readonly round: number }) =>
  view.skirmish >= 2 && view.round >= round

export async function setTables(house: House, host: Person, guest: Person): Promise<Tables> {
  const bots = [ME, BOT, BOT, BOT]
  const withGuest = async (firstInitiative: number): Promise<string> => {
    const table = await makeTable(house, host, LORDS.game, [ME, FRIEND], { firstInitiative })
    await sitDown(house, guest, table, 1)
    return table
  }
  const mine = await makeTable(house, host, LORDS.game, bots)
  await playUntil(
    house,
    mine,
    LORDS,
    (view, state) => isFull(4)(view) && view.pending?.kind === 'turn' && state.seat === 0,
  )
  const theirs = await withGuest(0)
  await playUntil(house, theirs, LORDS, (view, { seat }) => isFull(3)(view) && seat === 1)
  // Another seat ended the skirmish: the player who ends it is not told again.
  const revealed = await tableWhere(house, host, LORDS, {
    stop: (view, _, news) => view.skirmish > 1 && happened(news, 'ordered', 0) && happened(news, 'claimed', 0),
  })
  const requested = await withGuest(1)
  await playUntil(house, requested, LORDS, ({ pending }, { seat }) => pending?.kind === 'turn' && seat === 0)
  await askToUndo(house, requested, 1)
  const over = await makeTable(house, host, LORDS.game, bots)
  await playUntil(house, over, LORDS, () => false)
  return {
    free: await makeTable(house, host, LORDS.game, [ME, FRIEND, FRIEND]),
    mine,
    theirs,
    revealed,
    requested,
    over,
  }
}

async function askToUndo(house: House, table: string, seat: number): Promise<void> {
  const room = await house.rooms.get(table)
  const listed = await house.rooms.host.store.readTable(table)
  const holder = listed?.summary.holders[seat]
  if (room === null || holder?.kind !== 'person') throw new Error('nobody to ask')
  const { person } = holder
  await new Promise<void>((resolve, reject) => {
    const viewer = {
      person,
      send(message: { readonly type: string; readonly version?: number }) {
        if (message.type !== 'state') return
        room.unfollow(viewer)
        room.undo(person, { seat, version: message.version ?? 0 }, 'past').then(() => resolve(), reject)
      },
    }
    room.follow(viewer).catch(reject)
  })
}

export type Stop<T> = {
  readonly name: string
  readonly path: (tables: T) => string
  readonly first?: (page: Page, tables: T) => Promise<void>
  readonly whole?: true
  /** Only this part is new: axe has checked the rest at another stop. */
  readonly adds?: string
}

async function atTheTable(page: Page): Promise<void> {
  await page.locator('.table-stage').waitFor()
  await uncover(page)
}

async function myTurn(page: Page): Promise<void> {
  await atTheTable(page)
  await whoIsAsked([page])
}

const tab = (name: string) => async (page: Page) => {
  await atTheTable(page)
  await openSide(page, name)
}

const scrubbed = async (page: Page): Promise<void> => {
  await page.locator('.scrubber').fill('40')
}

const game = '/rules/lords-of-scotland'
const table =
  (which: keyof Tables) =>
  (tables: Tables): string =>
    `/table/${tables[which]}`

export const STOPS: readonly Stop<Tables>[] = [
  { name: 'home', path: () => '/', first: ready('.my-game a'), whole: true },
  { name: 'new table', path: () => '/new/lords-of-scotland?with=friends', first: ready('.plan'), whole: true },
  { name: 'waiting room', path: table('free'), first: ready('.waiting-seats'), whole: true },
  { name: 'table, your turn', path: table('mine'), first: myTurn },
  {
    name: 'table, card picked',
    path: table('mine'),
    async first(page) {
      await myTurn(page)
      await touch(page.locator('.los-hand [data-state="lit"]').first())
    },
  },
  {
    name: 'table, explained',
    adds: '.explained',
    path: table('mine'),
    async first(page) {
      await myTurn(page)
      await page.keyboard.press('b')
      await page.locator('.los-supporters .spot').first().focus()
      await page.locator('.explained').waitFor()
    },
  },
  {
    name: 'table, all choices',
    adds: '.actions-list',
    path: table('mine'),
    async first(page) {
      await myTurn(page)
      await page.locator('[data-tool="all"]').click()
      await page.locator('.actions-list').waitFor()
    },
  },
  {
    name: 'table, settings',
    adds: '.settings',
    path: table('mine'),
    async first(page) {
      await myTurn(page)
      await page.locator('.head-nav .icon').click()
      await page.locator('.settings').waitFor()
    },
  },
  {
    name: 'table, shortcuts',
    adds: 'dialog[open]',
    path: table('mine'),
    async first(page) {
      await myTurn(page)
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'table, waiting', path: table('theirs'), first: atTheTable },
  { name: 'table, chat', path: table('theirs'), first: tab('Chat'), adds: '.side-content' },
  { name: 'table, rules', path: table('theirs'), first: tab('Rules'), adds: '.side-content' },
  { name: 'table, info', path: table('theirs'), first: tab('Table info'), adds: '.side-content' },
  {
    name: 'table, leave',
    adds: 'dialog[open]',
    path: table('theirs'),
    async first(page) {
      await tab('Table info')(page)
      await press(page, 'Leave the table')
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'reveal, summary', path: table('revealed'), first: ready('.recap') },
  {
    name: 'reveal, show',
    path: table('revealed'),
    async first(page) {
      await press(page, 'Watch again')
      await page.locator('.los-show').waitFor()
    },
  },
  { name: 'undo asked', path: table('requested'), first: ready('dialog[open]'), adds: 'dialog[open]' },
  { name: 'end', path: table('over'), first: ready('dialog.ending .chart'), adds: 'dialog.ending' },
  {
    name: 'end, table',
    path: table('over'),
    async first(page) {
      await press(page, 'Back to the table')
    },
  },
  { name: 'replay', path: ({ over }) => `/replay/${over}`, first: scrubbed },
  {
    name: 'replay, points',
    adds: '.side-content',
    path: ({ over }) => `/replay/${over}`,
    async first(page) {
      await scrubbed(page)
      await openSide(page, 'Points')
    },
  },
  {
    name: 'replay, branch',
    adds: 'dialog[open]',
    path: ({ over }) => `/replay/${over}`,
    async first(page) {
      await scrubbed(page)
      const more = page.locator('.replay-tools [aria-expanded="false"]')
      if (await more.isVisible()) await more.click()
      await press(page, 'Continue from here')
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'replay of a file', path: () => '/replay/file', first: ready('.drop') },
  { name: 'rules', path: () => game, first: ready('.rules-section') },
  {
    name: 'rules, search',
    path: () => game,
    async first(page) {
      await page.getByRole('searchbox').fill('initiative')
    },
  },
  { name: 'games', path: () => '/games', first: ready('.games-list img') },
  { name: 'game', path: () => '/games/lords-of-scotland', first: ready('.lesson-rows'), whole: true },
  { name: 'game, lessons', path: () => '/games/lords-of-scotland/learn', first: ready('.lesson-card'), whole: true },
  { name: 'about', path: () => '/about', first: ready('h1'), whole: true },
  { name: 'not found', path: () => '/nowhere', first: ready('h1') },
  {
    name: 'pass the device',
    path: () => '/new/lords-of-scotland?with=here',
    async first(page) {
      await press(page, 'Create table')
      await page.locator('.pass').waitFor()
    },
  },
]

export function ready(selector: string): (page: Page) => Promise<void> {
  return (page) => page.locator(selector).first().waitFor()
}

export async function goTo<T>(page: Page, stop: Stop<T>, tables: T): Promise<void> {
  await page.goto(stop.path(tables))
  await stop.first?.(page, tables)
  await settled(page)
}
