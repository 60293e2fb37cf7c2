import { TILES } from '@bothy/glen-more/data'
import { tileIn } from '@bothy/board-kit/parts/targets.ts'
import { TileArt } from './tile.tsx'

export function thingPicture(thing: string) {
  const tile = tileIn(thing, TILES)
  return tile === null ? null : <TileArt tile={tile} />
}
