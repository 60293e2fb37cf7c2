import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '../../art/index.ts'
import { briefNames, DividedName } from '../../ui/words/hyphens.tsx'
import { t } from '../../ui/words/i18n.ts'
import { SeatClock } from '../clock.ts'
import { useClock } from '../told-clock.ts'
import type { SeatNow } from '../game-board.ts'
import { useTableContext, useSeats } from '../table-context.tsx'
import { seatClass } from '../details/sentence.tsx'

type Tag = { readonly kind: 'turn' | 'next' | 'thinking' | 'away' | 'note'; readonly text: string }

function tagOf({ seat, info, acts, thinking, next }: SeatNow, reader: Seat | null): Tag | null {
  const words = t.value.seats
  if (info.kind === 'person' && info.resigned) return { kind: 'away', text: t.value.leaving.resigned }
  if (info.kind === 'person' && info.away !== null) return { kind: 'away', text: words.away }
  if (acts && seat === reader) return { kind: 'turn', text: words.yourTurn }
  if (thinking) return { kind: 'thinking', text: words.thinking }
  if (acts) return { kind: 'turn', text: words.toAct }
  if (info.kind === 'person' && !info.online) return { kind: 'away', text: words.offline }
  if (next) return { kind: 'next', text: words.next }
  return info.kind === 'bot' ? { kind: 'note', text: words.bot(t.value.levels[info.level]) } : null
}

/** For a head that is brief: what it says only aloud, in another place. */
export function SeatTag({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const tag = tagOf(useSeats()[seat], useTableContext().props.reader)
  const hasClock = (useClock()?.face.seats[seat] ?? null) !== null
  const isSaid = tag !== null && tag.kind !== 'note'
  if (!isSaid && !hasClock) return null
  return (
    <span class={`seat-tag ${seatClass(seat)}`} data-tag={isSaid ? tag.kind : 'time'} aria-hidden="true">
      {isSaid && tag.text} {hasClock && <SeatClock seat={seat} />}
    </span>
  )
}

export function SeatHead({
  seat,
  size = 28,
  brief = false,
}: {
  readonly seat: Seat
  readonly size?: number
  /** In a narrow place a short name alone is drawn; the full name and the tag are still read aloud. */
  readonly brief?: boolean
}): JSX.Element {
  const { props, openSeat } = useTableContext()
  const { me, reader } = props
  const seats = useSeats()
  const now = seats[seat]
  const tag = tagOf(now, reader)
  const hasClock = (useClock()?.face.seats[seat] ?? null) !== null
  const own = seat === me && openSeat !== null
  const look = { class: `seat-head ${seatClass(seat)}`, ...(now.acts ? { 'aria-current': 'true' as const } : {}) }
  const content = (
    <>
      <SeatBadge seat={seat} size={size} class="seat-badge" />
      <span class="seat-words">
        {brief && <span class="visually-hidden">{now.name}</span>}
        <strong class="seat-who" aria-hidden={brief}>
          <DividedName name={brief ? briefNames(seats.map(({ name }) => name))[seat] : now.name} />
        </strong>
        {(tag !== null || hasClock) && (
          <span class={brief ? 'visually-hidden' : 'seat-tag'} data-tag={tag?.kind ?? 'time'}>
            {brief && ', '}
            {tag?.text} {hasClock && <SeatClock seat={seat} />}
          </span>
        )}
      </span>
    </>
  )
  if (!own) return <span {...look}>{content}</span>
  return (
    <button
      type="button"
      {...look}
      aria-haspopup="dialog"
      title={t.value.leaving.mySeat}
      onClick={(event) => openSeat(event.currentTarget)}
    >
      {content}
    </button>
  )
}
