import { expect, test } from 'vitest'
import type { Json } from '@bothy/kernel'
import type { LogEntry } from '@bothy/protocol'
import { GLEN } from '../glen-more.ts'
import { chooseLit as chooseInGlen2, GLEN_2 } from '../glen-more-2.ts'
import type { Person } from '../people.ts'
import { playOn, settled, uncover, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, type Player, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

let mia: Person
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia')
})

type Seen = {
  readonly pending: { readonly kind: string } | null
  readonly players: readonly { readonly tiles: readonly unknown[] }[]
}

/** More events than a turn of the recap has lines. */
const MANY = 8
/** More than at the beginning: the recap tells what came after a turn of one's own. */
const OWN_TILES = 3
const FOLDED = 2
const GESTURES = 4
/** GM-88, GM2-132: for each tile beyond the fewest. */
const PER_TILE = -3

const turnsOf = (news: readonly LogEntry[]): readonly number[] =>
  news
    .reduce<{ readonly seat: number | null; events: number }[]>((turns, { seat, events }) => {
      if (turns.at(-1)?.seat !== seat) turns.push({ seat, events: 0 })
      const last = turns.at(-1)
      if (last !== undefined) last.events += events.length
      return turns
    }, [])
    .map(({ events }) => events)

/** A turn of one's own, after a long one of another, when not all have the same number of tiles. */
async function afterTheirs<V extends Seen, A extends Json>(player: Player<V, A>): Promise<string> {
  const table = await makeTable(house(), mia, player.game, [ME, BOT, BOT])
  await playUntil(house(), table, player, ({ pending, players }, _, news) => {
    const tiles = players.map((seat) => seat.tiles.length)
    return (
      pending?.kind === 'turn' &&
      tiles[0] >= OWN_TILES &&
      Math.max(...tiles) > Math.min(...tiles) &&
      Math.max(0, ...turnsOf(news)) >= MANY
    )
  })
  return table
}

const GAMES = [
  { game: GLEN.game, table: () => afterTheirs(GLEN), part: 'penalty', choose: undefined },
  { game: GLEN_2.game, table: () => afterTheirs(GLEN_2), part: 'territory', choose: chooseInGlen2 },
] as const

test.each(GAMES)('$game: what the others did is told, marked, and what it counts explained', async (it) => {
  const { page, faults } = mia
  await page.goto(`/table/${await it.table()}`)
  await whoIsAsked([page])
  const turns = page.locator('.recap .turn')
  await turns.first().waitFor()
  const lines = await turns.evaluateAll((all) => all.map((turn) => turn.querySelectorAll('.turn-line').length))
  expect(Math.max(...lines)).toBeLessThanOrEqual(FOLDED + 1)
  const long = turns.filter({ has: page.locator('[aria-expanded]') }).first()
  const [more, shown] = [long.locator('[aria-expanded]'), long.locator('.turn-line')]
  expect(await shown.count()).toBe(FOLDED)
  await more.click()
  expect(await more.getAttribute('aria-expanded')).toBe('true')
  expect(await shown.count()).toBeGreaterThan(FOLDED + 1)
  await more.click()
  expect(await shown.count()).toBe(FOLDED)

  await uncover(page)
  await settled(page)
  const traces = page.locator('.table-stage [data-trace]')
  await traces.first().waitFor()
  const marked = await traces.count()
  await page.reload()
  await whoIsAsked([page])
  await uncover(page)
  await settled(page)
  expect(await traces.count()).toBe(marked)

  const cost = page.locator(`.score-spot[data-thing$=":${it.part}"]`).first()
  const points = (await cost.locator('[aria-hidden]').innerText()).trim()
  const extra = Number(points.replace('−', '-')) / PER_TILE
  await cost.hover()
  const told = page.locator('.explained')
  await told.waitFor()
  expect(await told.innerText()).toContain(points)
  expect(await told.innerText()).toMatch(new RegExp(`\\b${extra} extra tiles?\\b`))
  await page.mouse.move(3, 3)

  let gestures = 0
  const roll = (): number => 0
  await playOn([page], { roll, ...(it.choose === undefined ? {} : { choose: it.choose }) }, async () => {
    return gestures++ >= GESTURES || (await traces.count()) === 0
  })
  expect(await traces.count()).toBe(0)
  expect(faults).toEqual([])
})
