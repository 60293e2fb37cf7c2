import { peek, type Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import type { Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { EVERYBODY, HAGGIS_VALUES, type HaggisValue, sumOf } from '../data/index.ts'
import type { HaggisModuleTypes, HaggisToken } from './types.ts'

export const haggisOf = (s: State): HaggisModuleTypes['state'] => s.chronicles.haggis ?? absent('haggis')

export const tableOf = (s: State, seat: Seat): HaggisToken[] => peek(haggisOf(s).tables)[seat]

export const hiddenInPool = (s: State): number => sumOf(peek(haggisOf(s).pool))

const NO_HAGGIS: Reason = { why: 'noHaggis', rule: 'GM2-C5-2' }
const NONE_HIDDEN: Reason = { why: 'noneHidden', rule: 'GM2-C5-2' }
const NEW_TOKEN: Reason = { why: 'newToken', rule: 'GM2-C5-2' }

/** GM2-C5-2: an empty pool gives nothing, and takes no sheep. */
export const whyNotTokens = (s: State): Reason | null =>
  haggisOf(s).up.length > 0 || hiddenInPool(s) > 0 ? null : NO_HAGGIS

export const whyNotDraw = (s: State): Reason | null => (hiddenInPool(s) > 0 ? null : NONE_HIDDEN)

/** GM2-C5-2: the last token of a table that holds too many is the new one. */
export const whyNotPutBack = (s: State, seat: Seat, place: number): Reason | null =>
  place < tableOf(s, seat).length - 1 ? null : NEW_TOKEN

export const knows = ({ up, seen }: HaggisToken, viewer: Seat | null): boolean =>
  up || seen === EVERYBODY || (viewer !== null && ((seen >> viewer) & 1) === 1)

export const bitOf = (value: HaggisValue): number => 1 << value
export const maybeOf = ({ not }: HaggisToken): HaggisValue[] =>
  HAGGIS_VALUES.filter((value) => (not & bitOf(value)) === 0)

export const turnedUp = (s: State, seat: Seat): HaggisValue[] =>
  tableOf(s, seat).flatMap(({ value, up }) => (up ? [value] : []))

/** GM2-C5-4: fewer than three are turned up. */
export const hasRoom = (s: State, seat: Seat): boolean => turnedUp(s, seat).length < contentOf(s).haggis.turnedUp

/** GM2-C5-5: a roll that could turn up a token; how many are hidden is known to all. */
export const canRoll = (s: State, seat: Seat): boolean =>
  hasRoom(s, seat) && s.casks[seat] >= contentOf(s).haggis.casks && tableOf(s, seat).some(({ up }) => !up)

/** GM2-C5-7: from the rear; on The End in the order of arrival. */
export const fromTheRear = (s: State): Seat[] =>
  s.coins.map((_, seat) => seat).toSorted((a, b) => s.at[a] - s.at[b] || s.arrivals.indexOf(a) - s.arrivals.indexOf(b))
