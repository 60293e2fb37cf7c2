import { type Act, type ActLists, combinations, type Grey, moments, type Runner, type Seat } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import { type ChronicleName, ORDER } from './chronicles/nouns.ts'
import type { OneTimeWord } from './data/one-time.ts'
import type { CardId } from './data/cards.ts'
import type { FieldId } from './data/fields.ts'
import type { Category, StackId } from './data/limits.ts'
import type { Op, OpWord } from './data/ops.ts'
import type { TileId } from './data/tiles.ts'
import type { Source } from './events.ts'
import type { Bill, Frame, Piece } from './frame-types.ts'
import type { Reason } from './reason-types.ts'
import type { Purse } from './rules/bill.ts'
import type { Action, Event, State, Types } from './types.ts'

/**
 * All that the base game calls of a Chronicle: a closed list, bound by `chronicles/list.ts`. Acts may change everything and ask;
 * they lie on the stack, so that one Chronicle is done, its questions too, before the next begins. What is raised last is met first.
 */
export type Acts = {
  readonly turnBegan: { readonly seat: Seat }
  /** Once for each special tile and each piece of nobody that a piece leaves behind on its way, in order. */
  readonly passed: { readonly piece: Piece; readonly position: number }
  /** A tile that is entered and not taken, The End excepted. */
  readonly entered: { readonly piece: Piece; readonly tile: TileId }
  /** From the rondel. `by`: the piece that has moved; it has stopped there (GM2-27, GM2-32) or left the tile behind (GM2-23). */
  readonly tileLeft: {
    readonly tile: TileId
    readonly by: Piece
    readonly stopped: boolean
    readonly to: 'seat' | 'pile' | 'box'
  }
  /** Before the tile's one-time effects. `paid`: what the cell has cost the builder besides. */
  readonly placed: { readonly seat: Seat; readonly tile: TileId; readonly cell: Cell; readonly paid: number }
  /** A tile was removed there, or given away. Those of one effect are met in their order. */
  readonly landChanged: { readonly seat: Seat; readonly cell: Cell }
  /** Moved by a point or by a card, not put there. */
  readonly scotsmanMoved: { readonly seat: Seat; readonly to: TileId }
  /** What an activation has put on an own tile, or what that of another seat's tile gives and is still to be brought (GM2-C6-8). */
  readonly produced: { readonly seat: Seat; readonly tile: TileId; readonly goods: Bundle }
  readonly caskGained: { readonly seat: Seat; readonly count: number }
  readonly casksPaid: { readonly seat: Seat; readonly count: number }
  /** An activation ages casks (GM2-C3-3), once all that it gives besides is there. `must`: it was made for this alone. */
  readonly ageing: { readonly seat: Seat; readonly steps: number; readonly must: boolean }
  /** An activation triggers an event (GM2-C6-3). */
  readonly eventTriggered: { readonly seat: Seat }
  /** Those of one scoring are met in their order. */
  readonly gained: { readonly seat: Seat; readonly vp: number; readonly source: Source }
  /** Before the questions of the bonus. */
  readonly markerPlaced: { readonly seat: Seat; readonly field: FieldId }
  /** After the clan marker and its bonus. Not for David Hume, whom a clan field gives (GM2-C7-3). */
  readonly personTaken: { readonly seat: Seat; readonly tile: TileId }
  readonly stackBegan: { readonly stack: StackId }
  /** Before the refill goes on. */
  readonly roundScored: { readonly round: number }
  /** After refill and scoring; of a seat's own piece. */
  readonly turnEnded: { readonly seat: Seat }
  readonly gameScored: { readonly step: 'beforeRound' | 'afterFinal' }
  // What Chronicles offer to others.
  /** GM2-C8-6: the boat of `seat` has left the space of another that is under way; met before what it has come to. */
  readonly boatsPassed: { readonly seat: Seat; readonly other: Seat }
  /** GM2-C1-6: a reward token of this river's castle, once its effect is done. */
  readonly rewardTaken: { readonly seat: Seat; readonly river: number }
  /** GM2-C2-4: before the seat takes what is on the Mountain. */
  readonly leavingMountain: { readonly seat: Seat }
  /** GM2-C5-4: before the rolls; and after each common roll, before tokens are turned up. */
  readonly feastBegan: { readonly feast: number }
  readonly feastRolled: { readonly roll: number }
  /** GM2-C6-3: a landmark card shows its event side. */
  readonly cardTurned: { readonly card: CardId }
}

