import type { Good } from '../data/goods.ts'
import type { TileId } from '../data/tiles.ts'
import type { Piece } from './base-frames.ts'
import type { Reason } from './reason-types.ts'

export type Payment = {
  readonly own: readonly Good[]
  readonly bought: readonly Good[]
  readonly coins: number
  readonly casks: number
  readonly scotsmen: number
}

/** `over` would be covered; `activates` would be ready besides the tile itself (GM2-80, GM2-92). */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly over: TileId | null
  readonly activates: readonly TileId[]
}

export type Offer = {
  readonly tile: TileId
  readonly position: number
  /** `discard` only where nothing can be taken (GM2-27), `finish` onto The End. */
  readonly what: 'take' | 'discard' | 'finish'
  readonly reason: Reason | null
  /** With own resources as far as they go; null if it cannot be paid as things are. */
  readonly payment: Payment | null
  readonly needsSale: boolean
  readonly givers: readonly TileId[]
  readonly spots: readonly Spot[]
  readonly discards: readonly TileId[]
  readonly next: Piece | null
  readonly draws: number
  readonly scoring: boolean
}

export type WayShown = {
  readonly goods: readonly Good[]
  readonly by: By
  readonly payment: Payment
  readonly vp: number
  readonly casks: number
  readonly puts: readonly Good[]
  readonly points: number
  readonly markers: number
  readonly ages: number
  readonly tokens: number
  readonly events: number
}

export type Activatable = {
  readonly tile: TileId
  readonly extra: boolean
  readonly reason: Reason | null
  readonly ways: readonly WayShown[]
}

/** Yield of a tile as things are, by its best way. `trades`: it takes something, so it may give nothing now. */
export type Yield = {
  readonly tile: TileId
  readonly trades: boolean
  readonly puts: readonly Good[]
  readonly any: number
  readonly vp: number
  readonly casks: number
  readonly points: number
  readonly markers: number
  readonly ages: number
  readonly tokens: number
  readonly events: number
}

export type By = 'coin' | 'vp' | null
