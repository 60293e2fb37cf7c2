import type { Entry, Json, Seat } from '@bothy/kernel'
import type { BotLevel, Ended, TimeControl, RestTimes, StandIn } from '@bothy/protocol'

/** Identity of a person on the server; never sent to anybody. */
export type PersonId = string

/**
 * The holder of a seat. A person with `away` lets a bot play; `person` null is a name in an imported record. Without a `colour` they
 * have that of the seat.
 */
export type Holder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person'
      readonly person: PersonId | null
      readonly name: string
      readonly away: BotLevel | null
      readonly colour?: number
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel; readonly colour?: number }

export const isSamePerson = (before: Holder, after: Holder): boolean =>
  before.kind === 'person' && after.kind === 'person' && before.person === after.person

/** The same person, or the same bot: no two of a table have one name. */
export const isSameHolder = (one: Holder, other: Holder): boolean =>
  isSamePerson(one, other) || (one.kind === 'bot' && other.kind === 'bot' && one.name === other.name)

/** The person who acted at another's seat: the host, or the holder of this seat. */
export type Actor = 'host' | Seat

/**
 * One line of the stored log of a table. Everything that happens at a table is in it, seating as well as play, so that its
 * number `(table, seq)` is the only thing two writers can compete for. At a table with a pace each says when it was stored.
 */
export type TableEntry = Happening & { readonly at?: number }

type Happening =
  | Entry<Json>
  /** `by`: not done by the person who holds the seat then. */
  | { readonly type: 'seat'; readonly seat: Seat; readonly holder: Holder; readonly by?: Actor }
  /** All seats are confirmed: the seed is drawn and the match begins. */
  | {
      readonly type: 'start'
      readonly seed: string
      readonly revision: number
      /** Nobody has seen the table yet: clocks wait for their people. */
      readonly unseen?: true
    }
  /** The person has the first decision before their eyes: their clock runs. */
  | { readonly type: 'seen'; readonly seat: Seat }
  /** Before the start: the match does not begin without this person. Who sits down is ready, unless the entry after it says otherwise. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean; readonly by?: Actor }
  /** The host: begin once everybody is ready, with bots of this level in free seats; null takes it back. */
  | { readonly type: 'begin'; readonly level: BotLevel | null }
  /** The host: those without a seat may write in the chat, or may not. */
  | { readonly type: 'talk'; readonly all: boolean }
  /** Gave up for good: a bot of this level plays on. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly level: BotLevel }
  /** The seat's time has run out: a bot of this level plays until the person comes back, or `out`, for good. */
  | { readonly type: 'late'; readonly seat: Seat; readonly level: BotLevel; readonly out: boolean }
  /** By consent of all the clock stands, and nothing is played. */
  | { readonly type: 'pause'; readonly on: boolean }
  /** When the person in the seat rests from now on, or from their `next` turn on; null: at no time. Only where each turn has its time. */
  | { readonly type: 'rhythm'; readonly seat: Seat; readonly rhythm: RestTimes | null; readonly next?: true }
  /** Nobody has played for so long that the match will be ended unless somebody does. */
  | { readonly type: 'warn' }
  /** No server ran between these moments: what passed is nobody's time. */
  | ({ readonly type: 'unkept' } & Outage)
  /** A request to go back to the position after `to` plies, past what is final; null: to end the match, or to stop the clock for a while. */
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
  /** The table is somebody else's from now on; null: nobody's. The row in the store says so as well. */
  | { readonly type: 'host'; readonly person: PersonId | null }
  /** Given up before the start. */
  | { readonly type: 'close' }
  /** An imported record ends here, whether its match does or not, or people have ended it: nothing is hidden any more. */
  | { readonly type: 'end'; readonly abandoned?: true }
  /**
   * The game failed here: what was wanted could not be done, or, `sealed`, not even the position can be had. Until something is taken back,
   * another program tries, or the operator of the server says so, nothing is played.
   */
  | { readonly type: 'halt'; readonly fault: 'threw' | 'looped'; readonly sealed: boolean; readonly program: string }
  | { readonly type: 'release' }
  /** After the end: the table at which the same people play again, and the seat that asked first. */
  | { readonly type: 'again'; readonly table: string; readonly seat: Seat | null }

export const isPlay = (entry: TableEntry): entry is Entry<Json> =>
  entry.type === 'ply' || entry.type === 'undo' || entry.type === 'redo' || entry.type === 'retract'

/** A pending wish to go back past what is final, to end the match, or to stop the clock for a while. */
export type Request = {
  /** How many were made before it. Somebody may answer one that is gone while another is pending. */
  readonly number: number
  readonly seat: Seat
  /** Null: to the end, or to a pause. */
  readonly to: number | null
  readonly pause: boolean
  readonly agreed: readonly Seat[]
  readonly at: number
}

/** A time in which no server ran. */
export type Outage = { readonly from: number; readonly to: number }

/** Facts of a table from its making to its end. */
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
  /** The result counts for the ratings of those who play. */
  readonly rated: boolean
  /** Null: nobody's time is kept. */
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
  /** Only after the end. */
  readonly seed: string | null
  /** Persons without whom the match does not begin, and who are not ready. */
  readonly unready: readonly Seat[]
  readonly resigned: readonly Seat[]
  /** Null until it is over. */
  readonly ended: Ended | null
  /** How many plies the person or the bot of each seat has played, without those of a bot for a person. Once it is over. */
  readonly played?: readonly number[]
  /** Where a bot has played for a person. Only where one has. */
  readonly standIns?: readonly StandIn[]
  /** A bot must move and somebody waits for it: a server that starts goes on with these tables by itself. */
  readonly botTurn: boolean
  /** People were told that the match will be ended, and nothing has happened since. Only where it is so. */
  readonly warned?: true
  readonly updated: number
  /** By seat: when its time will have run out; null while it does not run. Only of a running match with a pace. */
  readonly outAt?: readonly (number | null)[]
}

/** Summaries that were stored before there were such fields lack them. */
export const completeSummary = (
  summary: Omit<Summary, 'unready' | 'resigned' | 'ended'> & Partial<Summary>,
): Summary => ({ unready: [], resigned: [], ended: null, ...summary })

/** The level of the bot that plays the seat now, its own or in place of a person. */
export function botLevel(holder: Holder | undefined): BotLevel | null {
  if (holder === undefined || holder.kind === 'open') return null
  return holder.kind === 'bot' ? holder.level : holder.away
}
