import type { Seat } from '@bothy/kernel'
import { type Cell, cheapest, EMPTY, NEVER, sizeOf } from '@bothy/kit'
import { contentOf } from '../rules/content.ts'
import type { Tile } from '../data/content.ts'
import { FIELD_COUNT } from '../data/fields.ts'
import type { Op } from '../data/ops.ts'
import { DAVID_HUME, homeCastle, type TileId, type TileType } from '../data/tiles.ts'
import { whyNotEvent } from '../rules/topics/activation.ts'
import { fieldPriceOf, isFree, USUAL } from '../rules/topics/clan.ts'
import { countedBy, isHumeTaken, thresholdVp } from '../rules/topics/counted.ts'
import { legalCells } from '../rules/topics/placement.ts'
import { fieldPower } from '../rules/topics/powers.ts'
import { positionOf } from '../rules/topics/rondel.ts'
import { roomOn, tileOn, tilesAround } from '../rules/topics/territory.ts'
import type { State } from '../rules/types.ts'
import { ALL, costOf, keptWorth, SHEEP_AND_CATTLE } from './resources.ts'
import { CASKS, LANDMARKS, PERSONS, type Scale, SCOTSMEN } from './scale.ts'

/**
 * Worth of things to a seat, in VP, by rule of thumb. These figures choose how a turn is carried out (payments, exchanges, clan fields) and
 * estimate places and tiles for the judges.
 */

const MARKER = 2.5
const ANY_GOOD = 1.25
/** GM2-C5-6: a haggis token on a table with others. */
export const TOKEN = 3
/** GM2-C6-3: an event of a card that can still be turned. */
export const EVENT = 3.5
/** Coins are worth a VP each at the end, and a little more before it. */
const COIN = 1.05
const TILE_FEWER = 0.7
/** A step of a cask in a cellar (GM2-C3-3). */
const AGED = 0.8

const printed = (s: State, tile: TileId): Tile['activation'] => contentOf(s).tiles[tile].activation
/** Never below 0, since an activation may be left out. */
export function tileWorth(s: State, seat: Seat, scale: Scale, tile: TileId, a = printed(s, tile)): number {
  switch (a?.kind) {
    case 'gain':
      return (keptWorth(scale, a.goods) * Math.min(sizeOf(a.goods), roomOn(s, tile))) / sizeOf(a.goods)
    case 'gainAny':
      return ANY_GOOD * scale.future * Math.min(a.amount, roomOn(s, tile))
    case 'move':
      return a.points * scale.point
    case 'vp':
      return a.vp
    case 'exchangeDifferent':
    case 'exchangeAnimals': {
      let best = 0
      const kinds = a.kind === 'exchangeAnimals' ? SHEEP_AND_CATTLE : ALL
      for (let n = 1; n < a.vp.length; n++)
        if (a.vp[n] > best) best = Math.max(best, a.vp[n] - cheapest(scale, kinds, n, a.kind === 'exchangeAnimals'))
      return best
    }
    case 'exchangeAny':
      return Math.max(0, a.vp - cheapest(scale, ALL, a.amount, true))
    case 'exchangeExact':
      return Math.max(0, a.vp - costOf(s, scale, a.pay))
    case 'exchangeAnyForClanMarker':
      return s.markers[seat] === 0 ? 0 : Math.max(0, MARKER - cheapest(scale, ALL, a.amount, true))
    case 'distil':
      return Math.max(
        fieldPower(s, seat, 'whiskyTileVpInstead')?.vp ?? 0,
        a.casks * scale.item[CASKS] - costOf(s, scale, a.pay),
      )
    case 'whiskyForVp':
      return s.casks[seat] < a.casks ? 0 : Math.max(0, a.vp - a.casks * scale.item[CASKS])
    case 'event':
      return whyNotEvent(s, seat) === null ? EVENT + scale.item[LANDMARKS] : 0
    case 'haggis':
      return Math.max(0, a.tokens * TOKEN - costOf(s, scale, a.pay))
    case 'age':
      return a.steps * AGED * scale.future
    case 'choice':
      return a.options.reduce((most, option) => Math.max(most, tileWorth(s, seat, scale, tile, option)), 0)
    case 'sequence':
      return a.steps.reduce((sum, step) => sum + tileWorth(s, seat, scale, tile, step), 0)
    case undefined:
      return 0
  }
}

