import type { View } from '../../../types.ts'
import type { BoxHaggis, HaggisValue } from '../data.ts'
import type { HaggisNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type HaggisWords = {
  /** A word or two for what the rules say against something. */
  readonly short: { readonly [W in HaggisNouns['reason']['why']]: string }
  readonly title: string
  readonly hiddenToken: string
  readonly tokenName: (value: HaggisValue) => string
  /** What a token can be that the reader has not seen. */
  readonly maybe: (values: readonly HaggisValue[]) => string
  readonly pool: (hidden: number) => string
  readonly rollButton: (casks: number) => string
  readonly declineButton: string
  readonly helpTake: string
  readonly helpPutBack: string
  readonly helpRoll: string
  /** What a seat can expect of the next haggis scoring, in VP. */
  readonly hope: (vp: number) => string
  readonly rolls: (rolls: readonly number[]) => string
  /** "Serving table: Ailsa"; null: the reader's own. */
  readonly tableOf: (name: string | null) => string
  /** Tokens of the pool that are face up. */
  readonly faceUp: (values: readonly HaggisValue[]) => string
  readonly emptyTable: string
  /** "1: 6, 2: 4, 3: 3": tokens of each value in the box. */
  readonly copies: (copies: readonly number[]) => string
  /** Expected VP, in short. */
  readonly about: (vp: number) => string
  /** What the expectation would become. */
  readonly would: (vp: number) => string
  readonly hopeHelp: string
  /** The token that has just come. */
  readonly newOne: string
  /** "2 × 4 = 8 VP". */
  readonly product: (values: readonly number[]) => string
  /** A roll of one's own, by what is rolled; no VP: it would turn up nothing. */
  readonly rolled: (roll: number, vp: number) => string
  readonly scorings: (toCome: number) => string
  /** How tokens come and what they bring, for who asks. */
  readonly explain: (box: BoxHaggis) => readonly string[]
}

type Shown = HaggisNouns['view']

/** The part of a view, of a table that plays with it. */
export const shownIn = ({ chronicles }: View): Shown | undefined => chronicles.haggis

/** What is on a token of the table of the seat that is asked, as far as the reader knows it. */
export function valueAt(view: View, place: number): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.[place]?.value ?? null
}

/** The newest token of a table that holds too many. */
export function newest(view: View): HaggisValue | null {
  const tokens = view.pending === null ? undefined : shownIn(view)?.tables[view.pending.seat].tokens
  return tokens?.at(-1)?.value ?? null
}

/** VP that the tokens of the seat that is asked bring as they are turned up. */
export const vpNow = (view: View): number =>
  view.pending === null ? 0 : (shownIn(view)?.tables[view.pending.seat].vp ?? 0)
