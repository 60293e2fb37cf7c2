import './dock-styles.css'
import { type ChronicleId, MANIFESTS } from '@bothy/glen-more-2/data'
import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { RuleLinks } from '@bothy/board-kit/board/details/details-panel.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { HubCard } from '@bothy/board-kit/parts/ring/hub-card.tsx'
import { seating } from '@bothy/board-kit/parts/seats/seats.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { nameOf, shortNameOf } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import { lookAt, lookBack, openedIn } from '../visible-area.ts'
import type { Sight } from './part.ts'
import { wordsOf } from '../words.ts'
import { playedOf } from './brought.ts'
import { pointedAt } from './dock-state.ts'
import type { ChronicleSlots } from './part.ts'
import { askingOf } from './slots.tsx'

type Shown = {
  readonly id: ChronicleId
  readonly dock: ChronicleSlots['dock']
  readonly lit: readonly string[]
}

const shownAt = ({ view, choice }: BoardContext): readonly Shown[] =>
  playedOf(view)
    .map(([id, { dock, onBoard = [] }]) => ({ id, dock, lit: onBoard.filter(choice.isSelectable) }))
    .toSorted((a, b) => MANIFESTS[a.id].number - MANIFESTS[b.id].number)

const dockOf = (table: BoardContext, id: ChronicleId | null): ChronicleSlots['dock'] | undefined =>
  playedOf(table.view).find(([played]) => played === id)?.[1].dock

/** All of it; one's own figure and those of the others; one's own alone. */
type Size = 'L' | 'M' | 'S'
const FEW = 2
const SOME = 4

function sizeFor(layout: Layout, count: number): Size {
  if (layout === 'wide' || layout === 'hall') return count <= FEW ? 'L' : count <= SOME || layout === 'hall' ? 'M' : 'S'
  return layout === 'narrow' && count <= FEW ? 'M' : 'S'
}

function Others({ table, dock, seats }: { table: BoardContext; dock: Shown['dock']; seats: readonly Seat[] }) {
  const common = dock.common?.(table)
  if (common !== undefined) return <span class="gm2-dock-others gm2-soft">{common.text}</span>
  return (
    <span class="gm2-dock-others">
      {seats.map((seat) => (
        <span key={seat}>
          <SeatBadge seat={seat} size={20} />
          {dock.figure(table, seat).value}
        </span>
      ))}
    </span>
  )
}

function Everyone({ table, dock }: { table: BoardContext; dock: Shown['dock'] }) {
  const words = wordsOf(table.language)
  return (
    <span class="gm2-dock-seats">
      {seating(table.view.seats, table.me).map((seat) => {
        const { value, unit } = dock.figure(table, seat)
        const way = dock.way?.(table, seat)
        return (
          <span key={seat}>
            <SeatBadge seat={seat} size={20} />
            {way === undefined ? (
              <span class="gm2-dock-who">{shortNameOf(table, seat, words)}</span>
            ) : (
              <span class="gm2-dock-way" style={{ '--way': way }}>
                <dock.Sign seat={seat} size={20} />
              </span>
            )}
            <span>
              <b>{value}</b> {unit}
            </span>
          </span>
        )
      })}
    </span>
  )
}

/** Letters that have room beside sign and figure on a phone. */
const SHORT_UNIT = 5
/** Letters that have room below the figure of a small card; longer names of players are told by their badge alone. */
const LONG_UNIT = 8

type CardProps = { table: BoardContext; sight: Sight; shown: Shown; size: Size; isOpen: boolean; isLit: boolean }

