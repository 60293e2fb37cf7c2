import { type Act, type ActLists, combinations, type Grey, hooks, type Runner, type Seat } from '@bothy/kernel'
import type { Cell } from '@bothy/kit'
import { type ChronicleName, ORDER } from '../modules/module-types.ts'
import type { OneTimeWord } from '../data/one-time.ts'
import type { FieldId } from '../data/fields.ts'
import type { Category } from '../data/limits.ts'
import type { Op, OpWord } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import type { Source } from './events.ts'
import type { Frame } from './frame-types.ts'
import type { Reason } from './reason-types.ts'
import type { Bill, Piece, Purse } from './base-frames.ts'
import type { Action, Event, State, Types } from './types.ts'
import type { Acts } from './acts.ts'

/** When a seat may do something of a Chronicle besides: before its move, between activations, before it claims or builds. */
export type Window = 'turn' | 'activate' | 'claim' | 'build'

/** Extra actions of a seat in a window of its turn, and their handler. */
export type FreeAction = {
  list(s: State, seat: Seat, window: Window, out: Action[]): void
  /** False if the action is not its own. */
  apply(s: State, seat: Seat, a: Action, events?: Event[]): boolean
  /** Greys its targets that cannot be chosen in these windows. */
  grey?(s: State, seat: Seat, grey: Grey<Types>): void
}

/** A move to a tile, and all that is due there. `piece`: which one moves, for the seat that pays and gets the tile. */
export type Move = {
  readonly piece: Piece
  readonly seat: Seat
  readonly to: number
  readonly bill: Bill
  readonly purse: Purse
}

/** Questions change nothing: of reasons the first counts, amounts add up. */
export type Questions = {
  /** True: a special tile of this Chronicle that may be entered. */
  readonly mayEnter: (s: State, piece: Piece, tile: TileId) => boolean
  readonly whyNotEnter: (s: State, piece: Piece, tile: TileId) => Reason | null
  /** Of any tile, and of The End. */
  readonly whyNotStop: (s: State, piece: Piece, tile: TileId) => Reason | null
  readonly whyNotRemove: (s: State, seat: Seat, tile: TileId) => Reason | null
  /** Why what a card adds to every turn of a seat (GM2-85) is not added to this one. Asked only of who has such a card. */
  readonly whyNotExtra: (s: State, seat: Seat) => Reason | null
  /** Why no cask can be aged now (GM2-C3-3). */
  readonly whyNotAge: (s: State, seat: Seat) => Reason | null
  /** Why no event can be triggered (GM2-C6-3). Asked of tiles that trigger one. */
  readonly whyNotEvent: (s: State, seat: Seat) => Reason | null
  /** Coins for stopping at a tile at all, also to discard it (GM2-C8-6); part of the bill of a tile that is taken. */
  readonly stopPrice: (s: State, piece: Piece, tile: TileId) => number
  /** Coins for taking a tile with this piece, besides its own cost. */
  readonly takePrice: (s: State, piece: Piece, tile: TileId) => number
  /** Why a bill that could be paid cannot be after what is due on the way, where that is left to the seat (GM2-Q17). */
  readonly whyNotOnTheWay: (s: State, move: Move) => Reason | null
  /** Whether any cell could cost the builder something. Asked before the price of each. */
  readonly hasDearCells: (s: State, seat: Seat) => boolean
  /** Coins that the builder pays for a cell. */
  readonly cellPrice: (s: State, seat: Seat, cell: Cell) => number
  /** Coins for a field besides the road. */
  readonly fieldPrice: (s: State, seat: Seat, field: FieldId) => number
  /** Added to what a seat has in a category, before Castle Moil doubles (GM2-X11). */
  readonly held: (s: State, seat: Seat, category: Category) => number
  /** Added after it, in scorings alone (GM2-X7). */
  readonly bonus: (s: State, seat: Seat, category: Category) => number
  readonly leadTable: (s: State, seat: Seat, category: Category) => readonly number[] | null
  /** False: the coins of this seat are worth nothing at the end. */
  readonly coinsScore: (s: State, seat: Seat) => boolean
  /** Castles where another piece stands for the seat besides the Scotsmen of its territory (GM2-X8). */
  readonly castlesHeld: (s: State, seat: Seat) => number
  /** True: the space is taken up for good, and refilling leaves it as it is. */
  readonly isFixed: (s: State, space: number) => boolean
  /** Why nobody can gain a token of a Chronicle now, so that it costs nothing either (GM2-C5-2). Asked of tiles that give one. */
  readonly whyNotTokens: (s: State) => Reason | null
  /** GM2-C8-4: whether a seat that passes a sale may sell as if it had entered. */
  readonly isVisitor: (s: State, seat: Seat) => boolean
  /** For the invariants: coins that lie elsewhere, and Scotsmen of a seat that stand elsewhere. */
  readonly coinsHeld: (s: State) => number
  readonly scotsmenHeld: (s: State, seat: Seat) => number
}

/** A piece that belongs to nobody: the frame that it asks when it is the rear-most. */
export type PieceTurn = { readonly piece: Piece; readonly frame: (s: State) => Frame }

/** Handlers of a Chronicle's own effects, by word: ops of cards, fields and tokens; one-time effects of tiles. */
export type OpHandler = (s: State, seat: Seat, op: Op, tile: TileId, events?: Event[]) => void
export type OpHandlers = { readonly [word in OpWord]?: OpHandler }
export type OnceHandler = (s: State, seat: Seat, amount: number, tile: TileId, events?: Event[]) => void
export type OnceHandlers = { readonly [word in OneTimeWord]?: OnceHandler }

/** The moments of one combination of Chronicles. Without any every list is empty. */
export type Gathered = {
  readonly acts: ActLists<State, Acts, Event>
  readonly questions: { readonly [Q in keyof Questions]: readonly Questions[Q][] }
  readonly freeActions: readonly FreeAction[]
  readonly turns: readonly PieceTurn[]
  readonly ops: OpHandlers
  readonly once: OnceHandlers
  /** Those of the base, then those of the Chronicles: the places of `State.gained`. */
  readonly sources: readonly Source[]
  /** Only the kinds of frames in play are looked through. */
  readonly runner: Runner<State, Action, Event>
}

export type ActHandlers = { readonly [M in keyof Acts]?: Act<State, Acts[M], Event> }

export type ActOf<M extends keyof Acts> = NonNullable<ActHandlers[M]>

/** The base imports this and no Chronicle. */
export const seam = combinations<ChronicleName, Gathered>(ORDER)
export const on = (s: State): Gathered => seam.of(s.inPlay)
const called = hooks<State, Acts, Event>((s) => on(s).acts)
export const hookFrame = called.step
/** The base game alone acts in no moment, so that none is looked up there. */
export const runHook: typeof called.runHook = (s, at, about) => {
  if (s.inPlay !== 0) called.runHook(s, at, about)
}
