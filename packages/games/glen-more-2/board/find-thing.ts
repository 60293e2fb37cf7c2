import { fieldNamed, NO_TILE, type TileId, tileNamed, type View } from '@bothy/glen-more-2/data'
import { partsOf, placeOf, type FindThing, seatNamed, thingAt } from '@bothy/board-kit/board/find-thing.ts'

const tileOf = (name: string): TileId => tileNamed(name) ?? NO_TILE
const [RONDEL, MAP] = ['.gm2-view:nth-child(1)', '.gm2-view:nth-child(2)']

/** Words of the lessons. A Chronicle is its button in the dock, and `panel` what it asks. */
export const findThing: FindThing<View> = (words) => {
  const [kind, name] = partsOf(words)
  switch (kind) {
    case 'rondel':
      return { at: ['.gm2-rondel'], by: RONDEL }
    case 'tile':
      return { at: [thingAt(`tile:${tileOf(name)}`)], by: RONDEL }
    case 'clan':
      return { at: [thingAt(`scotsman:${tileOf(name)}`), thingAt(`tile:${tileOf(name)}`)] }
    case 'gap':
      return { at: ['.gm2-empty'], by: RONDEL }
    case 'market':
      return { at: name === '' ? ['.gm2-stalls'] : [`.gm2-stalls ${thingAt(`good:${name}`)}`], by: RONDEL }
    case 'field':
      return { at: [thingAt(`field:${fieldNamed(name) ?? ''}`)], by: MAP }
    case 'figure':
      return { at: [thingAt(`figure:${seatNamed(name)}`)], by: RONDEL }
    case 'thing':
      return { at: [thingAt(name)], by: RONDEL }
    case 'land':
      return { at: ['[data-mine]'], by: RONDEL }
    case 'chronicle':
      return { at: [thingAt(`chronicle:${name}`)] }
    case 'panel':
      return { at: ['.gm2-panel'] }
    default:
      return placeOf(kind, name)
  }
}
