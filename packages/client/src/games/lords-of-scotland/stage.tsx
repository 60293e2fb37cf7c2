import { SeatHead } from '../../board/seat-head.tsx'
import { seatClass } from '../../board/sentence.tsx'
import { Board } from './board.tsx'
import { Mine } from './mine.tsx'
import { SeatStrip } from './seat-strip.tsx'
import type { Table } from './spot.tsx'

/** The rooms that the parts know. */
const ROOM = { low: 'phone', phone: 'phone', upright: 'narrow', narrow: 'narrow', wide: 'wide', hall: 'wide' } as const

/** Seats, board and one's own things. */
export function Stage(props: Table) {
  const { me, layout, view } = props
  const table: Table = { ...props, layout: ROOM[layout] }
  return (
    <div class="los-stage" data-room={layout}>
      <div class="los-stage-seats">
        {Array.from({ length: view.seats }, (_, seat) => (
          <div key={seat} class={`los-seat ${seatClass(seat)}`} data-seat-home={seat}>
            <SeatHead seat={seat} />
            <SeatStrip {...table} seat={seat} />
          </div>
        ))}
      </div>
      <div class="los-stage-board">
        <Board {...table} />
      </div>
      {me !== null && (
        <div data-mine>
          <Mine {...table} />
        </div>
      )}
    </div>
  )
}
