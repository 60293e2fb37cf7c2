import { type Act, type ActLists, combinations, type Grey, hooks, type Runner, type Seat } from '@bothy/kernel'
import type { Cell } from '@bothy/kit'
import { type ChronicleName, ORDER } from '../modules/module-types.ts'
import type { OneTimeWord } from '../data/one-time.ts'
import type { FieldId } from '../data/fields.ts'
import type { Category } from '../data/limits.ts'
import type { Op, OpWord } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import type { Source } from './log-events.ts'
import type { Frame } from './frame-types.ts'
import type { Reason } from './reason-types.ts'
import type { Bill, Piece, Purse } from './base-frames.ts'
import type { Action, Event, State, Types } from './types.ts'
import type { Acts } from './acts.ts'

export type Window = 'turn' | 'activate' | 'claim' | 'build'

export type FreeAction = {
  list(s: State, seat: Seat, window: Window, out: Action[]): void
  /** False if the action is not its own. */
  apply(s: State, seat: Seat, a: Action, events?: Event[]): boolean
  grey?(s: State, seat: Seat, grey: Grey<Types>): void
}

export type Move = {
  readonly piece: Piece
  readonly seat: Seat
  readonly to: number
  readonly bill: Bill
  readonly purse: Purse
}

/** Questions change nothing: the first reason counts, amounts add up. */
export type Questions = {
  readonly mayEnter: (s: State, piece: Piece, tile: TileId) => boolean
  readonly whyNotEnter: (s: State, piece: Piece, tile: TileId) => Reason | null
  readonly whyNotStop: (s: State, piece: Piece, tile: TileId) => Reason | null
  readonly whyNotRemove: (s: State, seat: Seat, tile: TileId) => Reason | null
  /** Why a card's extra activation in every turn (GM2-85) is not available in this one. Asked only of seats with such a card. */
  readonly whyNotExtra: (s: State, seat: Seat) => Reason | null
  readonly whyNotAge: (s: State, seat: Seat) => Reason | null
  readonly whyNotEvent: (s: State, seat: Seat) => Reason | null
  /** Coins for stopping at a tile, even to discard it (GM2-C8-6); part of the bill of a tile that is taken. */
  readonly stopPrice: (s: State, piece: Piece, tile: TileId) => number
  readonly takePrice: (s: State, piece: Piece, tile: TileId) => number
  /** Why a payable bill cannot be paid after the charges on the way, where the seat decides about those (GM2-Q17). */
  readonly whyNotOnTheWay: (s: State, move: Move) => Reason | null
  /** Asked before the price of each cell. */
  readonly hasDearCells: (s: State, seat: Seat) => boolean
  readonly cellPrice: (s: State, seat: Seat, cell: Cell) => number
  readonly fieldPrice: (s: State, seat: Seat, field: FieldId) => number
  /** Added to what a seat has in a category, before Castle Moil doubles (GM2-X11). */
  readonly held: (s: State, seat: Seat, category: Category) => number
  /** Added after it, in scorings alone (GM2-X7). */
  readonly bonus: (s: State, seat: Seat, category: Category) => number
  readonly leadTable: (s: State, seat: Seat, category: Category) => readonly number[] | null
  readonly coinsScore: (s: State, seat: Seat) => boolean
  /** Castles where another piece stands for the seat besides the Scotsmen of its territory (GM2-X8). */
  readonly castlesHeld: (s: State, seat: Seat) => number
  /** True: the space is taken up for good, and refilling leaves it as it is. */
  readonly isFixed: (s: State, space: number) => boolean
  /** Why no seat can gain a token of a Chronicle now, so that it costs nothing either (GM2-C5-2). Asked of tiles that give one. */
  readonly whyNotTokens: (s: State) => Reason | null
  /** GM2-C8-4: whether a seat that passes a sale may sell as if it had entered. */
  readonly isVisitor: (s: State, seat: Seat) => boolean
  /** For the invariants: coins and Scotsmen that lie outside the base game's places. */
  readonly coinsHeld: (s: State) => number
  readonly scotsmenHeld: (s: State, seat: Seat) => number
}

export type PieceTurn = { readonly piece: Piece; readonly frame: (s: State) => Frame }

export type OpHandler = (s: State, seat: Seat, op: Op, tile: TileId, events?: Event[]) => void
export type OpHandlers = { readonly [word in OpWord]?: OpHandler }
export type OnceHandler = (s: State, seat: Seat, amount: number, tile: TileId, events?: Event[]) => void
export type OnceHandlers = { readonly [word in OneTimeWord]?: OnceHandler }

export type Gathered = {
  readonly acts: ActLists<State, Acts, Event>
  readonly questions: { readonly [Q in keyof Questions]: readonly Questions[Q][] }
  readonly freeActions: readonly FreeAction[]
  readonly turns: readonly PieceTurn[]
  readonly ops: OpHandlers
  readonly once: OnceHandlers
  /** Those of the base, then those of the Chronicles: the indexes of `State.gained`. */
  readonly sources: readonly Source[]
  readonly runner: Runner<State, Action, Event>
}

export type ActHandlers = { readonly [M in keyof Acts]?: Act<State, Acts[M], Event> }

export type ActOf<M extends keyof Acts> = NonNullable<ActHandlers[M]>

/** The base imports this and no Chronicle. */
export const seam = combinations<ChronicleName, Gathered>(ORDER)
export const on = (s: State): Gathered => seam.of(s.inPlay)
const called = hooks<State, Acts, Event>((s) => on(s).acts)
export const hookFrame = called.step
/** The base game alone has no handlers, so the look-up is skipped. */
export const runHook: typeof called.runHook = (s, at, about) => {
  if (s.inPlay !== 0) called.runHook(s, at, about)
}
