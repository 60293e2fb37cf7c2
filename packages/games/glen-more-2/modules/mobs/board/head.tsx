import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { shortNameOf } from '../../../board/labels.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import type { MobsShown } from './presenter.ts'
import { Portrait } from './signs.tsx'

export type Props = { table: BoardContext; shown: MobsShown }

export const others = ({ view, me }: BoardContext): readonly Seat[] =>
  seating(view.seats, me).filter((seat) => seat !== me)

export function Head({ shown, title }: Props & { title: string }) {
  return (
    <header class="gm2-mobs-head">
      {shown.asked !== null && <Portrait gangster={shown.asked.gangster} size={40} />}
      <h2>{title}</h2>
    </header>
  )
}

type SeatProps = { table: BoardContext; seat: Seat; note: string }

export const SeatNote = ({ table, seat, note }: SeatProps) => (
  <>
    <SeatBadge seat={seat} size={22} />
    <span aria-hidden="true">{shortNameOf(table, seat, wordsOf(table.language))}</span>
    <small aria-hidden="true">{note}</small>
  </>
)
