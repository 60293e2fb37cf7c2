import { SEAT_COLOURS } from '@bothy/kernel'
import type { JSX } from 'preact'
import type { SeatInfo, TableSummary } from '@bothy/protocol'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { deviceHost, serverHost } from '../../net/hosts.ts'
import type { Listed } from '../../net/my-tables.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import './table-rows-styles.css'

export function tablePath({ table: { id, status }, where }: Pick<Listed, 'table' | 'where'>): string {
  if (status === 'over') return (where === 'server' ? serverHost : deviceHost).replayPath(id)
  return where === 'server' ? paths.table(id) : paths.local(id)
}

export function TableState({ table, where }: Pick<Listed, 'table' | 'where'>): JSX.Element {
  return (
    <>
      <Turn table={table} />
      {table.rated && <span class="tag">{t.value.ratings.tag}</span>}
      {table.imported && <span class="tag">{t.value.home.imported}</span>}
      {where === 'device' && (
        <span class="soft small on-device">
          <Icon name="device" size={14} /> {t.value.home.local}
        </span>
      )}
    </>
  )
}

function Turn({ table }: { readonly table: TableSummary }): JSX.Element | null {
  const words = t.value.home
  if (table.status === 'over') return <Result table={table} />
  if (table.status === 'waiting') return <span class="tag">{waitsFor(table)}</span>
  if (table.myTurn) return <YourTurn table={table} />
  const names = table.toAct
    .map((seat) => table.seats[seat])
    .flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]))
  return <span class="soft small">{words.waitsFor(t.value.and(names))}</span>
}

function waitsFor({ seats, myTurn }: TableSummary): string {
  const free = seats.filter((seat) => seat.kind === 'open').length
  if (myTurn) return t.value.again.waitsForYou
  const missing = seats.flatMap((seat) => (seat.kind === 'person' && !seat.ready ? [seat.name] : []))
  return free > 0 || missing.length === 0 ? t.value.home.waiting(free) : t.value.home.waitsFor(t.value.and(missing))
}

const isMine = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.mine

function YourTurn({ table }: { readonly table: TableSummary }): JSX.Element {
  const seat = table.toAct.find((at) => isMine(table.seats[at])) ?? 0
  const colour = (table.colours[seat] ?? seat) % SEAT_COLOURS
  return (
    <span class="your-turn" style={{ '--seat': `var(--colour-${colour})`, '--on-seat': `var(--on-colour-${colour})` }}>
      <SeatBadge seat={seat} worn={colour} size={20} /> {t.value.home.yourTurn}
    </span>
  )
}

function Result({ table }: { readonly table: TableSummary }): JSX.Element | null {
  const words = t.value.home
  const result = table.ended?.result ?? null
  if (table.ended?.abandoned === true) return <span class="soft small">{words.abandoned}</span>
  if (result === null) return null
  if (table.seats.length === 1) return <span class="result">{words.alone(result.scores[0])}</span>
  const mine = table.seats.findIndex(isMine)
  if (mine < 0 || table.seats.filter(isMine).length > 1) {
    const winners = table.seats.flatMap((seat, i) => (result.ranks[i] === 1 && seat.kind !== 'open' ? [seat.name] : []))
    return <span class="result">{words.winners(t.value.and(winners))}</span>
  }
  const rank = result.ranks[mine]
  return <span class={rank === 1 ? 'result won' : 'result'}>{rank === 1 ? words.won : t.value.ending.rank(rank)}</span>
}
