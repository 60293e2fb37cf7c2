import { type TileId, TILES, type View } from '@bothy/glen-more-2/data'
import { boxOf } from './labels.ts'
import { Tile } from './tile.tsx'
import { faceOf, signsOf } from './tile-facts.ts'
import type { Words } from './words.ts'

/** A tile as it is offered: with its price, what it does, what it brings, and its name. */
export function OfferedTile({
  view,
  tile,
  seat,
  words,
}: {
  view: View
  tile: TileId
  seat: number | null
  words: Words
}) {
  const box = boxOf(view).tiles[tile]
  return (
    <Tile
      face={faceOf(box)}
      name={words.tileName(tile)}
      shortName={words.board.shortNames[TILES[tile] ?? '']}
      signs={signsOf(box)}
      seat={seat}
    />
  )
}

/** A tile as it lies in a territory: its picture. */
export function BuiltTile({ view, tile }: { view: View; tile: TileId }) {
  return <Tile face={faceOf(boxOf(view).tiles[tile])} name={null} signs={null} />
}
