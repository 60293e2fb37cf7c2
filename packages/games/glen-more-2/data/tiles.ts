import { MAX_SEATS } from './limits.ts'

/** Types that the rules tell apart; the last four are never taken and never in a territory, and `end` is The End. */
export const TILE_TYPES = [
  'village',
  'castle',
  'loch',
  'animal',
  'material',
  'whisky',
  'trade',
  'person',
  'other',
  'end',
  'raceStart',
  'mountain',
  'caskSale',
] as const
export type TileType = (typeof TILE_TYPES)[number]
/** Entered or passed, never taken: GM2-27, GM2-C0-2. */
export const SPECIAL_TYPES = ['end', 'raceStart', 'mountain', 'caskSale'] as const satisfies readonly TileType[]
export const isSpecialType = (type: TileType): boolean => SPECIAL_TYPES.some((special) => special === type)

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)

export const HOME_FACES = ['HOME-V', 'HOME-C'] as const

export const CHRONICLE_TILES: readonly { readonly chronicle: number; readonly tiles: readonly string[] }[] = [
  { chronicle: 1, tiles: numbered('R', 3) },
  { chronicle: 2, tiles: numbered('M', 1) },
  { chronicle: 3, tiles: [...numbered('W', 7), ...numbered('V', 3)] },
  { chronicle: 4, tiles: numbered('H', 4) },
  { chronicle: 5, tiles: numbered('G', 6) },
  { chronicle: 6, tiles: numbered('T', 8) },
]

/**
 * Every tile of the box by its id, those of all Chronicles included. The order never changes, nor does the length: states have
 * lists by tile, and recorded games keep their hashes when a Chronicle is written.
 */
export const TILES: readonly string[] = [
  ...numbered('S', 5),
  ...numbered('A', 14),
  ...numbered('B', 17),
  ...numbered('C', 17),
  ...numbered('D', 17),
  ...Array.from({ length: MAX_SEATS }, (_, seat) => HOME_FACES.map((face) => `${face}${seat + 1}`)).flat(),
  'END',
  'HUME',
  ...CHRONICLE_TILES.flatMap(({ tiles }) => tiles),
]

export type TileId = number
export const NO_TILE: TileId = -1
export const TILE_COUNT = TILES.length
const byName: ReadonlyMap<string, TileId> = new Map(TILES.map((name, tile) => [name, tile]))
export const tileNamed = (name: string): TileId | undefined => byName.get(name)
const knownTile = (name: string): TileId => byName.get(name) ?? NO_TILE

export const THE_END = knownTile('END')
export const DAVID_HUME = knownTile('HUME')
/** GM2-Q15: left out if The End is one of the tiles of stack D. */
export const TILE_FOR_THE_END = knownTile('D17')
const FIRST_HOME = knownTile('HOME-V1')
const LAST_HOME = knownTile(`HOME-C${MAX_SEATS}`)
export const homeVillage = (seat: number): TileId => FIRST_HOME + HOME_FACES.length * seat
export const homeCastle = (seat: number): TileId => homeVillage(seat) + 1
export const isHome = (tile: TileId): boolean => tile >= FIRST_HOME && tile <= LAST_HOME

export const faceOf = (tile: TileId): string => (isHome(tile) ? HOME_FACES[(tile - FIRST_HOME) % 2] : TILES[tile])
export const CHRONICLE_OF: readonly (number | null)[] = TILES.map(
  (name) => CHRONICLE_TILES.find(({ tiles }) => tiles.includes(name))?.chronicle ?? null,
)
