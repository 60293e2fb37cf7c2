import type { Content } from '../data/content.ts'
import type { TileId } from '../data/tiles.ts'
import type { ChronicleTiles } from './chronicle.ts'
import { CHRONICLES, idsIn } from './list.ts'

/** GM2-C0-1: all that the Chronicles in play bring, as bits in the order of `ORDER`. */
function broughtBy(inPlay: number): ChronicleTiles {
  const all = idsIn(inPlay).map((id) => CHRONICLES[id].tiles)
  return {
    joining: all.flatMap(({ joining }) => joining),
    laid: all.flatMap(({ laid }) => laid),
    replaced: all.flatMap(({ replaced }) => replaced),
  }
}

export const stacksWith = (box: Content, { joining, replaced }: ChronicleTiles): Content['stacks'] =>
  box.stacks.map((tiles, stack) => [
    ...tiles.filter((tile) => !replaced.includes(tile)),
    ...joining.filter((tile) => box.tiles[tile].stack === stack),
  ])

/** By stack id: the tiles shuffled at a table with these Chronicles, without The End. Without Chronicles it is the box's own list. */
export const stacksOf = (box: Content, inPlay: number): Content['stacks'] =>
  inPlay === 0 ? box.stacks : stacksWith(box, broughtBy(inPlay))

export const tilesOf = (box: Content, inPlay: number): readonly TileId[] => [
  ...stacksOf(box, inPlay).flat(),
  ...broughtBy(inPlay).laid,
]
