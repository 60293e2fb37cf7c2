import { NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

/** GM2-C2-1: a double tile. It is on the first of its two spaces in `State.rondel`, and so is a piece that stops on it. */
export const MOUNTAIN: TileId = tileNamed('M1') ?? NO_TILE
export const MOUNTAIN_SPACES = 2

/** GM2-C2-3: coins or resources that each passing player leaves. */
export const TOLL = 1
/** GM2-C2-6. */
export const COINS_OF_THE_DIE = 1
