import { MAX_SEATS } from '../../../data/limits.ts'
import { CHRONICLE_TILES, NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

/** Piece number after the seats and the die. */
export const ENGLISHMAN = MAX_SEATS + 1

const [{ tiles: FACES } = { tiles: [] }] = CHRONICLE_TILES.filter(({ chronicle }) => chronicle === 4)
/** GM2-C4-1: Loch Lomond, Glenfinnan Church and Monument, General Wade’s Military Roads. */
export const ENGLAND_TILES: readonly TileId[] = FACES.map((face) => tileNamed(face) ?? NO_TILE)

/** GM2-C4-1: fields of the England row with coins at the start; it has as many fields as the other rows. */
export const ENGLAND_FILLED = 1

/** GM2-C4-3: `finish` moves him onto The End (GM2-C4-7). */
export const ERRANDS = ['use', 'discard', 'finish'] as const
export type Errand = (typeof ERRANDS)[number]
