import type { Holds, Played } from '@bothy/bots/merits-suite'
import {
  CARD_FACTS,
  CARD_OF,
  COLOUR_OF,
  glenMore as game,
  HAS_RIVER,
  HAS_ROAD,
  KIND_OF,
  type TileId,
} from '../../rules/index.ts'
import type { Merit, MeritLine } from '../../rules/merits.ts'
import type { Action, State, Types } from '../../rules/types.ts'
import { cellsFor } from '../second-reading/questions.ts'

const VP = [0, 1, 2, 3, 5, 8]
const SPACES = 14

const cardsOf = (s: State, seat: number) => s.tiles[seat].flatMap((tile) => CARD_OF[tile] ?? [])
const barrels = (s: State, seat: number): number => s.barrels[seat]
const cards = (s: State, seat: number): number => cardsOf(s, seat).length
const chieftains = (s: State, seat: number): number =>
  s.chieftains[seat] * (cardsOf(s, seat).includes('castle-of-mey') ? 2 : 1) +
  cardsOf(s, seat).reduce((sum, card) => sum + CARD_FACTS[card].bonnets, 0)

/** GM-80, GM-81. */
const scoredNow =
  (count: typeof barrels) =>
  (s: State, me: number): number =>
    s.ranks === null ? VP[Math.min(5, count(s, me) - Math.min(...s.tiles.map((_, seat) => count(s, seat))))] : 0

const tilesWith = (s: State, me: number, is: (tile: TileId) => boolean): number => s.tiles[me].filter(is).length

const lines: { readonly [line in MeritLine]: (s: State, me: number) => number } = {
  tiles: (s, me) => s.vp[me] - s.scored[me][0] - s.scored[me][1] - s.scored[me][2],
  barrels: (s, me) => s.scored[me][0],
  chieftains: (s, me) => s.scored[me][1],
  cards: (s, me) => s.scored[me][2],
  nextBarrels: scoredNow(barrels),
  nextChieftains: scoredNow(chieftains),
  nextCards: scoredNow(cards),
  card: (s, me) =>
    cardsOf(s, me).reduce((sum, card) => {
      if (card === 'iona-abbey') return sum + 2 * tilesWith(s, me, (tile) => COLOUR_OF[tile] === 'yellow')
      if (card === 'loch-morar') return sum + 2 * tilesWith(s, me, (tile) => COLOUR_OF[tile] === 'green')
      return card === 'duart-castle' ? sum + 3 * tilesWith(s, me, (tile) => KIND_OF[tile] === 'village') : sum
    }, 0),
  penalty: (s, me) => -3 * (s.tiles[me].length - Math.min(...s.tiles.map((tiles) => tiles.length))),
}

const cubesOf = (s: State, me: number): number =>
  game.view(s, null).players[me].tiles.reduce((sum, tile) => sum + tile.cubes.length, 0)

/** Space by space from the gap onwards, up to the own figure. */
function behind(s: State, me: number): number {
  const { track } = game.view(s, null)
  let n = 0
  for (let step = 0; step < SPACES; step++) {
    const at = track[(s.gap + step) % SPACES]
    if (at !== null && 'seat' in at && at.seat === me) return n
    if (at !== null && 'tile' in at) n++
  }
  return NaN
}

const hasEdge = (river: boolean, road: boolean): TileId =>
  COLOUR_OF.findIndex((_, tile) => HAS_RIVER[tile] === river && HAS_ROAD[tile] === road)
const ANY_TILES = [hasEdge(true, false), hasEdge(false, true), hasEdge(false, false)]

/** GM-33 to GM-37, by the second reading: wherever a tile with a river, with a road or without both may lie. */
function cellsOf(s: State, me: number): number {
  const { players, options } = game.view(s, null)
  const lots = players[me].tiles.map((lot) => ({ ...lot, cubes: [...lot.cubes] }))
  return new Set(ANY_TILES.flatMap((tile) => cellsFor({ ...players[me], lots }, tile, options))).size
}

const both = (
  value: (s: State, me: number) => number,
  { me, better, other }: Played<Types>,
  own: number,
  rest: number,
): boolean => value(better, me) === own && value(other, me) === rest

const legalIn = (s: State, seat: number): readonly Action[] => {
  const out: Action[] = []
  game.legal(s, seat, out)
  return out
}

export const holds: Holds<Types, Merit> = {
  more: (m, p) => m.points > m.other && both(lines[m.line], p, m.points, m.other),
  less: (m, p) => m.points < m.other && both(lines[m.line], p, m.points, m.other),
  richer: (m, p) => m.coins > m.other && both((s, me) => s.coins[me], p, m.coins, m.other),
  poorer: (m, p) => m.coins < m.other && both((s, me) => s.coins[me], p, m.coins, m.other),
  again: (_, { me, before, better, other }) =>
    game.actors(before)[0] === me && game.actors(better)[0] === me && game.actors(other)[0] !== me,
  denies: ({ tile, seat }, { me, before, better, other }) =>
    seat !== me &&
    !before.tiles[me].includes(tile) &&
    better.tiles[me].includes(tile) &&
    !other.tiles[me].includes(tile) &&
    legalIn(other, seat).some((a) => a.type === 'take' && a.tile === tile),
  fewerBehind: (m, p) => m.tiles < m.other && both(behind, p, m.tiles, m.other),
  moreBehind: (m, p) => m.tiles > m.other && both(behind, p, m.tiles, m.other),
  cubes: (m, p) => m.cubes > m.other && both(cubesOf, p, m.cubes, m.other),
  fewerCubes: (m, p) => m.cubes < m.other && both(cubesOf, p, m.cubes, m.other),
  cells: (m, p) => m.cells > m.other && both(cellsOf, p, m.cells, m.other),
}
