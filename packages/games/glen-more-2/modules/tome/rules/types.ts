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
    readonly turned: readonly (readonly CardId[])[]
    readonly tables: readonly (readonly Category[])[]
    readonly bonus: number
    readonly events: readonly EventShown[]
    readonly deals: readonly DealShown[]
    readonly each: boolean
    readonly left: number
    readonly borrowed: readonly Activatable[]
  }
  frame:
    | { readonly kind: 'event'; readonly seat: Seat }
    | { readonly kind: 'resolving'; readonly seat: Seat; readonly card: CardId; readonly ops: readonly Op[] }
    | { readonly kind: 'forfeit'; readonly seat: Seat; readonly card: CardId; readonly left: number }
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
    | { readonly kind: 'exchanged'; readonly seat: Seat; readonly vp: number }
    | { readonly kind: 'borrow'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    | { readonly kind: 'recall'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    | { readonly kind: 'muster'; readonly seat: Seat }
  action:
    /** `event loch-ness`: the card is turned, and its event resolved. */
    | { readonly type: 'event'; readonly card: CardId }
    /** `flip loch-ness`: it is only turned. */
    | { readonly type: 'flip'; readonly card: CardId }
    /** `exchange sheep cattle`; `exchange sheep coin` with Sinclair. */
    | { readonly type: 'exchange'; readonly goods: readonly Good[]; readonly by: 'coin' | null }
  event:
    | { readonly type: 'cardTurned'; readonly seat: Seat; readonly card: CardId; readonly used: boolean }
    | { readonly type: 'tableReplaced'; readonly seat: Seat; readonly category: Category }
    | { readonly type: 'tileBorrowed'; readonly seat: Seat; readonly owner: Seat; readonly tile: TileId }
  reason: TomeReason
  source: 'event'
  arranged: never
}
