import type { Category } from '@bothy/glen-more-2/data'

/** What only the end brings, and what came on the way. */
export type SheetLine = 'tiles' | 'clan' | Category | 'territory' | 'coins'

/** Words of the header and of the sheet at the end. */
export type TableWords = {
  /** How far it is to a scoring, in few words: the header has little room. */
  readonly toScoring: (tiles: number, scoring: string) => string
  /** Stack D: The End is still among its tiles. */
  readonly toEnd: (tiles: number) => string
  readonly endInSight: (finished: number, seats: number) => string
  readonly scoring: (round: number) => string
  readonly sheet: { readonly [L in SheetLine]: string }
  /** What landmark cards add to the coins (GM2-90). */
  readonly cardsAdd: (vp: string) => string
}
