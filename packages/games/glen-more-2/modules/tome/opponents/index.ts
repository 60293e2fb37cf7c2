import type { Seat } from '@bothy/kernel'
import { countIn, pointsFor } from '@bothy/kit'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { drawFront, outlook } from '../../../opponents/front.ts'
import { costOf, keptWorth } from '../../../opponents/resources.ts'
import { CASKS, LANDMARKS, newScale, type Scale, SCOTSMEN, weigh } from '../../../opponents/scale.ts'
import { best, bestFew } from '../../../opponents/select.ts'
import { opWorth, tileWorth, TOKEN, weighFields, weighTiles } from '../../../opponents/worth.ts'
import { bundleOfNames } from '../../../data/bundles.ts'
import { contentOf } from '../../../rules/content.ts'
import type { CardId } from '../../../data/cards.ts'
import type { Category } from '../../../data/limits.ts'
import type { Op } from '../../../data/ops.ts'
import { homeCastle, type TileId } from '../../../data/tiles.ts'
import { compare } from '../../../rules/topics/scoring.ts'
import { tilesAround } from '../../../rules/topics/territory.ts'
import { wayOf } from '../../../rules/topics/ways.ts'
import type { Action, State } from '../../../rules/types.ts'
import { hasScotsmanAway, othersTiles, turnedOf, unturnedOf } from '../rules/queries.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

const COIN = 1.05
/** Rough values for tiles of the discard pile, coins in another Chronicle's row and places of its piece. */
const A_TILE = 4
const A_ROW = 3
const A_SWAP = 0.5
const A_MARKER = 2.5
/** Share of its event for a card that may still be triggered: with a tile that triggers it, and without. */
const WITH_TILE = 0.45
const WITHOUT = 0.15
/** Events that a seat is likely to trigger, at most. */
const MOST_EVENTS = 3
const LOST = 0.5

const scale = newScale()

function weighed(s: State, seat: Seat): Scale {
  weigh(s, seat, scale)
  weighTiles(s, seat, scale)
  return scale
}

function borrowWorth(s: State, seat: Seat, max: number): number {
  return othersTiles(s, seat)
    .map((tile) => tileWorth(s, seat, scale, tile))
    .toSorted((a, b) => b - a)
    .slice(0, max)
    .reduce((sum, n) => sum + n, 0)
}

const sumOfTiles = (tiles: readonly TileId[]): number => tiles.reduce((sum, tile) => sum + scale.tile[tile], 0)

/** GM2-C6-6: the additional VP of the better table, and a little more. */
function tableWorth(s: State, seat: Seat, category: Category, better: readonly number[]): number {
  const { values } = compare(s, category)
  const lead = values[seat] - Math.min(...values)
  return (pointsFor(lead, better) - pointsFor(lead, contentOf(s).scoring.lead) + 0.5) * scale.scorings
}

/** Needs `weighed`. */
function partWorth(s: State, seat: Seat, op: Op, card: CardId): number {
  switch (op.op) {
    case 'activateAllOfType':
      return sumOfTiles(s.tiles[seat].filter((tile) => contentOf(s).tiles[tile].type === op.type))
    case 'activateOpponentTiles':
      return borrowWorth(s, seat, op.max)
    case 'activateTileAndNeighbours': {
      const { tile } = contentOf(s).cards[card]
      return s.owner[tile] === seat ? scale.tile[tile] + sumOfTiles(tilesAround(s, seat, s.cell[tile])) : 0
    }
    case 'buildFromDiscard':
      return s.discards.length > 0 ? A_TILE : 0
    case 'clanMarker':
      return s.markers[seat] === 0 ? 0 : op.amount * A_MARKER
    case 'coinsPerEventSide':
      return (turnedOf(s, seat).length + 1) * op.amount * COIN
    case 'exchangeOnce':
      return Math.max(0, op.vp - costOf(s, scale, op.pay))
    case 'exchangePerUnit':
      return countIn(scale.stock, op.good) * Math.max(0, op.vpEach - scale.kept[op.good])
    case 'flipLandmark':
      return unturnedOf(s, seat).length > 1 ? op.amount * scale.item[LANDMARKS] : 0
    case 'ifClan':
      return s.fields[seat].includes(op.clan) ? partsWorth(s, seat, op.grants, card) : 0
    case 'ifPerson':
      return s.persons[seat].includes(op.person) ? partsWorth(s, seat, op.grants, card) : 0
    case 'payScotsman':
      return -op.amount * scale.scotsman
    case 'payVp':
      return -op.amount
    case 'replaceScoringTable':
      return tableWorth(s, seat, op.category, contentOf(s).tome.tables[op.table])
    case 'teleportScotsman':
      return hasScotsmanAway(s, seat) ? Math.max(0, scale.item[SCOTSMEN] - scale.future) : 0
    case 'takeAllEnglandCoins':
      return A_ROW
    case 'swapPieceWithTile':
      return A_SWAP
    case 'activateAll':
    case 'activateType':
    case 'casks':
    case 'castlesActAsScotsmenForPlacement':
    case 'coinValue':
    case 'coins':
    case 'englandToken':
    case 'extraActivationPerTurn':
    case 'gain':
    case 'gainAny':
    case 'move':
    case 'moveFromHomeCastleFree':
    case 'removeTiles':
    case 'scoreThreshold':
    case 'scotsman':
    case 'scotsmenCountDouble':
    case 'takeDavidHume':
    case 'tradeResourceForCoin':
    case 'unusedMovementVp':
    case 'vp':
    case 'whiskyTileVpInstead':
      return opWorth(s, seat, scale, op)
  }
}