export function weighTiles(s: State, seat: Seat, scale: Scale): void {
  scale.engine = 0
  for (const tile of s.tiles[seat]) scale.engine += scale.tile[tile] = tileWorth(s, seat, scale, tile)
}

function bestOfType(s: State, seat: Seat, scale: Scale, type: TileType): number {
  let best = 0
  for (const tile of s.tiles[seat])
    if (contentOf(s).tiles[tile].type === type && scale.tile[tile] > best) best = scale.tile[tile]
  return best
}

/** Needs `weighTiles`. */
export function opWorth(s: State, seat: Seat, scale: Scale, op: Op): number {
  switch (op.op) {
    case 'coins':
      return op.amount * COIN
    case 'vp':
      return op.amount
    case 'casks':
      return op.amount * scale.item[CASKS]
    case 'gain':
      return keptWorth(scale, op.goods)
    case 'gainAny':
      return op.amount * ANY_GOOD * scale.future
    case 'scotsman':
      return Math.min(op.amount, s.supply[seat]) * scale.scotsman
    case 'clanMarker':
      return s.markers[seat] === 0 ? 0 : op.amount * MARKER
    case 'move':
      return op.points * scale.point
    case 'activateType':
      return op.amount * bestOfType(s, seat, scale, op.type)
    case 'activateAll':
      return 0.6 * scale.engine
    case 'removeTiles': {
      let fewest = Infinity
      for (const tiles of s.tiles) fewest = Math.min(fewest, tiles.length)
      return -contentOf(s).scoring.vpPerExtraTile * TILE_FEWER * Math.min(op.max, s.tiles[seat].length - fewest)
    }
    case 'buildFromDiscard':
      return Math.max(0, ...s.discards.map((tile) => freeWorth(s, seat, scale, tile, MARKER)))
    case 'scoreThreshold':
      return thresholdVp(op, countedBy(s, seat, op.count))
    case 'takeDavidHume':
      return isHumeTaken(s) ? 0 : contentOf(s).tiles[DAVID_HUME].persons * scale.item[PERSONS]
    case 'extraActivationPerTurn':
      return Math.min(6, 0.5 * scale.turnsLeft * Math.max(1, ...s.tiles[seat].map((tile) => scale.tile[tile])))
    case 'coinValue':
      return Math.min(scale.coins, op.coins) * (op.vpEach - contentOf(s).scoring.vpPerCoin)
    case 'scotsmenCountDouble':
      return Math.max(1, s.scotsmen[homeCastle(seat)]) * scale.item[SCOTSMEN]
    case 'tradeResourceForCoin':
    case 'castlesActAsScotsmenForPlacement':
      return 1.5 * scale.future
    case 'unusedMovementVp':
      return 0.8 * scale.turnsLeft * op.vpEach
    case 'whiskyTileVpInstead': {
      let whisky = 0
      for (const tile of s.tiles[seat]) if (contentOf(s).tiles[tile].type === 'whisky') whisky++
      return 0.3 * whisky * scale.turnsLeft * op.vp
    }
    case 'activateAllOfType':
    case 'activateOpponentTiles':
    case 'activateTileAndNeighbours':
    case 'coinsPerEventSide':
    case 'englandToken':
    case 'exchangeOnce':
    case 'exchangePerUnit':
    case 'flipLandmark':
    case 'ifClan':
    case 'ifPerson':
    case 'moveFromHomeCastleFree':
    case 'payScotsman':
    case 'payVp':
    case 'replaceScoringTable':
    case 'swapPieceWithTile':
    case 'takeAllEnglandCoins':
    case 'teleportScotsman':
      return 0
  }
}

const sumOf = (s: State, seat: Seat, scale: Scale, ops: readonly Op[]): number => {
  let sum = 0
  for (const op of ops) sum += opWorth(s, seat, scale, op)
  return sum
}