function Card({ table, sight, shown: { id, dock, lit }, size, isOpen, isLit }: CardProps) {
  const words = wordsOf(table.language)
  const { uiState } = table
  const pointed = pointedAt(uiState)
  const me = table.me ?? sight.seat
  const { value, unit, said } = dock.figure(table, me)
  const isWhole = size === 'L' && dock.common === undefined
  const point = (isPointed: boolean): void => {
    if (isPointed) pointed.value = id
    else if (pointed.peek() === id) pointed.value = null
    table.showDetails(isPointed ? `chronicle:${id}` : null)
  }
  return (
    <button
      type="button"
      class="gm2-dock-card"
      aria-expanded={isOpen ? 'true' : 'false'}
      data-thing={`chronicle:${id}`}
      data-lands={`chronicle:${id}`}
      data-has-lit={isLit ? '' : undefined}
      data-leads={isOpen || lit.length === 0 ? undefined : lit.join(' ')}
      onClick={() => {
        table.showDetails(null)
        if (isOpen || askingOf(table) === id) lookBack(table)
        else lookAt(table, id, sight.seat)
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(false)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(true)}
      onBlur={() => point(false)}
    >
      <span class="visually-hidden">{list([dock.name(words), said, isLit ? words.board.dockNow : ''])}</span>
      <span class="gm2-dock-face" aria-hidden="true">
        {size !== 'S' && (
          <span class="gm2-dock-picture">
            <dock.Picture />
            <span class="gm2-dock-number">{MANIFESTS[id].number}</span>
          </span>
        )}
        <b class="gm2-dock-name">{dock.name(words)}</b>
        {isWhole ? (
          <Everyone table={table} dock={dock} />
        ) : (
          <>
            <span class="gm2-dock-mine">
              <dock.Sign seat={me} size={24} />
              <b class="gm2-dock-value">{value}</b>
              {(size !== 'S' || unit.length <= LONG_UNIT) && (
                <small data-long={unit.length > SHORT_UNIT ? '' : undefined}>{unit}</small>
              )}
            </span>
            {size !== 'S' && (
              <Others table={table} dock={dock} seats={seating(table.view.seats, me).filter((seat) => seat !== me)} />
            )}
          </>
        )}
      </span>
    </button>
  )
}

const columnsFor = (count: number): number => (count <= SOME ? count : Math.ceil(count / 2))

export function Dock({ table, sight }: { table: BoardContext; sight: Sight }) {
  const words = wordsOf(table.language)
  const all = shownAt(table)
  const asking = askingOf(table)
  const open = openedIn(sight) ?? asking
  const size = sizeFor(table.layout, all.length)
  return (
    <div
      class="gm2-dock"
      role="group"
      aria-label={words.board.dock}
      data-size={size}
      data-count={all.length}
      style={{ '--usual': columnsFor(all.length) }}
    >
      {all.map((shown) => (
        <Card
          key={shown.id}
          table={table}
          sight={sight}
          shown={shown}
          size={size}
          isOpen={shown.id === open}
          isLit={shown.lit.length > 0 || (asking === shown.id && open !== asking)}
        />
      ))}
    </div>
  )
}

export function Opened({ table, id, seat }: { table: BoardContext; id: ChronicleId; seat: Seat }) {
  const words = wordsOf(table.language)
  const dock = dockOf(table, id)
  if (dock === undefined) return null
  return (
    <div class="gm2-opened gm2-large">
      <header class="gm2-opened-head">
        <span class="gm2-dock-number">{MANIFESTS[id].number}</span>
        <h2>{dock.title(words)}</h2>
        <button
          type="button"
          class="button gm2-opened-close"
          onClick={({ currentTarget }) => {
            const stage = currentTarget.closest('.gm2-table')
            stage?.querySelector<HTMLElement>(`[data-thing="chronicle:${id}"]`)?.focus()
            lookBack(table)
          }}
        >
          <Icon name="close" size={20} /> {words.board.dockClose}
        </button>
      </header>
      <div class="gm2-opened-body">
        <dock.Opened table={table} seat={seat} />
      </div>
    </div>
  )
}

export function Told({ table, id }: { table: BoardContext; id: ChronicleId }) {
  const words = wordsOf(table.language)
  const dock = dockOf(table, id)
  if (dock === undefined) return null
  const common = dock.common?.(table)
  const { seats } = table.view
  const lines =
    common === undefined
      ? seating(seats, table.me).map((seat) => ({
          sign: <SeatBadge seat={seat} size={16} />,
          text: (
            <>
              <span class="visually-hidden">{nameOf(table, seat, words)} </span>
              {dock.figure(table, seat).said}
            </>
          ),
        }))
      : [{ sign: null, text: common.text }]
  return (
    <HubCard
      class="gm2-facts gm2-told"
      name={dock.title(words)}
      kind=""
      isSpoken
      lines={lines}
      links={<RuleLinks rules={[`GM2-C${MANIFESTS[id].number}-1`]} at={`chronicle:${id}`} />}
      onStay={(stays) => table.showDetails(stays ? `chronicle:${id}` : null)}
    />
  )
}

export function OnSeat({ table, seat, opened }: { table: BoardContext; seat: Seat; opened: ChronicleId | null }) {
  const dock = dockOf(table, pointedAt(table.uiState).value ?? opened)
  if (dock === undefined) return null
  const common = dock.common?.(table)
  if (common !== undefined && common.holder !== seat) return null
  return (
    <span class="gm2-seat-chronicle">
      <dock.Sign seat={seat} size={20} />
      {common === undefined && <b>{dock.figure(table, seat).value}</b>}
    </span>
  )
}
