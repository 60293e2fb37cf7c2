import type { Message, Seat } from '@bothy/kernel'
import type { Event } from '@bothy/lords-of-scotland'
import { LINEAGE_OF, STRENGTH_OF } from '@bothy/lords-of-scotland/data'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { LastMove } from '@bothy/board-kit/board/trace/last-move.tsx'
import { LINEAGE_ART } from '../cards/lineages.ts'
import { at } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'

export function touches(event: Event): readonly string[] {
  if (event.type === 'recruited' || event.type === 'flipped') return [at.recruit(event.slot)]
  if (event.type === 'exchanged') return [at.piece(event.piece), at.supporter(event.slot)]
  return event.type === 'mustered' || event.type === 'activated' || event.type === 'marked' || event.type === 'swapped'
    ? [at.piece(event.piece)]
    : []
}

type BriefEvent = Extract<Event, { readonly type: 'mustered' | 'recruited' }>
const isBrief = (event: Event): event is BriefEvent => event.type === 'mustered' || event.type === 'recruited'

/** The line stands on the lane of the seat, which need not be named, and what took the place of a recruit is seen there. */
function short(event: BriefEvent, { texts, reader }: BoardContext): Message {
  const plain = event.type === 'recruited' ? { ...event, refill: null, empty: false } : event
  const [first, ...rest] = texts.event(plain, reader)
  return typeof first !== 'string' && first.part === 'seat' && event.seat !== reader ? rest : [first, ...rest]
}

export function LastLine({ table, seat }: { readonly table: BoardContext; readonly seat: Seat }) {
  const event = table.seats[seat]?.lastTurn.find(isBrief)
  if (event === undefined || event.seat !== seat) return null
  const { card } = event
  const picture = (
    <span
      class="los-last-card"
      data-back={card === null ? '' : undefined}
      style={card === null ? undefined : { background: LINEAGE_ART[LINEAGE_OF[card]].dye }}
    >
      {card === null ? '' : STRENGTH_OF[card]}
    </span>
  )
  return (
    <LastMove seat={seat} class="los-last" picture={picture}>
      <Sentence message={short(event, table)} badges={false} />
    </LastMove>
  )
}