/** When a seat may do something of a Chronicle besides: before its move, between activations, before it claims or builds. */
export type Window = 'turn' | 'activate' | 'claim' | 'build'

/** What else a seat may do in a window of its turn, and the handler of the action. */
export type Aside = {
  list(s: State, seat: Seat, window: Window, out: Action[]): void
  /** False if the action is not its own. */
  apply(s: State, seat: Seat, a: Action, events?: Event[]): boolean
  /** What of it can be pointed at in these windows and not chosen. */
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
  /** Why such a tile cannot be entered now. */
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
  /** What it costs to stop at a tile at all, also to discard it (GM2-C8-6); part of the bill of a tile that is taken. */
  readonly stopPrice: (s: State, piece: Piece, tile: TileId) => number
  /** What it costs to take a tile with this piece, besides its own cost. */
  readonly takePrice: (s: State, piece: Piece, tile: TileId) => number
  /** Why a bill that could be paid cannot be after what is due on the way, where that is left to the seat (GM2-Q17). */
  readonly whyNotOnTheWay: (s: State, move: Move) => Reason | null
  /** Whether any cell could cost the builder something. Asked before the price of each. */
  readonly hasDearCells: (s: State, seat: Seat) => boolean
  /** What a cell costs the builder. */
  readonly cellPrice: (s: State, seat: Seat, cell: Cell) => number
  /** What a field costs besides the road. */
  readonly fieldPrice: (s: State, seat: Seat, field: FieldId) => number
  /** Added to what a seat has in a category, before Castle Moil doubles (GM2-X11). */
  readonly held: (s: State, seat: Seat, category: Category) => number
  /** Added after it, in scorings alone (GM2-X7). */
  readonly bonus: (s: State, seat: Seat, category: Category) => number
  readonly leadTable: (s: State, seat: Seat, category: Category) => readonly number[] | null
  /** False: the coins of this seat are worth nothing at the end. */
  readonly coinsScore: (s: State, seat: Seat) => boolean
  /** Castles on which somebody stands for the seat besides the Scotsmen of its territory (GM2-X8). */
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

/** Activations of a Chronicle's own words: listed for a tile in reach that was not activated yet, and carried out. */
export type OtherWays = {
  list(s: State, seat: Seat, tile: TileId, out: Action[]): void
  /** False if the action is not its own. */
  apply(s: State, seat: Seat, a: Action, events?: Event[]): boolean
}

/** A piece that belongs to nobody: the frame that it asks when it is the rear-most. */
export type PieceTurn = { readonly piece: Piece; readonly frame: (s: State) => Frame }

/** What an effect of a Chronicle's own does, by its word: ops of cards, fields and tokens; one-time effects of tiles. */
export type OpHandler = (s: State, seat: Seat, op: Op, tile: TileId, events?: Event[]) => void
export type OpHandlers = { readonly [word in OpWord]?: OpHandler }
export type OnceHandler = (s: State, seat: Seat, amount: number, tile: TileId, events?: Event[]) => void
export type OnceHandlers = { readonly [word in OneTimeWord]?: OnceHandler }

/** The moments of one combination of Chronicles. Without any every list is empty. */
export type Gathered = {
  readonly acts: ActLists<State, Acts, Event>
  readonly questions: { readonly [Q in keyof Questions]: readonly Questions[Q][] }
  readonly asides: readonly Aside[]
  readonly ways: readonly OtherWays[]
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
const called = moments<State, Acts, Event>((s) => on(s).acts)
export const moment = called.step
/** The base game alone acts in no moment, so that none is looked up there. */
export const raise: typeof called.raise = (s, at, about) => {
  if (s.inPlay !== 0) called.raise(s, at, about)
}
