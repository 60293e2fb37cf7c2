import type { Seat } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { FieldColour } from '../data/fields.ts'
import type { TileId, TileType } from '../data/tiles.ts'

export type Piece = number

/** GM2-50: all that is due at once. Chronicles add lines before it is asked whether it can be paid (GM2-Q17). */
export type Bill = {
  readonly goods: Bundle
  readonly coins: number
  readonly casks: number
  readonly scotsmen: number
}

/** GM2-70, GM2-113: one-time effects that ask something; all others happen by themselves. */
export type Effect =
  /** Waits only where Scotsmen are few and a clan marker may want them (GM2-2). */
  | { readonly does: 'scotsman'; readonly amount: number }
  | { readonly does: 'choose'; readonly amount: number; readonly declinable: boolean }
  | { readonly does: 'bring'; readonly goods: Bundle; readonly scotsmen: number }
  | { readonly does: 'grant'; readonly types: readonly TileType[] }
  | {
      readonly does: 'claim'
      readonly amount: number
      readonly payRoads: boolean
      readonly colour: FieldColour | 'any'
    }
  | { readonly does: 'remove'; readonly max: number }
  | { readonly does: 'build' }

export type EffectWord = Effect['does']

export type BaseFrame =
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'reward'; readonly seat: Seat }
  /** GM2-50: the bill of a tile, once the way to it is done. `kept`: coins that its cell will cost (GM2-Q17). */
  | {
      readonly kind: 'due'
      readonly seat: Seat
      readonly tile: TileId
      readonly bill: Bill
      readonly kept: number
    }
  | { readonly kind: 'pay'; readonly seat: Seat; readonly tile: TileId; readonly bill: Bill }
  | { readonly kind: 'give'; readonly seat: Seat; readonly tile: TileId; readonly left: number }
  /** GM2-52 to GM2-64. `inner`: inside another effect, so that its activations do not close the turn (GM2-Q7). */
  | { readonly kind: 'place'; readonly seat: Seat; readonly tile: TileId; readonly inner: boolean }
  | { readonly kind: 'person'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'effects'; readonly seat: Seat; readonly tile: TileId; readonly effects: readonly Effect[] }
  | { readonly kind: 'resume'; readonly seat: Seat; readonly tile: TileId; readonly effects: readonly Effect[] }
  /** GM2-97, joker: resources of choice, on `tile`; `NO_TILE`: on any own tiles. */
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      readonly tile: TileId
      readonly amount: number
      readonly declinable: boolean
    }
  | { readonly kind: 'bring'; readonly seat: Seat; readonly goods: Bundle; readonly scotsmen: number }
  | { readonly kind: 'grant'; readonly seat: Seat; readonly types: readonly TileType[] }
  | {
      readonly kind: 'claim'
      readonly seat: Seat
      readonly left: number
      readonly payRoads: boolean
      readonly colour: FieldColour | 'any'
    }
  | { readonly kind: 'remove'; readonly seat: Seat; readonly left: number; readonly chosen: readonly TileId[] }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly goods: Bundle }
  | { readonly kind: 'build'; readonly seat: Seat }
  | {
      readonly kind: 'receive'
      readonly seat: Seat
      readonly tile: TileId
      readonly vp: number
      readonly casks: number
      readonly markers: number
      /** GM2-C5-3. */
      readonly tokens: number
    }
  /**
   * GM2-80 to GM2-85: the tile on `cell` and those around it, or all; then the rest of the turn. Without a new tile `cell` is
   * `NOWHERE`. An inner one is closed by `decline` and leaves Loch Ness to the turn (GM2-Q6).
   */
  | {
      readonly kind: 'activate'
      readonly seat: Seat
      readonly cell: Cell
      readonly all: boolean
      readonly inner: boolean
    }
  | { readonly kind: 'die' }
  | { readonly kind: 'refill'; readonly piece: Piece }
  | { readonly kind: 'fill' }
  | { readonly kind: 'score' }
  | { readonly kind: 'final' }
  | { readonly kind: 'ranking' }

/** `most`: coins that the seat would have if it sold all its resources. */
export type Purse = { readonly stock: Bundle; readonly most: number }
