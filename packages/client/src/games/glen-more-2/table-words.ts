import type { Category } from '@bothy/glen-more-2/data'

/** What only the end brings, and what came on the way. */
export type SheetLine = 'activation' | 'oneTime' | 'clan' | 'movement' | Category | 'territory' | 'coins' | 'cards'

/** Words of the header and of the sheet at the end. */
export type TableWords = {
  /** How far it is to a scoring, and what stands there when it is over. */
  readonly toScoring: (tiles: number, scoring: string) => string
  /** Stack D: The End is still among its tiles. */
  readonly toEnd: (tiles: number) => string
  readonly endInSight: (finished: number, seats: number) => string
  readonly gameOver: string
  /** For the header, where there is little room. */
  readonly scoring: (round: number) => string
  readonly sheet: { readonly [L in SheetLine]: string }
}