/** GM2-111, GM2-113: what every free clan field would bring, and the best that the seat can pay. Needs `weighTiles`. */
export function weighFields(s: State, seat: Seat, scale: Scale): void {
  scale.marker = 0
  for (let field = 0; field < FIELD_COUNT; field++) {
    scale.field[field] = -1
    if (!isFree(s, field)) continue
    scale.field[field] = sumOf(s, seat, scale, contentOf(s).fields[field].effect)
    const price = fieldPriceOf(s, seat, field, USUAL)
    if (price <= scale.coins && s.markers[seat] > 0)
      scale.marker = Math.max(scale.marker, scale.field[field] - price * COIN)
  }
}

export function powerWorth(s: State, seat: Seat, scale: Scale): number {
  const { fields, cards } = contentOf(s)
  let sum = 0
  for (const field of s.fields[seat])
    if (fields[field].timing === 'ongoing') sum += sumOf(s, seat, scale, fields[field].effect)
  for (const card of s.cards[seat])
    for (const op of cards[card].effect) if (op.op === 'extraActivationPerTurn') sum += opWorth(s, seat, scale, op)
  return sum
}

function onceWorth(s: State, seat: Seat, scale: Scale, tile: TileId, marker: number): number {
  let sum = 0
  for (const once of contentOf(s).tiles[tile].oneTime) {
    if (once.kind === 'landmark')
      sum += scale.item[LANDMARKS] + sumOf(s, seat, scale, contentOf(s).cards[once.card].effect)
    else if (once.kind === 'scotsman') sum += Math.min(once.amount, s.supply[seat]) * scale.scotsman
    else if (once.kind === 'joker') sum += once.amount * ANY_GOOD * scale.future
    else if (once.kind === 'clanMarker') sum += once.amount * marker
    else if (once.kind === 'cask') sum += once.amount * scale.item[CASKS]
    else if (once.kind === 'coin') sum += once.amount * COIN
    else if (once.kind === 'vp') sum += once.amount
    else if (once.kind === 'haggis') sum += once.amount * TOKEN
  }
  return sum
}

const found: Cell[] = []
function coverWorth(s: State, seat: Seat, scale: Scale, tile: TileId): number {
  found.length = 0
  legalCells(s, seat, tile, found)
  let best = -1
  for (const cell of found) best = Math.max(best, 0, coverGain(s, seat, scale, cell))
  return best
}

export function coverGain(s: State, seat: Seat, scale: Scale, cell: Cell): number {
  let sum = -scale.tile[tileOn(s, seat, cell)] * Math.min(2, scale.turnsLeft / 3)
  for (const near of tilesAround(s, seat, cell)) sum += scale.tile[near]
  return sum
}

export const LOST = -1

export function freeWorth(s: State, seat: Seat, scale: Scale, tile: TileId, marker: number): number {
  const { persons, overbuild, river } = contentOf(s).tiles[tile]
  const once = onceWorth(s, seat, scale, tile, marker)
  if (persons > 0) return once + persons * scale.item[PERSONS]
  const place = overbuild ? coverWorth(s, seat, scale, tile) : scale.place[river ? 0 : 1]
  return place < 0 ? LOST : place + tileWorth(s, seat, scale, tile) + once
}

/** Needs the places and the fields. */
export function ringWorth(s: State, seat: Seat, scale: Scale, tile: TileId): number {
  const { cost, special } = contentOf(s).tiles[tile]
  if (special || cost.casks > s.casks[seat]) return LOST
  if (cost.scotsmen > 0 && scale.land + s.scotsmen[homeCastle(seat)] < 2) return LOST
  const pay =
    cost.casks * scale.item[CASKS] +
    cost.scotsmen * scale.scotsman +
    cost.coins * COIN +
    (cost.goods === EMPTY ? 0 : costOf(s, scale, cost.goods))
  if (pay >= NEVER || cost.coins > scale.coins) return LOST
  const free = freeWorth(s, seat, scale, tile, scale.marker)
  return free === LOST ? LOST : Math.max(0, free - pay)
}

const SPACE = [0, 0, 1, 0.7, 0.6] as const

export const moveWorth = (s: State, seat: Seat, scale: Scale, tile: TileId): number =>
  ringWorth(s, seat, scale, tile) - SPACE[s.seats] * (positionOf(s, tile) - s.at[seat])
