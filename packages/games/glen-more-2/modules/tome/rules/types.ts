import type { Seat } from '@bothy/kernel'
import type { Bundle } from '@bothy/kit'
import type { CardId } from '../../../data/cards.ts'
import type { Good } from '../../../data/goods.ts'
import type { Category } from '../../../data/limits.ts'
import type { EventTable, Op } from '../../../data/ops.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { Reason } from '../../../rules/reason-types.ts'
import type { Activatable } from '../../../rules/offer-types.ts'
import type { TomeReason } from './reason-types.ts'

/** A card that can still be turned, while that is asked: why its event cannot be used, if so. */
export type EventShown = { readonly card: CardId; readonly reason: Reason | null }

/** Payment and gain of an event; `by`: with a coin for one of the resources (Sinclair). */
export type Deal = { readonly goods: Bundle; readonly coins: number; readonly vp: number; readonly by: 'coin' | null }
export type DealShown = {
  readonly goods: readonly Good[]
  readonly by: 'coin' | null
  readonly vp: number
  readonly reason: Reason | null
}

export type TomeModuleTypes = {
  state: {
    /** GM2-C6-3: a bit for each card that shows its event side. Its owner is in `State.cards`. */
    turned: number
    /** GM2-C6-6, by seat: the tables that have replaced that of GM2-121. */
    tables: EventTable[][]
  }
  view: {
    /** By seat: own cards that are turned, in the order in which they came. */
    readonly turned: readonly (readonly CardId[])[]
    /** By seat: categories in which the better table counts. */
    readonly tables: readonly (readonly Category[])[]
    /** GM2-C6-4: what a turned card counts besides. */
    readonly bonus: number
    /** While they are asked: cards to be turned, exchanges, tiles of the others. */
    readonly events: readonly EventShown[]
    readonly deals: readonly DealShown[]
    /** Any number of times. */
    readonly each: boolean
    /** Scotsmen, cards or tiles that are still to be chosen. */
    readonly left: number
    readonly borrowed: readonly Activatable[]
  }
  frame:
    /** GM2-C6-3: which card; with its event or without. */
    | { readonly kind: 'event'; readonly seat: Seat }
    /** The rest of an event, once the part before is done. */
    | { readonly kind: 'resolving'; readonly seat: Seat; readonly card: CardId; readonly ops: readonly Op[] }
    /** GM2-C6-5: which Scotsman. */
    | { readonly kind: 'forfeit'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    /** GM2-C6-7: another card, without its event. */
    | { readonly kind: 'flip'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    /** Resources may be paid for VP; `each`: any number of times. */
    | {
        readonly kind: 'exchange'
        readonly seat: Seat
        readonly card: CardId
        readonly pay: Bundle
        readonly vp: number
        readonly each: boolean
        readonly sinclair: boolean
      }
    /** The gain, once it is paid. */
    | { readonly kind: 'exchanged'; readonly seat: Seat; readonly vp: number }
    /** GM2-C6-8: tiles of the others. */
    | { readonly kind: 'borrow'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    /** Castle Moil: a Scotsman goes to the Home Castle. */
    | { readonly kind: 'recall'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    /** Fort George: Scotsmen leave the Home Castle. */
    | { readonly kind: 'muster'; readonly seat: Seat }
  action:
    /** `event loch-ness`: the card is turned, and its event resolved. */
    | { readonly type: 'event'; readonly card: CardId }
    /** `flip loch-ness`: it is only turned. */
    | { readonly type: 'flip'; readonly card: CardId }
    /** `exchange sheep cattle`; `exchange sheep coin` with Sinclair. */
    | { readonly type: 'exchange'; readonly goods: readonly Good[]; readonly by: 'coin' | null }
  event:
    /** `used`: with its event. */
    | { readonly type: 'cardTurned'; readonly seat: Seat; readonly card: CardId; readonly used: boolean }
    | { readonly type: 'tableReplaced'; readonly seat: Seat; readonly category: Category }
    | { readonly type: 'tileBorrowed'; readonly seat: Seat; readonly owner: Seat; readonly tile: TileId }
  reason: TomeReason
  source: 'event'
  arranged: never
}
