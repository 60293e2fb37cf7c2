import { FIELDS } from '@bothy/glen-more-2/data'
import { Signs } from '../art/signs.tsx'
import { ClanBadge } from './clan-map.tsx'
import type { BoardContext } from '../spot.tsx'
import { boxOf } from '../labels.ts'
import { at } from '../presenter.ts'
import { wordsOf } from '../words.ts'

export function MapKey({ table }: { table: BoardContext }) {
  const { view, me, reader, language, choice } = table
  const { mapKey } = wordsOf(language).board
  const [first] = view.fields
  const name = FIELDS[first?.field ?? 0]
  const isOpen = view.fields.some(({ field }) => choice.isSelectable(at.field(field)))
  return (
    <ul class="gm2-map-key" aria-hidden="true">
      {isOpen && (
        <li>
          <span class="gm2-map-key-open" /> {mapKey.open}
        </li>
      )}
      {name !== undefined && first !== undefined && (
        <li>
          <ClanBadge field={name} colour={boxOf(view).fields[first.field].colour} seats={[me ?? 0]} size={18} />{' '}
          {mapKey.taken}
        </li>
      )}
      <li>
        <Signs signs={[{ coins: 2 }]} size={18} /> {mapKey.road}
      </li>
      <li>
        <Signs signs={[{ vp: 3 }]} size={18} /> {reader === null ? mapKey.gives : mapKey.worth}
      </li>
    </ul>
  )
}
