import { FIELDS, TILES, type View } from '@bothy/glen-more-2/data'
import { tileIn } from '@bothy/board-kit/parts/targets.ts'
import { ClanBadge } from '../map/clan-map.tsx'
import { boxOf } from '../labels.ts'
import { BuiltTile } from './face.tsx'

export function thingPicture(thing: string, view: View) {
  const tile = tileIn(thing, TILES.length)
  if (tile !== null) return <BuiltTile view={view} tile={tile} />
  const field = thing.startsWith('field:') ? Number(thing.slice('field:'.length)) : Number.NaN
  const name = FIELDS[field]
  return name === undefined ? null : (
    <ClanBadge field={name} colour={boxOf(view).fields[field].colour} seats={[]} size={22} />
  )
}
