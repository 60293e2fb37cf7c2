import type { Seat } from '@bothy/kernel'
import type { Event } from '@bothy/clans-of-caledonia/data'
import type { ComponentChild } from 'preact'
import { LastMove } from '@bothy/board-kit/board/trace/last-move.tsx'
import { Icon } from '../art/icons.tsx'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

/** Done besides the one action of a turn. */
const isBeside = (event: Event): boolean =>
  event.type === 'portUsed' ||
  event.type === 'merchantRecalled' ||
  event.type === 'rowed' ||
  (event.type === 'bought' && event.nearby)

export function touches(event: Event): readonly string[] {
  switch (event.type) {
    case 'bought':
    case 'sold':
    case 'priceShifted':
      return [`price:${event.good}`]
    case 'imported':
      return [`import:${event.good}`]
    default:
      return []
  }
}

function pictureOf(event: Event, seat: Seat): ComponentChild {
  switch (event.type) {
    case 'unitPlaced':
      return <UnitPiece unit={event.unit} seat={seat} size={20} />
    case 'unitSwapped':
      return <UnitPiece unit={event.to} seat={seat} size={20} />
    case 'rowed':
      return <UnitPiece unit="fisherman" seat={seat} size={20} />
    case 'bought':
    case 'sold':
      return <Icon icon={event.good} size={18} />
    case 'contractObtained':
    case 'contractFulfilled':
      return <Icon icon="contract" size={18} />
    case 'shippingUpgraded':
      return <Icon icon="shipping" size={18} />
    case 'technologyUpgraded':
      return <Icon icon="technology" size={18} />
    case 'portUsed':
      return <Icon icon="port" size={18} />
    case 'passed':
      return <Icon icon="money" size={18} />
    case 'merchantHired':
    case 'merchantRecalled':
      return <Merchant seat={seat} size={18} />
    default:
      return null
  }
}

export function mainOf(events: readonly Event[], seat: Seat, isTold: (event: Event) => boolean): Event | undefined {
  const own = events.filter((event) => 'seat' in event && event.seat === seat && isTold(event))
  return own.find((event) => !isBeside(event)) ?? own[0]
}

export function LastLine({ table, seat }: { readonly table: BoardContext; readonly seat: Seat }) {
  const { lastMove } = wordsOf(table.language)
  const event = mainOf(table.seats[seat]?.lastTurn ?? [], seat, (it) => lastMove(it) !== null)
  if (event === undefined) return null
  const [what, price = ''] = lastMove(event) ?? ['']
  return (
    <LastMove seat={seat} class="coc-last" picture={pictureOf(event, seat)}>
      {what}
      <span class="coc-last-price">{price}</span>
    </LastMove>
  )
}
