import type { Seat } from '@bothy/kernel'
import type { Bundle, Cell } from '@bothy/kit'
import type { CardId } from '../data/cards.ts'
import type { FieldId } from '../data/fields.ts'
import type { StackId } from '../data/limits.ts'
import type { TileId } from '../data/tiles.ts'
import type { Source } from './log-events.ts'
import type { Piece } from './base-frames.ts'

/**
 * All hooks of the base game for Chronicles: a closed list, bound by `chronicles/list.ts`. Acts may change everything and ask; they lie on
 * the stack, so that one Chronicle finishes, with its questions, before the next begins. The act raised last is met first.
 */
export type Acts = {
  readonly turnBegan: { readonly seat: Seat }
  /** Once for each special tile and each piece without owner that a piece passes, in order. */
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
  /** Before the tile's one-time effects. `paid`: extra coins that the cell has cost the builder. */
  readonly placed: { readonly seat: Seat; readonly tile: TileId; readonly cell: Cell; readonly paid: number }
  /** A tile was removed there, or given away. Several of one effect are met in order. */
  readonly landChanged: { readonly seat: Seat; readonly cell: Cell }
  /** Moved by a point or by a card, not put there. */
  readonly scotsmanMoved: { readonly seat: Seat; readonly to: TileId }
  /** Resources that an activation has put on an own tile, or that another seat's tile gives and are still to be brought (GM2-C6-8). */
  readonly produced: { readonly seat: Seat; readonly tile: TileId; readonly goods: Bundle }
  readonly caskGained: { readonly seat: Seat; readonly count: number }
  readonly casksPaid: { readonly seat: Seat; readonly count: number }
  /** An activation ages casks (GM2-C3-3), after all its other gains. `must`: it was made for this alone. */
  readonly ageing: { readonly seat: Seat; readonly steps: number; readonly must: boolean }
  readonly eventTriggered: { readonly seat: Seat }
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
  /** GM2-C8-6: the boat of `seat` has left the space of another that is under way; met before what it has come to. */
  readonly boatsPassed: { readonly seat: Seat; readonly other: Seat }
  readonly rewardTaken: { readonly seat: Seat; readonly river: number }
  /** GM2-C2-4: before the seat takes what is on the Mountain. */
  readonly leavingMountain: { readonly seat: Seat }
  /** GM2-C5-4: before the rolls; and after each common roll, before tokens are turned up. */
  readonly feastBegan: { readonly feast: number }
  readonly feastRolled: { readonly roll: number }
  /** GM2-C6-3: a landmark card shows its event side. */
  readonly cardTurned: { readonly card: CardId }
}
