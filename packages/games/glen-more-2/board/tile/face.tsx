import { type TileId, TILES, type View } from '@bothy/glen-more-2/data'
import { steady } from '@bothy/board-kit/art/index.ts'
import { boxOf } from '../labels.ts'
import { Tile } from './tile.tsx'
import { faceOf, signsOf } from './tile-facts.ts'
import type { Words } from '../words.ts'

type BuiltProps = { readonly view: View; readonly tile: TileId }
type OfferedProps = BuiltProps & { readonly seat: number | null; readonly words: Words }

/** Of a view, only the corrections are printed on a tile. */
const isSameTile = (before: BuiltProps, now: BuiltProps): boolean =>
  before.tile === now.tile && before.view.corrections === now.view.corrections

export const OfferedTile = steady(
  function OfferedTile({ view, tile, seat, words }: OfferedProps) {
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
  },
  (before, now) => isSameTile(before, now) && before.seat === now.seat && before.words === now.words,
)

export const BuiltTile = steady(function BuiltTile({ view, tile }: BuiltProps) {
  return <Tile face={faceOf(boxOf(view).tiles[tile])} name={null} signs={null} />
}, isSameTile)
