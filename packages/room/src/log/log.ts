import type { Entry, Json, Seat } from '@bothy/kernel'
import type { BotLevel, Ended, TimeControl, RestTimes, StandIn } from '@bothy/protocol'

/** Identity of a person on the server; never sent to a client. */
export type PersonId = string

/**
 * `away`: a bot plays for the person. `person` null: a name in an imported record, `level` that of a bot there. Without `colour`: the
 * colour of the seat.
 */
export type Holder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person'
      readonly person: PersonId | null
      readonly name: string
      readonly away: BotLevel | null
      readonly level?: string
      readonly colour?: number
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel; readonly colour?: number }

export const isSamePerson = (before: Holder, after: Holder): boolean =>
  before.kind === 'person' && after.kind === 'person' && before.person === after.person

/** The same person, or the same bot: no two holders at a table have one name. */
export const isSameHolder = (one: Holder, other: Holder): boolean =>
  isSamePerson(one, other) || (one.kind === 'bot' && other.kind === 'bot' && one.name === other.name)

/** Of a seat, about the position that it saw. */
export type Gesture = { readonly seat: Seat; readonly version: number }

export type Actor = 'host' | Seat

/**
 * One line of the stored log of a table. Everything that happens at a table is in it, seating as well as play, so that writers compete only
 * for its number `(table, seq)`. At a table with a pace each entry says when it was stored.
 */
export type TableEntry = Happening & { readonly at?: number }

type Happening =
  | Entry<Json>
  /** `by`: not done by the person who holds the seat then. */
  | { readonly type: 'seat'; readonly seat: Seat; readonly holder: Holder; readonly by?: Actor }
  | {
      readonly type: 'start'
      readonly seed: string
      readonly revision: number
      /** No person has seen the table yet: clocks wait for their people. */
      readonly unseen?: true
    }
  | { readonly type: 'seen'; readonly seat: Seat }
  /** Before the start. A person who sits down is ready, unless the next entry says otherwise. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly by?: Actor }
  | { readonly type: 'begin'; readonly level: BotLevel | null }
  | { readonly type: 'talk'; readonly all: boolean }
  | { readonly type: 'resign'; readonly seat: Seat; readonly level: BotLevel }
  /** The seat's time has run out: a bot of this level plays until the person comes back, or for good (`out`). */
  | { readonly type: 'late'; readonly seat: Seat; readonly level: BotLevel; readonly out: boolean }
  | { readonly type: 'pause'; readonly on: boolean }
  /** The rest of the person in the seat from now on, or from their `next` turn on; null: none. Only where each turn has its time. */
  | { readonly type: 'rhythm'; readonly seat: Seat; readonly rhythm: RestTimes | null; readonly next?: true }
  /** After a long silence: the match will be ended unless a player acts. */
  | { readonly type: 'warn' }
  /** No server ran between these moments: the time counts for no clock. */
  | ({ readonly type: 'unkept' } & Outage)
  /** A request to go back to the position after `to` plies, past final ones; null: to end the match, or to stop the clock for a while. */
  | {
      readonly type: 'ask'
      readonly seat: Seat
      readonly to: number | null
      readonly at: number
      readonly pause?: true
    }
  | { readonly type: 'agree'; readonly seat: Seat }
  /** The request was declined or withdrawn by the seat, or ran out (null). */
  | { readonly type: 'drop'; readonly seat: Seat | null }
  /** The table has a new host; null: none. The row in the store says so as well. */
  | { readonly type: 'host'; readonly person: PersonId | null }
  | { readonly type: 'close' }
  /** An imported record ends here, whether its match does or not, or people have ended it: nothing is hidden any more. */
  | { readonly type: 'end'; readonly abandoned?: true }
  /**
   * The game failed here: a command could not be done, or (`sealed`) not even the position can be had. Nothing is played until something is
   * taken back, another program tries, or the operator of the server says so.
   */
  | { readonly type: 'halt'; readonly fault: 'threw' | 'looped'; readonly sealed: boolean; readonly program: string }
  | { readonly type: 'release' }
  /** The seat was given a hint about the position that stands. `count`: so many in an imported record. */
  | { readonly type: 'hint'; readonly seat: Seat; readonly count?: number }
  /** After the end: the table of the rematch, and the seat that asked first. */
  | { readonly type: 'again'; readonly table: string; readonly seat: Seat | null }

export const isPlay = (entry: TableEntry): entry is Entry<Json> =>
  entry.type === 'ply' || entry.type === 'undo' || entry.type === 'redo' || entry.type === 'retract'

export type Request = {
  /** Number of earlier requests: an answer may come for one that is gone while another is pending. */
  readonly number: number
  readonly seat: Seat
  readonly to: number | null
  readonly pause: boolean
  readonly agreed: readonly Seat[]
  readonly at: number
}

export type Outage = { readonly from: number; readonly to: number }

export type TableRow = {
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly setup: Json
  readonly visibility: 'private' | 'open'
  readonly host: PersonId | null
  readonly created: number
  readonly friendly: boolean
  /** As the host said; null: as long as one person plays alone or against bots. */
  readonly hints: boolean | null
  readonly rated: boolean
  readonly pace: TimeControl | null
}

export const TABLE_STATUS = ['waiting', 'playing', 'over', 'closed'] as const
export type TableStatus = (typeof TABLE_STATUS)[number]

/** Facts of a table for lists, without loading its match. A cache of the log, stored with each entry. */
export type Summary = {
  readonly status: TableStatus
  readonly holders: readonly Holder[]
  readonly toAct: readonly Seat[]
  readonly progress: number
  readonly commitment: string | null
  readonly seed: string | null
  readonly unready: readonly Seat[]
  readonly resigned: readonly Seat[]
  readonly ended: Ended | null
  /** Plies of each seat's person or bot, without those of a bot for a person. Only after the end. */
  readonly played?: readonly number[]
  readonly standIns?: readonly StandIn[]
  /** A bot must move and a person waits for it: a server that starts goes on with these tables by itself. */
  readonly botTurn: boolean
  readonly warned?: true
  readonly updated: number
  /** By seat: when its time will have run out; null while it does not run. Only of a running match with a pace. */
  readonly outAt?: readonly (number | null)[]
}

/** Summaries that were stored before these fields existed lack them. */
export const completeSummary = (
  summary: Omit<Summary, 'unready' | 'resigned' | 'ended'> & Partial<Summary>,
): Summary => ({ unready: [], resigned: [], ended: null, ...summary })

export function botLevel(holder: Holder | undefined): BotLevel | null {
  if (holder === undefined || holder.kind === 'open') return null
  return holder.kind === 'bot' ? holder.level : holder.away
}
