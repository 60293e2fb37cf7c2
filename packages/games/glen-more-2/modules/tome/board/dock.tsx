import type { Seat } from '@bothy/kernel'
import { laterPicture } from '../../../board/chronicles/later-picture.ts'
import type { ChronicleSlots, Figure } from '../../../board/chronicles/part.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { Cards } from './events.tsx'
import { BetterTable } from './signs.tsx'
import { tomeIn } from './words.ts'

function figure(table: BoardContext, seat: Seat): Figure {
  const { dock, turnedOf } = tomeIn(table)
  const turned = table.view.chronicles.tome?.turned[seat].length ?? 0
  const all = table.view.players[seat].cards.length
  return { value: turned, unit: dock.unit(all), said: turnedOf(turned, all) }
}

function Opened({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { tome: shown } = table.view.chronicles
  if (shown === undefined) return null
  const words = wordsOf(table.language)
  return (
    <section class="gm2-events">
      <p>{figure(table, seat).said}</p>
      {shown.tables[seat].map((category) => (
        <p key={category} class="gm2-soft">
          <BetterTable category={category} size={20} /> {tomeIn(table).betterTable(words.categoryName(category))}
        </p>
      ))}
      <Cards table={table} seat={seat} shown={shown} />
    </section>
  )
}

export const tomeDock: ChronicleSlots['dock'] = {
  name: (words) => tomeIn(words).dock.name,
  title: (words) => tomeIn(words).title,
  Picture: laterPicture(async () => (await import('./picture.tsx')).Picture),
  Sign: ({ size }) => <SignIcon sign="event" size={size} />,
  figure,
  Opened,
}
