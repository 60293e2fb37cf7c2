import type { Seat } from '@bothy/kernel'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { Cellars, NextCellar } from './cellars.tsx'
import { CellarIcon } from './signs.tsx'
import { cellarsIn } from './words.ts'

function figure(table: BoardContext, seat: Seat): Figure {
  const { dock } = cellarsIn(table)
  const { worth = 0, zero = 0, filled = [] } = table.view.chronicles.cellars?.players[seat] ?? {}
  return { value: worth, unit: dock.unit, said: dock.said(worth, zero + filled.length) }
}

function Opened({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { next = null } = table.view.chronicles.cellars?.players[seat] ?? {}
  const isOffered = table.view.pending?.seat === seat && next?.reason === null
  return (
    <>
      <Cellars table={table} owner={seat} />
      {isOffered && <NextCellar table={table} next={next} />}
      <p class="gm2-soft">{cellarsIn(table).about}</p>
    </>
  )
}

export const cellarsDock: ChronicleSlots['dock'] = {
  name: (words) => cellarsIn(words).dock.name,
  title: (words) => cellarsIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: CellarIcon,
  figure,
  Opened,
}
