import { peek } from '@bothy/kernel'
import { type Box, GOODS, TILES } from '../../data/index.ts'
import { SOURCES } from '../../rules/log-events.ts'
import type { Event, Setup, State } from '../../rules/index.ts'
import { CHAPTERS } from './chapters/list.ts'
import { refill } from './course.ts'
import { END, fail } from './table.ts'
import { type Player, type Rows, type Table } from './types.ts'

export type Supplies = Pick<Box['supplies'], 'scotsmen' | 'clanMarkers' | 'startCoins'>

function newPlayer(seat: number, coins: number, { scotsmen, clanMarkers }: Supplies): Player {
  const name = (face: string): string => `${face}${seat + 1}`
  return {
    seat,
    coins,
    vp: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Player['vp'],
    casks: 0,
    supply: scotsmen - 2, // GM2-10
    markers: clanMarkers,
    lots: [
      { x: 0, y: 0, pile: [name('HOME-V')], men: 1, goods: [] },
      { x: 1, y: 0, pile: [name('HOME-C')], men: 0, goods: [] },
    ],
    cards: [],
    persons: [],
    fields: [],
  }
}

/** Section 2, with the orders drawn from the seed: pieces, S tiles and stacks. */
export function tableOf(
  s: State,
  setup: Setup,
  supplies: Supplies,
  opening: readonly Event[],
  met: Map<string, number>,
): Table {
  const [began, ...drawn] = opening
  if (began?.type !== 'gameBegan') return fail('a game begins with its set-up')
  const shown = drawn.flatMap((e) => (e.type === 'rondelFilled' ? e.tiles : [])).map((tile) => TILES[tile])
  const stacks = s.stacks.map((tiles) =>
    peek(tiles)
      .map((tile) => TILES[tile])
      .toReversed(),
  )
  stacks[0].unshift(...shown)
  const { order } = began
  const seats = order.length
  const hasDie = seats === 2 || setup.die // GM2-12
  const above = stacks[3].indexOf(END) // GM2-14
  const others = stacks[3].length - 1
  if (setup.introductory ? above !== 0 : above < Math.round(0.4 * others) || above > Math.round(0.6 * others))
    fail(`The End under ${above}`)
  if (!order.every((_, seat) => order.includes(seat))) fail(`pieces ${order.join()}`)
  const row = seats === 4 ? 0 : 1 // GM2-15
  const t: Table = {
    options: setup,
    players: order.map((_, seat) => newPlayer(seat, supplies.startCoins[order.indexOf(seat)], supplies)), // GM2-11
    line: new Map(),
    at: new Map(),
    front: 0,
    arrivals: [],
    stacks,
    stack: 0,
    discards: [],
    removed: [],
    rows: Object.fromEntries(GOODS.map((good) => [good, row])) as Rows,
    mover: order[0],
    turns: 0,
    activated: new Set(),
    points: 0,
    extraUsed: false,
    scorings: 0,
    rolls: [],
    chapters: [],
    met,
  }
  for (const { id, opened } of CHAPTERS) if (setup[id]) t.chapters.push(opened({ t, s, setup, told: opening }))
  for (const { sources } of t.chapters) for (const source of sources) for (const { vp } of t.players) vp[source] = 0
  // GM2-13: pieces, die, S, A, empty.
  for (const piece of [...order, ...(hasDie ? ['die' as const] : [])]) t.at.set(piece, t.front++)
  const starting = began.tiles.map((tile) => TILES[tile])
  if (starting.toSorted().join() !== 'S1,S2,S3,S4,S5') fail(`S tiles ${starting.join()}`)
  for (const tile of starting) t.line.set(t.front++, tile)
  for (const { laid } of t.chapters) laid?.()
  if (refill(t).next('').done !== true) fail('a question before the first turn')
  return t
}
