import type { Entry, Json, Seat } from '@bothy/kernel'
import type { BotLevel } from '@bothy/protocol'

/** Who a person is to the server; never sent to anybody. */
export type PersonId = string

/** Who holds a seat. A person with `away` lets a bot play; `person` null is a name in an imported record. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: PersonId | null; readonly name: string; readonly away: BotLevel | null }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }

/**
 * One line of the stored log of a table. Everything that happens at a table is in it, seating as well as play, so that its
 * number `(table, seq)` is the only thing two writers can compete for.
 */
export type TableEntry =
  | Entry<Json>
  | { readonly type: 'seat'; readonly seat: Seat; readonly holder: Holder }
  /** All seats are confirmed: the seed is drawn and the match begins. */
  | { readonly type: 'start'; readonly seed: string; readonly revision: number }
  /** A request to go back to the position after `to` plies, past what is final. */
  | { readonly type: 'ask'; readonly seat: Seat; readonly to: number; readonly at: number }
  | { readonly type: 'agree'; readonly seat: Seat }
  /** The request was declined or withdrawn by the seat, or ran out (null). */
  | { readonly type: 'drop'; readonly seat: Seat | null }
  /** Given up before the start. */
  | { readonly type: 'close' }
  /** An imported record ends here, whether its match does or not: nothing is hidden in it any more. */
  | { readonly type: 'end' }

/** What a table is from its making to its end. */
export type TableRow = {
  readonly id: string
  readonly game: string
  readonly seats: number
  /** Complete and checked. */
  readonly setup: Json
  readonly visibility: 'private' | 'open'
  readonly host: PersonId | null
  readonly created: number
  /** One person against bots, who may undo past what was revealed. */
  readonly friendly: boolean
}

export const TABLE_STATUS = ['waiting', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUS)[number]

/** What lists show of a table without loading its match. A cache of the log, stored with each entry. */
export type Summary = {
  readonly status: TableStatus
  readonly holders: readonly Holder[]
  readonly toAct: readonly Seat[]
  readonly progress: number
  readonly commitment: string | null
  /** Only after the end. */
  readonly seed: string | null
  /** A bot must move and somebody waits for it: a server that starts goes on with these tables by itself. */
  readonly botTurn: boolean
  readonly updated: number
}
