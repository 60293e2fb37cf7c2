import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { isGameId, type GameId } from '@bothy/games'
import type { TableSummary } from '@bothy/protocol'
import { SeatBadge } from '../art/index.ts'
import { FACTS } from '../games/index.ts'
import { callDevice } from '../net/device.ts'
import { deviceHost, serverHost } from '../net/hosts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { dateTime, t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { paths } from '../ui/router.ts'
import { useTables } from './use-tables.ts'

const MOST_OVER = 5

type Where = 'server' | 'device'
type Listed = { readonly table: TableSummary; readonly where: Where }

/** Mine first, those that wait for me before all others. */
export function MyGames(): JSX.Element {
  const [{ server, device }, reload] = useTables()
  const words = t.value.home
  const all: readonly Listed[] = [
    ...(server?.mine ?? []).map((table) => ({ table, where: 'server' as const })),
    ...(device ?? []).map((table) => ({ table, where: 'device' as const })),
  ]
  const running = all
    .filter(({ table }) => table.status !== 'over')
    .sort((a, b) => Number(b.table.myTurn) - Number(a.table.myTurn))
  const over = all.filter(({ table }) => table.status === 'over').slice(0, MOST_OVER)
  return (
    <section class="panel padded list-box">
      <h2>{words.mine}</h2>
      {server === null && <p class="note small">{t.value.common.noServer}</p>}
      {device === null && <p class="note small">{t.value.refusals['too-new']}</p>}
      {server !== undefined && running.length === 0 && <p class="soft">{words.mineEmpty}</p>}
      <TableRows tables={running} onRemoved={reload} />
      {over.length > 0 && (
        <>
          <h3>{words.finished}</h3>
          <TableRows tables={over} onRemoved={reload} />
        </>
      )}
    </section>
  )
}

export function OpenTables(): JSX.Element {
  const [{ server }] = useTables()
  const words = t.value.home
  const open = (server?.open ?? []).filter((table) => !table.seats.some((seat) => seat.kind === 'person' && seat.mine))
  return (
    <section class="panel padded list-box">
      <h2>{words.open}</h2>
      {open.length === 0 && <p class="soft">{words.openEmpty}</p>}
      <TableRows tables={open.map((table) => ({ table, where: 'server' }))} onRemoved={() => undefined} />
    </section>
  )
}

function TableRows({
  tables,
  onRemoved,
}: {
  readonly tables: readonly Listed[]
  readonly onRemoved: () => void
}): JSX.Element {
  return (
    <ul class="table-rows">
      {tables.map(({ table, where }) =>
        isGameId(table.game) ? (
          <TableRow key={table.id} table={table} game={table.game} where={where} onRemoved={onRemoved} />
        ) : null,
      )}
    </ul>
  )
}

function TableRow({
  table,
  game,
  where,
  onRemoved,
}: Listed & { readonly game: GameId; readonly onRemoved: () => void }): JSX.Element {
  const words = t.value.home
  const [asking, setAsking] = useState(false)
  const host = where === 'server' ? serverHost : deviceHost
  const path = where === 'server' ? paths.table(table.id) : paths.local(table.id)
  const { title } = FACTS[game]
  const names = table.seats.map((seat) => (seat.kind === 'open' ? t.value.common.openSeat : seat.name))
  const remove = async (): Promise<void> => {
    await callDevice('remove', { table: table.id })
    onRemoved()
  }
  return (
    <li class="table-row">
      <a class="table-row-link" href={table.status === 'over' ? host.replayPath(table.id) : path}>
        <span class="table-row-title">
          <strong>{title}</strong> <State table={table} />
          {where === 'device' && (
            <span class="soft small">
              <Icon name="device" size={14} /> {words.local}
            </span>
          )}
        </span>
        <span class="table-row-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatBadge seat={seat} size={18} /> {name}
            </span>
          ))}
        </span>
        <span class="soft small">{dateTime(table.created)}</span>
      </a>
      {where === 'device' && (
        <button
          type="button"
          class="button quiet icon"
          aria-label={`${words.remove}: ${title}`}
          onClick={() => setAsking(true)}
        >
          <Icon name="close" />
        </button>
      )}
      {asking && (
        <Dialog title={words.removeAsk} onClose={() => setAsking(false)}>
          <div class="actions">
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {t.value.common.cancel}
            </button>
            <button type="button" class="button primary" onClick={() => void remove().finally(() => setAsking(false))}>
              {words.remove}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  )
}

function State({ table }: { readonly table: TableSummary }): JSX.Element {
  const words = t.value.home
  if (table.status === 'over') return <span class="soft small">{words.over}</span>
  if (table.status === 'waiting')
    return <span class="tag">{words.waiting(table.seats.filter((seat) => seat.kind === 'open').length)}</span>
  if (table.myTurn) return <span class="tag yours">{words.yourTurn}</span>
  const names = table.toAct
    .map((seat) => table.seats[seat])
    .flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]))
  return <span class="soft small">{words.waitsFor(t.value.and(names))}</span>
}
