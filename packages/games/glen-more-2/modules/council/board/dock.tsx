import type { Seat } from '@bothy/kernel'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { Council } from './council.tsx'
import { VoteToken } from './signs.tsx'
import { councilIn } from './words.ts'

function figure(table: BoardContext, seat: Seat): Figure {
  const { dock, tokens } = councilIn(table)
  const { aye, nay } = table.view.chronicles.council?.tokens[seat] ?? { aye: 0, nay: 0 }
  return { value: aye + nay, unit: dock.unit(aye + nay), said: tokens(aye, nay) }
}

export const councilDock: ChronicleSlots['dock'] = {
  name: (words) => councilIn(words).dock.name,
  title: (words) => councilIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: ({ size }) => <VoteToken vote="aye" size={size} />,
  figure,
  Opened: Council,
}
