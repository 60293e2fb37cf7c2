import type { Corrections, Seat } from '@bothy/kernel'
import type { ModuleViews } from '../modules/module-types.ts'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { Good, Goods } from '../data/goods.ts'
import type { Category } from '../data/limits.ts'
import type { PlaceId } from '../data/roads.ts'
import type { TileId, TileType } from '../data/tiles.ts'
import type { PendingKind } from './frame-types.ts'
import type { EffectWord, Piece } from './base-frames.ts'
import type { Reason } from './reason-types.ts'
import type { Options } from './setup-types.ts'
import type { Spot, Offer, Activatable, Yield } from './offer-types.ts'

/** `tiles`: how many could be activated, removed or built. */
export type Bonus = {
  readonly vp: number
  readonly counted: number | null
  readonly coins: number
  readonly scotsmen: number
  readonly goods: readonly Good[]
  readonly points: number
  readonly persons: number
  readonly tiles: readonly TileId[]
  readonly ongoing: boolean
}

export type FieldShown = {
  readonly field: FieldId
  /** In order of claiming; several only where it can be claimed again (GM2-112). */
  readonly holders: readonly Seat[]
  readonly price: number
  readonly path: readonly PlaceId[]
  /** For the seat that is asked, or else for the viewer; null: it may be claimed. */
  readonly reason: Reason | null
  readonly bonus: Bonus
}

export type OpenCell = {
  readonly x: number
  readonly y: number
  readonly plain: boolean
  readonly river: boolean
}

export type TileShown = {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  readonly under: readonly TileId[]
  readonly scotsmen: number
  readonly goods: readonly Good[]
  readonly reach: 'far' | 'ready' | 'used'
}

export type PlayerShown = {
  readonly coins: number
  readonly vp: number
  readonly casks: number
  readonly supply: number
  readonly markers: number
  readonly cards: readonly CardId[]
  readonly persons: readonly TileId[]
  readonly fields: readonly FieldId[]
  readonly goods: Goods
  readonly tiles: readonly TileShown[]
  readonly open: readonly OpenCell[]
  /** GM2-130: on The End, beyond it, or neither. */
  readonly finished: boolean
}

/** Fields that the kind of question does not use are empty or 0. */
export type PendingShown = {
  readonly kind: PendingKind
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly tile: TileId | null
  readonly goods: readonly Good[]
  readonly coins: number
  /** How many to choose, give, remove or settle; markers to place. */
  readonly left: number
  readonly effects: readonly EffectWord[]
  readonly types: readonly TileType[]
  readonly chosen: readonly TileId[]
  readonly inner: boolean
  readonly declinable: boolean
}

export type View = {
  readonly seats: number
  readonly viewer: Seat | null
  readonly options: Options
  readonly corrections: Corrections | null
  readonly pending: PendingShown | null
  /** Spaces of the ring; a position lies on space `position % spaces`. */
  readonly spaces: number
  /** From the rear-most piece on: all that is in the line (GM2-20). The End is shown with the pieces on it. */
  readonly line: readonly {
    readonly position: number
    readonly tile: TileId | null
    readonly pieces: readonly Piece[]
  }[]
  readonly front: number
  readonly arrivals: readonly Seat[]
  /** Tiles left in the stacks A to D; The End counts as one of D until it is drawn. */
  readonly stacks: readonly number[]
  readonly sizes: readonly number[]
  readonly discards: readonly TileId[]
  readonly removed: readonly TileId[]
  readonly market: Goods
  readonly players: readonly PlayerShown[]
  readonly fields: readonly FieldShown[]
  /** GM2-120: what a scoring would compare now, and what it would give. */
  readonly standing: {
    readonly [C in Category]: { readonly values: readonly number[]; readonly vp: readonly number[] }
  }
  readonly scorings: number
  readonly points: number
  readonly offers: readonly Offer[]
  readonly spots: readonly Spot[]
  /** Until the tile is placed: tiles of the active seat and of the rondel that could give something. */
  readonly yields: readonly Yield[]
  readonly activatable: readonly Activatable[]
  readonly choices: readonly {
    readonly tile: TileId
    readonly reason: Reason | null
    readonly spots: readonly Spot[]
  }[]
  readonly chronicles: ModuleViews
  readonly scores: readonly number[] | null
  readonly ranks: readonly number[] | null
}
