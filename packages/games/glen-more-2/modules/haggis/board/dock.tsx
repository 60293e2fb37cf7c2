import type { Seat } from '@bothy/kernel'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { HaggisOpened } from './haggis.tsx'
import { HaggisToken } from './signs.tsx'
import { haggisIn } from './words.ts'

function figure(table: BoardContext, seat: Seat): Figure {
  const { dock } = haggisIn(table)
  const value = table.view.chronicles.haggis?.tables[seat].tokens.length ?? 0
  return { value, unit: dock.unit, said: dock.said(value) }
}

export const haggisDock: ChronicleSlots['dock'] = {
  name: (words) => haggisIn(words).dock.name,
  title: (words) => haggisIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: ({ size }) => <HaggisToken value={null} size={size} />,
  figure,
  Opened: HaggisOpened,
}
