import type { Bundle } from '@bothy/kit'
import { bundleOfGoods, type Good, type GoodId, goodId, type Goods } from './goods.ts'
import type { Category } from './limits.ts'
import { type FieldColour, type FieldId, fieldNamed } from './fields.ts'
import { NO_TILE, type TileId, tileNamed, type TileType } from './tiles.ts'

export type On = 'thisTile' | 'anyOwnTile' | 'anyOwnTiles'
/** Things counted by a clan field (GM2-113). */
export type Counted = 'riverTiles' | 'villages' | 'tilesWithScotsman' | 'overbuildTilesIncludingCovered' | 'coins'
/** GM2-C6-6. */
export type EventTable = 'eventScotsmen' | 'eventCasks'
export type Step = { readonly min: number; readonly vp: number }

/** Effect of a landmark card, its event, a clan field or a token: the same in the box and in the rules. */
type PlainOp =
  /** GM2-92: the activation step covers all own tiles, each once. */
  | { readonly op: 'activateAll' }
  | { readonly op: 'activateAllOfType'; readonly type: TileType }
  /** GM2-C6-8. */
  | { readonly op: 'activateOpponentTiles'; readonly max: number }
  | { readonly op: 'activateTileAndNeighbours' }
  | { readonly op: 'activateType'; readonly type: TileType; readonly amount: number }
  /** Without its cost, except that a person pays roads. */
  | { readonly op: 'buildFromDiscard' }
  | { readonly op: 'castlesActAsScotsmenForPlacement' }
  | {
      readonly op: 'clanMarker'
      readonly amount: number
      readonly payRoads: boolean
      readonly colour: FieldColour | 'any'
    }
  | { readonly op: 'coinValue'; readonly coins: number; readonly vpEach: number }
  | { readonly op: 'coins'; readonly amount: number }
  /** For each own card that is turned, this one included. */
  | { readonly op: 'coinsPerEventSide'; readonly amount: number }
  | { readonly op: 'englandToken' }
  | { readonly op: 'extraActivationPerTurn'; readonly amount: number }
  /** GM2-C6-7: another card, without its event. */
  | { readonly op: 'flipLandmark'; readonly amount: number }
  | { readonly op: 'gainAny'; readonly amount: number; readonly on: On }
  | { readonly op: 'move'; readonly points: number }
  | { readonly op: 'moveFromHomeCastleFree' }
  /** From the own territory to the supply; otherwise the rest of the effect is void. */
  | { readonly op: 'payScotsman'; readonly amount: number }
  | { readonly op: 'payVp'; readonly amount: number }
  /** GM2-65, GM2-66. */
  | { readonly op: 'removeTiles'; readonly max: number }
  | { readonly op: 'replaceScoringTable'; readonly category: Category; readonly table: EventTable }
  /** The VP of the highest step that is reached. */
  | { readonly op: 'scoreThreshold'; readonly count: Counted; readonly table: readonly Step[] }
  | { readonly op: 'scotsman'; readonly amount: number; readonly on: On }
  | { readonly op: 'scotsmenCountDouble' }
  | { readonly op: 'swapPieceWithTile' }
  | { readonly op: 'takeAllEnglandCoins' }
  | { readonly op: 'takeDavidHume' }
  | { readonly op: 'teleportScotsman'; readonly amount: number }
  /** Resources that coins may replace in one activation of a trade tile. */
  | { readonly op: 'tradeResourceForCoin'; readonly perActivation: number; readonly coin: number }
  | { readonly op: 'unusedMovementVp'; readonly vpEach: number }
  | { readonly op: 'vp'; readonly amount: number }
  | { readonly op: 'casks'; readonly amount: number }
  | { readonly op: 'whiskyTileVpInstead'; readonly vp: number }

export type BoxOp =
  | PlainOp
  | { readonly op: 'gain'; readonly goods: Goods; readonly on: On }
  | { readonly op: 'exchangeOnce'; readonly pay: Goods; readonly vp: number; readonly allowSinclair: boolean }
  | { readonly op: 'exchangePerUnit'; readonly good: Good; readonly vpEach: number }
  | { readonly op: 'ifClan'; readonly clan: string; readonly grants: readonly BoxOp[] }
  | { readonly op: 'ifPerson'; readonly person: string; readonly grants: readonly BoxOp[] }

export type Op =
  | PlainOp
  | { readonly op: 'gain'; readonly goods: Bundle; readonly on: On }
  | { readonly op: 'exchangeOnce'; readonly pay: Bundle; readonly vp: number; readonly allowSinclair: boolean }
  | { readonly op: 'exchangePerUnit'; readonly good: GoodId; readonly vpEach: number }
  | { readonly op: 'ifClan'; readonly clan: FieldId; readonly grants: readonly Op[] }
  | { readonly op: 'ifPerson'; readonly person: TileId; readonly grants: readonly Op[] }
export type OpWord = Op['op']

const NO_FIELD: FieldId = -1

export function opOf(op: BoxOp): Op {
  if (op.op === 'gain') return { ...op, goods: bundleOfGoods(op.goods) }
  if (op.op === 'exchangeOnce') return { ...op, pay: bundleOfGoods(op.pay) }
  if (op.op === 'exchangePerUnit') return { ...op, good: goodId(op.good) }
  if (op.op === 'ifClan') return { ...op, clan: fieldNamed(op.clan) ?? NO_FIELD, grants: op.grants.map(opOf) }
  if (op.op === 'ifPerson') return { ...op, person: tileNamed(op.person) ?? NO_TILE, grants: op.grants.map(opOf) }
  return op
}
