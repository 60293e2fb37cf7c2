import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '@bothy/kernel'
import type { SeatInfo } from '@bothy/protocol'
import { SeatBadge, SeatTartan } from '../art/index.ts'
import { t } from '../ui/i18n.ts'
import { stillness } from '../ui/settings.ts'
import { Guard, useScene } from '../board/scene.tsx'
import { seatClass } from '../board/sentence.tsx'

export type SeatsProps = {
  readonly seats: readonly SeatInfo[]
  readonly actors: readonly Seat[]
  readonly thinking: readonly Seat[]
  /** Who made the last ply, and which one: that seat pulses once. */
  readonly acted: { readonly seat: Seat; readonly ply: number } | null
}

/** Everybody at the table, the reader's own seat first, then in turn order. */
export function SeatsPanel(props: SeatsProps): JSX.Element {
  const { me } = useScene().props
  const { seats } = props
  const order = seats.map((_, i) => (i + (me ?? 0)) % seats.length)
  return (
    <ol class="seats" aria-label={t.value.table.seats}>
      {order.map((seat) => (
        <SeatRow key={seat} seat={seat} {...props} />
      ))}
    </ol>
  )
}

function status(info: SeatInfo, isMe: boolean): string {
  const words = t.value.seats
  if (info.kind === 'open') return t.value.common.openSeat
  if (info.kind === 'bot') return words.bot(t.value.levels[info.level])
  if (info.away !== null) return words.away
  if (isMe) return words.you
  return info.online ? '' : words.offline
}

function SeatRow({ seat, seats, actors, thinking, acted }: SeatsProps & { readonly seat: Seat }): JSX.Element {
  const { client, props } = useScene()
  const row = useRef<HTMLLIElement>(null)
  const info = seats[seat]
  const acts = actors.includes(seat)
  const pulse = acted?.seat === seat ? acted.ply : null
  useEffect(() => {
    if (pulse === null || stillness()) return
    row.current?.animate([{ backgroundColor: 'var(--barley-wash)' }, {}], { duration: 900, easing: 'ease-out' })
  }, [pulse])
  const isMe = props.me === seat
  const about = status(info, isMe)
  return (
    <li ref={row} class={`seat ${seatClass(seat)}${acts ? ' acts' : ''}`} {...(acts ? { 'aria-current': 'true' } : {})}>
      <span class="seat-cloth" aria-hidden="true">
        <SeatTartan seat={seat} scale={0.6} />
      </span>
      <SeatBadge seat={seat} size={28} class="seat-badge" />
      <div class="seat-text">
        <span class="seat-title">
          <strong>{props.names[seat]}</strong>
          {about !== '' && <span class="soft seat-status">{about}</span>}
        </span>
        {acts && (
          <span class="visually-hidden">
            , {thinking.includes(seat) ? t.value.seats.thinking : t.value.seats.toAct}
          </span>
        )}
      </div>
      <div class="seat-strip">
        <Guard>
          <client.SeatStrip {...props} seat={seat} />
        </Guard>
      </div>
      <span class={thinking.includes(seat) ? 'thinking' : 'thinking off'} aria-hidden="true" />
    </li>
  )
}