function partsWorth(s: State, seat: Seat, ops: readonly Op[], card: CardId): number {
  let sum = 0
  for (const op of ops) sum += partWorth(s, seat, op, card)
  return sum
}

const eventWorth = (s: State, seat: Seat, card: CardId): number =>
  partsWorth(s, seat, contentOf(s).cards[card].event, card)

const isTrigger = (s: State, tile: TileId): boolean => contentOf(s).tiles[tile].activation?.kind === 'event'

function worth(s: State, seat: Seat): number {
  const cards = s.ranks === null ? unturnedOf(s, seat) : []
  if (cards.length === 0) return 0
  weighed(s, seat)
  const share = s.tiles[seat].some((tile) => isTrigger(s, tile)) ? WITH_TILE : WITHOUT
  const all = cards.map((card) => Math.max(0, eventWorth(s, seat, card)) + scale.item[LANDMARKS])
  const most = all.toSorted((a, b) => b - a).slice(0, MOST_EVENTS)
  return Math.min(1, scale.turnsLeft / 4) * share * most.reduce((sum, n) => sum + n, 0)
}

/** The cards whose events bring most; a card that is only turned loses its event for good. */
const events = (s: State, seat: Seat, legal: readonly Action[]): readonly Action[] =>
  bestFew(legal, MOST_EVENTS, (a) => {
    if (a.type === 'event') return eventWorth(s, seat, a.card)
    return a.type === 'flip' ? -LOST * Math.max(0, eventWorth(s, seat, a.card)) : -Infinity
  })

const flips = (s: State, seat: Seat, legal: readonly Action[]): readonly Action[] =>
  best(legal, (a) => (a.type === 'flip' ? scale.item[LANDMARKS] - WITHOUT * eventWorth(s, seat, a.card) : 0))

function dealWorth(s: State, a: Of<'exchange'>, vp: number): number {
  return vp - costOf(s, scale, bundleOfNames(a.goods)) - (a.by === 'coin' ? COIN : 0)
}

function exchanges(s: State, legal: readonly Action[]): readonly Action[] {
  const f = s.stack.at(-1)
  if (f?.kind !== 'exchange') return legal
  return best(legal, (a) => {
    if (a.type === 'decline') return 0
    if (a.type !== 'exchange') return -Infinity
    return dealWorth(s, a, f.each ? f.vp * a.goods.length : f.vp)
  })
}

function borrowed(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  weighFields(s, seat, scale)
  return best(legal, (a) => {
    if (a.type === 'decline') return 0.01
    if (a.type !== 'activate') return -Infinity
    const way = wayOf(s, a)
    const pays = (way.pay === 0 ? 0 : costOf(s, scale, way.pay)) + way.coins + way.payCasks * scale.item[CASKS]
    const gives = way.casks * scale.item[CASKS] + way.points * scale.point + way.markers * scale.marker
    return way.vp + gives + keptWorth(scale, way.put) + way.tokens * TOKEN + way.events * A_TILE - pays
  })
}

/** Worth of the Scotsmen's places once one has gone from a tile to another; `null`: to the supply. */
function standing(s: State, seat: Seat, from: TileId, to: TileId | null): number {
  const home = s.scotsmen[homeCastle(seat)]
  s.scotsmen[from]--
  if (to !== null) s.scotsmen[to]++
  const after = outlook(s, scale) + (s.scotsmen[homeCastle(seat)] - home) * scale.item[SCOTSMEN]
  s.scotsmen[from]++
  if (to !== null) s.scotsmen[to]--
  return after
}

const MOST_WALKS = 2
/** VP that a step must bring: a Scotsman needs something to do there. */
const STEP = 0.3

function walks(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  drawFront(s, seat, scale)
  const now = outlook(s, scale)
  return bestFew(legal, MOST_WALKS, (a) => {
    if (a.type === 'decline') return now + STEP
    if (a.type === 'give') return standing(s, seat, a.tile, null)
    return a.type === 'move' ? standing(s, seat, a.from, a.to) : -Infinity
  })
}

type Pruner = (s: State, seat: Seat, legal: readonly Action[]) => readonly Action[]
const PRUNERS: { readonly [kind: string]: Pruner | undefined } = {
  event: events,
  flip: flips,
  exchange: (s, _seat, legal) => exchanges(s, legal),
  borrow: borrowed,
  forfeit: walks,
  recall: walks,
  muster: walks,
}

export const tomeStrategy: ChronicleStrategy = {
  turns: [],
  worth,
  prune(s, seat, legal) {
    const pruner = PRUNERS[s.stack.at(-1)?.kind ?? '']
    if (pruner === undefined) return null
    weighed(s, seat)
    return pruner(s, seat, legal)
  },
}
