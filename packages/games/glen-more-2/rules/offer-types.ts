import type { Good } from '../data/goods.ts'
import type { TileId } from '../data/tiles.ts'
import type { Piece } from './base-frames.ts'
import type { Reason } from './reason-types.ts'

/** A way to pay: own resources, purchases, and all coins, those for the purchases included. */
export type Payment = {
  readonly own: readonly Good[]
  readonly bought: readonly Good[]
  readonly coins: number
  readonly casks: number
  readonly scotsmen: number
}

/** Where a tile may lie; `over` is what it would cover; `activates` what would be ready besides itself (GM2-80, GM2-92). */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly over: TileId | null
  readonly activates: readonly TileId[]
}

/** The outcome of moving to a tile of the rondel. */
export type Offer = {
  readonly tile: TileId
  readonly position: number
  /** The kind of move: `discard` only where nothing can be taken (GM2-27), `finish` onto The End. */
  readonly what: 'take' | 'discard' | 'finish'
  /** Null: it may be chosen. */
  readonly reason: Reason | null
  /** With own resources as far as they go; null if it cannot be paid as things are. */
  readonly payment: Payment | null
  /** It can be paid after a sale (GM2-Q17). */
  readonly needsSale: boolean
  /** Where a Scotsman of the cost may come from (GM2-51). */
  readonly givers: readonly TileId[]
  readonly spots: readonly Spot[]
  /** Tiles that would be behind the rear-most piece (GM2-23). */
  readonly discards: readonly TileId[]
  /** Which piece would be active next; null: the game would be over. */
  readonly next: Piece | null
  readonly draws: number
  /** A scoring round would follow (GM2-25). */
  readonly scoring: boolean
}

/** One way to activate a tile: the action's words, how it is paid, and what it gives. */
export type WayShown = {
  readonly goods: readonly Good[]
  readonly by: By
  readonly payment: Payment
  readonly vp: number
  readonly casks: number
  readonly puts: readonly Good[]
  readonly points: number
  readonly markers: number
  /** GM2-C3-3: steps of casks. */
  readonly ages: number
  /** GM2-C5-3. */
  readonly tokens: number
  /** GM2-C6-3. */
  readonly events: number
}

export type Activatable = {
  readonly tile: TileId
  /** It would use Loch Ness. */
  readonly extra: boolean
  /** Null: it can be activated now. */
  readonly reason: Reason | null
  readonly ways: readonly WayShown[]
}

/** The yield of a tile as things are, by its best way. `trades`: it takes something, so it may give nothing now. */
export type Yield = {
  readonly tile: TileId
  readonly trades: boolean
  readonly puts: readonly Good[]
  readonly any: number
  readonly vp: number
  readonly casks: number
  readonly points: number
  readonly markers: number
  /** GM2-C3-3: steps of casks. */
  readonly ages: number
  /** GM2-C5-3. */
  readonly tokens: number
  /** GM2-C6-3. */
  readonly events: number
}

/** How a tile is activated besides the printed way: with a coin (Sinclair), or for VP instead (MacGregor). */
export type By = 'coin' | 'vp' | null
