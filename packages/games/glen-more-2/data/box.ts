import { type Boxes, BOXES } from '../modules/written/boxes.ts'
import { type BoxActivation, boxActivation } from './activation.ts'
import { BOX_CARDS, type BoxCard, type CardName } from './cards.ts'
import { BOX_FIELDS, type BoxField, type BoxRoad, boxRoads } from './clan-board.ts'
import { type BoxCost, boxCost } from './cost.ts'
import { TILE_FACES } from './faces.ts'
import type { FieldName } from './fields.ts'
import type { LeadTable } from './leads.ts'
import { type BoxOneTime, boxOneTime } from './one-time.ts'

export type BoxTile = {
  readonly stack: string
  readonly type: string
  readonly river: boolean
  readonly overbuild: boolean
  readonly cost: BoxCost
  readonly once: BoxOneTime
  readonly activation: BoxActivation
}

export type Box = Boxes & {
  readonly supplies: {
    /** GM2-2: for each player; one Scotsman is the playing piece. */
    readonly scotsmen: number
    readonly clanMarkers: number
    /** GM2-5. */
    readonly resourcesPerTile: number
    /** GM2-30. */
    readonly die: readonly number[]
    /** GM2-11: from the rear. */
    readonly startCoins: readonly number[]
  }
  readonly rondel: {
    readonly spaces: number
    /** GM2-Q15: whether The End is one of the 17 tiles of stack D; D17 is then left out. */
    readonly endIsInD: boolean
  }
  /** By face: the home tiles are printed once for all seats. */
  readonly tiles: { readonly [face: string]: BoxTile }
  readonly landmarks: { readonly [card in CardName]: BoxCard }
  readonly clanBoard: {
    readonly fields: { readonly [field in FieldName]: BoxField }
    readonly roads: { readonly [number: string]: BoxRoad }
  }
  readonly scoring: {
    /** GM2-121: VP by the lead over the lowest. */
    readonly lead: LeadTable
    /** GM2-132. */
    readonly vpPerExtraTile: number
    readonly vpPerCoin: number
  }
}

export const BOX: Box = {
  supplies: {
    scotsmen: 10,
    clanMarkers: 10,
    resourcesPerTile: 3,
    die: [1, 1, 1, 2, 2, 3],
    startCoins: [5, 6, 7, 8],
  },
  rondel: { spaces: 14, endIsInD: false },
  tiles: Object.fromEntries(
    TILE_FACES.map(({ id, stack, type, river = false, overbuild = false, cost = {}, once = {}, activation }) => [
      id,
      {
        stack,
        type,
        river,
        overbuild,
        cost: boxCost(cost),
        once: boxOneTime(once),
        activation: boxActivation(activation ?? { kind: 'none' }),
      },
    ]),
  ),
  landmarks: BOX_CARDS,
  clanBoard: { fields: BOX_FIELDS, roads: boxRoads() },
  scoring: {
    lead: { '1': 1, '2': 2, '3': 3, '4': 5, '5': 8, more: 8 },
    vpPerExtraTile: -3,
    vpPerCoin: 1,
  },
  ...BOXES,
}
