import type { Seat } from '@bothy/kernel'
import type { Event, Unit } from '@bothy/clans-of-caledonia/data'
import type { ComponentChild } from 'preact'
import { LastMove, LastSign } from '@bothy/board-kit/board/trace/last-move.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { Merchant, UnitPiece } from '../pieces/pieces.tsx'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

const isBeside = (event: Event): boolean =>
  event.type === 'portUsed' ||
  event.type === 'merchantRecalled' ||
  event.type === 'rowed' ||
  (event.type === 'bought' && event.nearby)

export function touches(event: Event): readonly string[] {
  if (event.type === 'bought' || event.type === 'sold' || event.type === 'priceShifted') return [`price:${event.good}`]
  return event.type === 'imported' ? [`import:${event.good}`] : []
}

const SIGNS: { readonly [type in Event['type']]?: IconName } = {
  contractObtained: 'contract',
  contractFulfilled: 'contract',
  shippingUpgraded: 'shipping',
  technologyUpgraded: 'technology',
  portUsed: 'port',
  passed: 'money',
}

function unitIn(event: Event): Unit | null {
  if (event.type === 'unitPlaced') return event.unit
  if (event.type === 'unitSwapped') return event.to
  return event.type === 'rowed' ? 'fisherman' : null
}

function pictureOf(event: Event, seat: Seat): ComponentChild {
  const unit = unitIn(event)
  if (unit !== null) return <UnitPiece unit={unit} seat={seat} size={20} />
  if (event.type === 'bought' || event.type === 'sold') return <Icon icon={event.good} size={18} />
  if (event.type === 'merchantHired' || event.type === 'merchantRecalled') return <Merchant seat={seat} size={18} />
  const sign = SIGNS[event.type]
  return sign === undefined ? null : <Icon icon={sign} size={18} />
}

export function mainOf(events: readonly Event[], seat: Seat, isTold: (event: Event) => boolean): Event | undefined {
  const own = events.filter((event) => 'seat' in event && event.seat === seat && isTold(event))
  return own.find((event) => !isBeside(event)) ?? own[0]
}

function lastOf(table: BoardContext, seat: Seat) {
  const { lastMove } = wordsOf(table.language)
  const event = mainOf(table.seats[seat]?.lastTurn ?? [], seat, (it) => lastMove(it) !== null)
  const [what, price = ''] = (event && lastMove(event)) ?? ['']
  return { what, price, picture: event && pictureOf(event, seat) }
}

type LastProps = { readonly table: BoardContext; readonly seat: Seat }

export function LastLine({ table, seat }: LastProps) {
  const { what, price, picture } = lastOf(table, seat)
  if (what === '') return null
  return (
    <LastMove seat={seat} class="coc-last" picture={picture}>
      {what}
      <span class="coc-last-price">{price}</span>
    </LastMove>
  )
}

export function LastOnChip({ table, seat, said }: LastProps & { readonly said: string }) {
  if (seat === table.me) return <LastSign said={said} last="" />
  const { what, price, picture } = lastOf(table, seat)
  return <LastSign said={said} last={what + price} picture={picture} />
}
