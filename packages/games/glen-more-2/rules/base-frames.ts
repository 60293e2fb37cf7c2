import type { Seat } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { FieldColour } from '../data/fields.ts'
import type { TileId, TileType } from '../data/tiles.ts'

/** A piece on the rondel: a seat, or what belongs to nobody (GM2-21). */
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

/** Pending decisions and steps of the base game. The last one on the stack is in force. */
export type BaseFrame =
  /** GM2-21: looks up the rear-most piece. */
  | { readonly kind: 'nextTurn' }
  /** GM2-22 (a): move to a tile. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** GM2-27: a coin or a movement point. */
  | { readonly kind: 'reward'; readonly seat: Seat }
  /** GM2-50: the bill of a tile, once the way to it is done. `kept`: coins that its cell will cost (GM2-Q17). */
  | {
      readonly kind: 'due'
      readonly seat: Seat
      readonly tile: TileId
      readonly bill: Bill
      readonly kept: number
    }
  /** GM2-50, GM2-83: what is still to be paid, for a tile that was taken or is being activated. */
  | { readonly kind: 'pay'; readonly seat: Seat; readonly tile: TileId; readonly bill: Bill }
  /** GM2-51: which Scotsman; `left` of them are to be paid. */
  | { readonly kind: 'give'; readonly seat: Seat; readonly tile: TileId; readonly left: number }
  /** GM2-52 to GM2-64. `inner`: inside another effect, so that its activations do not close the turn (GM2-Q7). */
  | { readonly kind: 'place'; readonly seat: Seat; readonly tile: TileId; readonly inner: boolean }
  /** GM2-110: the person is paid for and set aside. */
  | { readonly kind: 'person'; readonly seat: Seat; readonly tile: TileId }
  /** GM2-70, GM2-Q5: in which order. */
  | { readonly kind: 'effects'; readonly seat: Seat; readonly tile: TileId; readonly effects: readonly Effect[] }
  /** Those left once one is done. */
  | { readonly kind: 'resume'; readonly seat: Seat; readonly tile: TileId; readonly effects: readonly Effect[] }
  /** GM2-97, joker: resources of choice, on `tile`; `NO_TILE`: on any own tiles. */
  | {
      readonly kind: 'choose'
      readonly seat: Seat
      readonly tile: TileId
      readonly amount: number
      readonly declinable: boolean
    }
  /** GM2-113: what is to be put on any own tiles. */
  | { readonly kind: 'bring'; readonly seat: Seat; readonly goods: Bundle; readonly scotsmen: number }
  /** GM2-113: one tile of each of these types may be activated (GM2-Q6). */
  | { readonly kind: 'grant'; readonly seat: Seat; readonly types: readonly TileType[] }
  /** GM2-111. */
  | {
      readonly kind: 'claim'
      readonly seat: Seat
      readonly left: number
      readonly payRoads: boolean
      readonly colour: FieldColour | 'any'
    }
  /** GM2-65: up to `left` more tiles; those chosen are gone when the last is. */
  | { readonly kind: 'remove'; readonly seat: Seat; readonly left: number; readonly chosen: readonly TileId[] }
  /** GM2-66: which of these stay on the Home Castle. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly goods: Bundle }
  /** GM2-113, Munro: which tile of the discard pile. */
  | { readonly kind: 'build'; readonly seat: Seat }
  /** Given by an exchange once it is paid. */
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
  /** GM2-30 to GM2-33. */
  | { readonly kind: 'die' }
  /** GM2-23: clean-up by the piece that has moved. */
  | { readonly kind: 'refill'; readonly piece: Piece }
  /** GM2-24, GM2-25: from the current stack; again after a scoring. */
  | { readonly kind: 'fill' }
  /** GM2-120. */
  | { readonly kind: 'score' }
  /** GM2-132. */
  | { readonly kind: 'final' }
  /** GM2-133. */
  | { readonly kind: 'ranking' }

/** Means of payment of a seat: its resources, and the coins that it would have if it sold all of them. */
export type Purse = { readonly stock: Bundle; readonly most: number }
