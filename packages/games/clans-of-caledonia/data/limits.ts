export const GAME_ID = 'clans-of-caledonia'

export const MIN_SEATS = 1
export const MAX_SEATS = 4
/** COC-9: up to this many seats, land with mist is out of play and the other side of each board is used. */
export const SMALL_UP_TO_SEATS = 2
/** COC-1, COC-21. */
export const ROUNDS = 5

/** COC-3: of each kind. */
export const UNITS_OF_A_KIND = 4
/** COC-17. */
export const MERCHANTS = 7
export const EXPORT_BOXES = 1
/** COC-13: one in each corner. */
export const PORTS_IN_PLAY = 4
/** COC-15: one for each round. */
export const SCORING_TILES_IN_PLAY = 5
/** COC-79: one box for each face of the price die. */
export const SOLO_CONTRACT_BOXES = 6
/** COC-20. */
export const START_WORKERS = 2
/** COC-46: with the last factory of its kind. */
export const BUILDING_BONUS_DRAW = 3
export const BUILDING_BONUS_KEEP = 1
/** COC-96: one land space of each module. */
export const COVERED_IN_TIGHTER_MAP = 4
export const TIGHTER_MAP_SEATS = [2, 3] as const
/** COC-98: victory points. */
export const LOWEST_BID = 0
export const HIGHEST_BID = 30

export const MAP_SIZES = ['small', 'large'] as const
export type MapSize = (typeof MAP_SIZES)[number]
export const mapSizeFor = (seats: number): MapSize => (seats <= SMALL_UP_TO_SEATS ? 'small' : 'large')
