import { TILE_BY_SLUG, type TileId, type View } from '@bothy/glen-more/data'
import { buttonAt, partsOf, type Pointed, type PointedAt, seatNamed, thingAt } from '@bothy/board-kit/board/pointed.ts'
import { cellIn } from '@bothy/board-kit/parts/targets.ts'
import { at } from './presenter.ts'

const tileNamed = (slug: string): TileId => TILE_BY_SLUG.get(slug) ?? -1

function placeOf(name: string): PointedAt {
  const { x, y } = cellIn(name)
  return { at: [thingAt(at.cell(x, y))] }
}

/** Words of the lessons. */
export const pointed: Pointed<View> = (words) => {
  const [kind, name] = partsOf(words)
  switch (kind) {
    case 'track':
      return { at: ['.gm-ring'] }
    case 'tile':
      return { at: [thingAt(at.tile(tileNamed(name)))] }
    case 'clan':
      return { at: [thingAt(at.clan(tileNamed(name))), thingAt(at.tile(tileNamed(name)))] }
    case 'cell':
      return placeOf(name)
    case 'gap':
      return { at: [thingAt('gap')] }
    case 'market':
      return { at: [thingAt(`good:${name}`)] }
    case 'stack':
      return { at: ['.stretches [data-stretch="now"]'] }
    case 'figure':
      return { at: [thingAt(`figure:${seatNamed(name)}`)] }
    case 'seat':
      return { at: [`[data-seat-home="${seatNamed(name)}"]`] }
    case 'button':
      return { at: buttonAt(name) }
    default:
      return null
  }
}
