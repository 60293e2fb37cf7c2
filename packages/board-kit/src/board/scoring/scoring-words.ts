type Counted = (n: number) => string

/** What a scoring by differences says while it counts, and in its table. */
export type ScoringWords = {
  readonly vp: string
  readonly finalTitle: string
  readonly lowestOf: (row: string, lowest: number) => string
  readonly lowestHas: Counted
  readonly isLowest: string
  readonly aheadOfLowest: Counted
  /** Below a number of tiles. */
  readonly extra: string
  readonly extraCosts: (vp: number) => string
  readonly nobodyAhead: string
  readonly mostGained: (names: string, vp: number) => string
  readonly allCounted: string
  /** All have the same. */
  readonly level: string
  readonly thisScoring: string
  /** Below the rows of a table in the log. */
  readonly total: string
  readonly ladder: string
  /** What a lead of 1, 2, 3 and so on is worth; the last for every greater one. */
  readonly leads: (vp: readonly number[]) => string
  /** For somebody new to the game. */
  readonly help: string
}

/** 1, 2, 3 and so on. */
export const stepsOf = (vp: readonly number[]): readonly number[] => vp.map((_, i) => i + 1)
