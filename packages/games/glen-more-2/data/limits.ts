/** The game's id and the numbers of the rules that no owner of a box would correct. */

export const GAME_ID = 'glen-more-2'

export const MIN_SEATS = 2
export const MAX_SEATS = 4
/** GM2-12: up to this many seats the die always moves; above it is an option. */
export const DIE_ALWAYS_UP_TO_SEATS = 2

/** GM2-13, GM2-14. */
export const STACKS = ['S', 'A', 'B', 'C', 'D'] as const
export type Stack = (typeof STACKS)[number]
/** Index in `STACKS`; `NO_STACK` for tiles in none. */
export type StackId = number
export const NO_STACK: StackId = -1
export const stackId = (stack: Stack): StackId => STACKS.indexOf(stack)
/** Without Chronicles and without The End. */
export const STACK_SIZES = { S: 5, A: 14, B: 17, C: 17, D: 17 } as const satisfies Record<Stack, number>

/** GM2-40: fields 1, 2, 3 of a row. */
export const MARKET_FIELDS = 3
/** GM2-15: occupied fields of each row at the start, by seats. */
export const MARKET_FILLED: readonly number[] = [0, 0, 1, 1, 0]
/** Most resources of one kind that a player pays at once: an exchange takes no more, whatever is corrected. */
export const MOST_OF_A_KIND = 5

/** GM2-120. */
export const CATEGORIES = ['scotsmen', 'landmarks', 'casks', 'persons'] as const
export type Category = (typeof CATEGORIES)[number]
export const SCORINGS = 4

/** GM2-14: the smallest and the largest share of the other tiles that lie on The End. */
export const END_FROM_SHARE = 0.4
export const END_TO_SHARE = 0.6
/** GM2-113. */
export const HUME_PERSONS = 2
export const DISCARD_COINS = 1
export const DISCARD_POINTS = 1

/** GM2-C0-3. */
export const CHRONICLES = 8
