import { peek } from '@bothy/kernel'
import { cellAt, isAround, isFigure, isTile, kindsIn, sizeOf, touches, xOf, yOf } from '@bothy/kit'
import { cardFacts } from '../data/cards.ts'
import {
  CUBES_PER_TILE,
  DIE_UP_TO_SEATS,
  FILLED_WITH_DIE,
  MARKET_SPACES,
  START_COINS,
  TRACK_SPACES,
} from '../data/limits.ts'
import {
  ANY_PRODUCER_TILE,
  CARD_OF,
  COST_OF,
  FACE_OF,
  GOOD_KINDS,
  type GoodId,
  HAS_RIVER,
  HAS_ROAD,
  isStartVillage,
  NO_TILE,
  PRODUCT_OF,
  type TileId,
  TILES,
} from '../data/tiles.ts'
import { NOBODY, NOWHERE } from './topics/tableau.ts'
import { LAST_STACK, tilesLeft } from './topics/track.ts'
import { allCoins } from './tally.ts'
import type { State } from './types.ts'

export function invariants(s: State): void {
  const broken: string[] = []
  const hold = (ok: boolean, sentence: string): void => {
    if (!ok) broken.push(sentence)
  }
  const placed = s.tiles.flat()
  hold(isWholeBox(s), 'GM-2 every tile lies in exactly one place')
  hold(isTrackFull(s), 'GM-76 13 of the 14 spaces are occupied between turns')
  hold(
    s.market.every((filled) => filled >= 0 && filled <= MARKET_SPACES),
    'GM-25 a row has 0 to 3 filled spaces',
  )
  hold(allCoins(s) === coinsInPlay(s, placed), 'GM-26, GM-29 coins are neither made nor lost')
  hold(
    [...s.coins, ...s.barrels, ...s.chieftains].every((n) => n >= 0),
    'nothing is owed',
  )
  hold(
    s.tiles.every((tiles) => tiles.every((tile) => tiles.length === 1 || hasSide(s, tiles, tile))),
    'GM-33 tiles share sides',
  )
  hold(
    s.tiles.every((tiles) => edgesFit(s, tiles)),
    'GM-37 rivers meet rivers and roads meet roads',
  )
  hold(
    placed.every((tile) => !HAS_RIVER[tile] || xOf(s.cell[tile]) === 0),
    'GM-38 all river tiles lie in column 0',
  )
  hold(
    placed.every((tile) => !HAS_ROAD[tile] || yOf(s.cell[tile]) === 0),
    'GM-38 all road tiles lie in row 0',
  )
  hold(
    s.tiles.every(
      (tiles) =>
        isUnbroken(tiles.filter((tile) => HAS_RIVER[tile]).map((tile) => yOf(s.cell[tile]))) &&
        isUnbroken(tiles.filter((tile) => HAS_ROAD[tile]).map((tile) => xOf(s.cell[tile]))),
    ),
    'GM-38 river and road are unbroken',
  )
  hold(
    s.cubes.every((cubes, tile) => kindsIn(cubes).every((good) => mayHold(tile, good))),
    'GM-44 a tile holds only what it produces; the abbey and Loch Lochy anything',
  )
  hold(
    s.cubes.every((cubes, tile) => sizeOf(cubes) <= CUBES_PER_TILE && (cubes === 0 || s.owner[tile] !== NOBODY)),
    'GM-45 at most 3 cubes on a tile',
  )
  hold(
    s.tiles.every((tiles) => tiles.some((tile) => s.clan[tile] > 0)),
    'GM-58 a clan member stands on every tableau',
  )
  hold(clanInPlay(s) === clanGained(s, placed), 'GM-57 clan members are neither made nor lost')
  hold(
    s.scored.every((byCategory, seat) => byCategory.reduce((a, b) => a + b, 0) <= s.vp[seat]),
    'GM-84 scorings are part of the VP',
  )
  hold(s.ranks === null || tilesLeft(s, LAST_STACK) === 0, 'GM-78 the game ends with stack 3')
  if (broken.length > 0) throw new Error(broken.join('; '))
}

function isWholeBox(s: State): boolean {
  const seen: TileId[] = [...s.tiles.flat(), ...s.discards, ...s.track.filter(isTile)]
  for (const stack of s.stacks) seen.push(...peek(stack))
  if (s.taken !== NO_TILE && s.owner[s.taken] === NOBODY && !s.discards.includes(s.taken)) seen.push(s.taken)
  const spare = FACE_OF.filter((_, tile) => isStartVillage(tile) && tile >= s.seats).length
  const belongs = s.owner.every((seat, tile) =>
    seat === NOBODY ? s.cell[tile] === NOWHERE : s.tiles[seat].includes(tile),
  )
  return belongs && new Set(seen).size === seen.length && seen.length === TILES - spare
}

/** While a turn lasts, the space that the figure has left is empty too. */
function isTrackFull(s: State): boolean {
  const occupied = s.track.filter((code) => isTile(code) || isFigure(code)).length
  if (s.ranks !== null) return occupied <= TRACK_SPACES - 1
  return occupied === TRACK_SPACES - (s.taken === NO_TILE ? 1 : 2)
}

function coinsInPlay(s: State, placed: readonly TileId[]): number {
  const filled = s.seats <= DIE_UP_TO_SEATS ? GOOD_KINDS * FILLED_WITH_DIE : 0
  let sum = s.seats * START_COINS + filled
  for (const tile of placed) {
    const card = CARD_OF[tile]
    const effect = card === null ? null : cardFacts(card).effect
    if (effect?.kind === 'coins') sum += effect.count
  }
  return sum
}

const hasSide = (s: State, tiles: readonly TileId[], tile: TileId): boolean =>
  tiles.some((other) => touches(s.cell[tile], s.cell[other]))

function edgesFit(s: State, tiles: readonly TileId[]): boolean {
  const cells = new Set(tiles.map((tile) => s.cell[tile]))
  if (cells.size !== tiles.length || !cells.has(cellAt(0, 0))) return false
  return tiles.every((a) =>
    tiles.every((b) => {
      if (!isAround(s.cell[a], s.cell[b]) || !touches(s.cell[a], s.cell[b])) return true
      const table = xOf(s.cell[a]) === xOf(s.cell[b]) ? HAS_RIVER : HAS_ROAD
      return table[a] === table[b]
    }),
  )
}

const isUnbroken = (places: readonly number[]): boolean =>
  Math.max(...places) - Math.min(...places) === places.length - 1

function mayHold(tile: TileId, good: GoodId): boolean {
  const card = CARD_OF[tile]
  const takesAny = tile === ANY_PRODUCER_TILE || (card !== null && cardFacts(card).effect.kind === 'cubes')
  return takesAny || PRODUCT_OF[tile] === good
}

const clanInPlay = (s: State): number =>
  s.clan.reduce((sum, n) => sum + n, 0) + s.chieftains.reduce((sum, n) => sum + n, 0)

/** Clan members from tiles and cards, less those paid (GM-23). */
function clanGained(s: State, placed: readonly TileId[]): number {
  let sum = 0
  for (const tile of placed) {
    const { clan, card } = FACE_OF[tile]
    const effect = card === null ? null : cardFacts(card).effect
    sum += clan + (effect?.kind === 'clan' ? effect.count : 0) - COST_OF[tile].pieces
  }
  const isPaid = s.stack.at(-1)?.kind === 'place' && s.taken !== NO_TILE
  return isPaid ? sum - COST_OF[s.taken].pieces : sum
}
