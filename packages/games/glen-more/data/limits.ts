export const GAME_ID = 'glen-more'

export const MIN_SEATS = 2
export const MAX_SEATS = 5
/** GM-1: with this many seats or fewer the dummy die moves too. */
export const DIE_UP_TO_SEATS = 3
/** GM-92. */
export const DIE_FACES = [1, 1, 1, 2, 2, 3] as const

export const TRACK_SPACES = 14
export const START_COINS = 6
/** GM-8: filled spaces of each row with a dummy die on the track, and without. */
export const FILLED_WITH_DIE = 1

/** GM-25. */
export const MARKET_SPACES = 3
/** Most cubes of one type that a player pays at once (grocer). */
export const MOST_OF_A_KIND = 3

/** GM-45. */
export const CUBES_PER_TILE = 3

/** GM-80: by the difference to the lowest; 5 or more is the last. */
export const VP_BY_DIFFERENCE = [0, 1, 2, 3, 5, 8] as const
export const CATEGORIES = ['barrels', 'chieftains', 'cards'] as const
export type Category = (typeof CATEGORIES)[number]
/** GM-77. */
export const SCORINGS = 3
/** GM-87, GM-88. */
export const VP_PER_COIN = 1
export const VP_PER_TILE_MORE = -3
