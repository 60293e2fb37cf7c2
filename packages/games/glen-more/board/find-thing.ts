import { TILE_BY_SLUG, type TileId, type View } from '@bothy/glen-more/data'
import { partsOf, placeOf, type FindThing, seatNamed, thingAt } from '@bothy/board-kit/board/find-thing.ts'

const tileNamed = (slug: string): TileId => TILE_BY_SLUG.get(slug) ?? -1

/** Words of the lessons. Things go by their names, so that a table need not load its presenter apart. */
export const findThing: FindThing<View> = (words) => {
  const [kind, name] = partsOf(words)
  switch (kind) {
    case 'track':
      return { at: ['.gm-ring'] }
    case 'tile':
      return { at: [thingAt(`tile:${tileNamed(name)}`)] }
    case 'clan':
      return { at: [thingAt(`clan:${tileNamed(name)}`), thingAt(`tile:${tileNamed(name)}`)] }
    case 'gap':
      return { at: [thingAt('gap')] }
    case 'market':
      return { at: [thingAt(`good:${name}`)] }
    case 'figure':
      return { at: [thingAt(`figure:${seatNamed(name)}`)] }
    default:
      return placeOf(kind, name)
  }
}
