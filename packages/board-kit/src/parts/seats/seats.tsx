import type { Seat } from '@bothy/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import { Coin, Points, SeatBadge, SeatTartan } from '../../art/index.ts'
import { ScoreSpot } from '../../board/scoring/score-spot.tsx'
import { ScoreIfEnded } from '../../board/seats/score-if-ended.tsx'
import { SeatHead } from '../../board/seats/seat-head.tsx'
import { ReadingPlace } from '../../board/details/reading-place.tsx'
import { LastMove, LastSign } from '../../board/trace/last-move.tsx'
import { Arrow } from '../../ui/controls/icons.tsx'
import { signed } from '../../ui/words/i18n.ts'
import { BETWEEN } from './last-turn.ts'

/** The others in turn order, then the reader's own seat. */
export const seating = (seats: number, me: Seat | null): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats)

export const seatColours = (seat: Seat | null) => ({
  '--seat': seat === null ? 'var(--line-strong)' : `var(--seat-${seat})`,
  '--seat-ink': seat === null ? 'var(--line-strong)' : `var(--seat-${seat}-ink)`,
})

export const seatHome = (seat: Seat, acts: boolean) => ({
  'data-seat-home': seat,
  'data-acts': acts ? '' : undefined,
  style: seatColours(seat),
})

type Seated = { readonly view: { readonly seats: number }; readonly me: Seat | null }
type SeatListProps<Table, Sight> = {
  readonly table: Table
  readonly sight: Sight
  readonly label: string
  readonly class: string
  readonly Panel: ComponentType<{ table: Table; sight: Sight; seat: Seat }>
}

export const SeatList = <Table extends Seated, Sight>(props: SeatListProps<Table, Sight>) => {
  const { table, sight, label, class: name, Panel } = props
  const { view, me } = table
  return (
    <div class={`seat-list ${name}`} role="group" aria-label={label} data-count={view.seats}>
      {seating(view.seats, me).map((seat) => (
        <Panel key={seat} table={table} seat={seat} sight={sight} />
      ))}
      {view.seats > 1 && <ReadingPlace rank={2} class="seat-reading" />}
    </div>
  )
}

export type SeatShown = {
  readonly seat: Seat
  readonly name: string
  readonly isOwn: boolean
  readonly acts: boolean
  readonly points: number
  readonly scored: string
  /** If the game ended now; null where nothing is reckoned. */
  readonly end: { readonly label: string; readonly said: string; readonly total: number } | null
  readonly standing: ComponentChildren
  readonly land: string
  readonly isShown: boolean
  readonly leads?: string | undefined
  readonly onLook: (seat: Seat | null) => void
  readonly last: string
  readonly lastPicture?: ComponentChildren
}

export const Score = ({ who: { seat, points }, size }: { who: SeatShown; size: number }) => (
  <span data-points={seat}>
    <Points value={points} size={size} />
  </span>
)

export const SeatPoints = ({ who, size }: { who: SeatShown; size: number }) => (
  <span class="seat-points">
    <ScoreSpot seat={who.seat} label={who.scored}>
      <Score who={who} size={size} />
    </ScoreSpot>
    {who.end !== null && (
      <ScoreIfEnded {...who.end} class="seat-end-now">
        {who.standing}
      </ScoreIfEnded>
    )}
  </span>
)

type SeatPanelProps = {
  readonly who: SeatShown
  readonly size: number
  readonly class: string
  readonly above?: ComponentChildren
  readonly plan: ComponentChildren
  readonly children: ComponentChildren
}

export function SeatPanel({ who, size, class: name, above, plan, children }: SeatPanelProps) {
  const { seat, isOwn, isShown, last } = who
  return (
    <section
      class={`seat-panel ${name}`}
      aria-label={who.name}
      data-own={isOwn ? '' : undefined}
      data-purse={isOwn ? '' : undefined}
      {...seatHome(seat, who.acts)}
    >
      <SeatTartan seat={seat} scale={0.6} class="seat-cloth" />
      <div class="seat-panel-head">
        <SeatHead seat={seat} />
        <SeatPoints who={who} size={size} />
      </div>
      {above}
      <div class="seat-body">
        {!isOwn && (
          <button
            type="button"
            class="seat-thumb"
            data-leads={who.leads}
            aria-pressed={isShown ? 'true' : 'false'}
            onClick={() => who.onLook(isShown ? null : seat)}
          >
            {plan}
            <span class="visually-hidden">{who.land}</span>
          </button>
        )}
        {children}
      </div>
      {last !== '' && (
        <LastMove seat={seat} class="seat-last" picture={who.lastPicture} onShow={() => isOwn || who.onLook(seat)}>
          {last.split(BETWEEN).map((part, i) => (
            <span key={i} class="last-part">
              {i > 0 && BETWEEN}
              {part}
            </span>
          ))}
        </LastMove>
      )}
    </section>
  )
}

export const SeatLast = ({ who: { isOwn, last, lastPicture }, said }: { who: SeatShown; said: string }) => (
  <LastSign said={said} last={isOwn ? '' : last} picture={isOwn ? null : lastPicture} />
)

export const SeatChip = ({ who, label, children }: { who: SeatShown; label: string; children: ComponentChildren }) => (
  <button
    type="button"
    class="seat-chip"
    data-leads={who.leads}
    data-purse={who.isOwn ? '' : undefined}
    {...seatHome(who.seat, who.acts)}
    aria-pressed={who.isShown ? 'true' : 'false'}
    onClick={() => who.onLook(who.seat)}
  >
    <span class="chip-seat">
      <SeatBadge seat={who.seat} size={20} />
      <SeatLast who={who} said={label} />
    </span>
    {children}
  </button>
)

export const ChipTotal = ({ total, title }: { total: number; title?: string }) => (
  <span class="seat-chip-total" title={title} aria-hidden={title === undefined ? 'true' : undefined}>
    <Arrow />
    {signed(total)}
  </span>
)

export const SeatCoins = ({ coins, size, said }: { coins: number; size: number; said: string }) => (
  <>
    <span aria-hidden="true">
      <Coin value={coins} size={size} />
    </span>
    <span class="visually-hidden">{said}</span>
  </>
)
