import { MANIFESTS } from '@bothy/games'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { type Listed, myTables } from '../../net/my-tables.ts'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { RemoveGame } from './remove-game.tsx'
import { TableState, tablePath } from './table-state.tsx'
import { when } from './when.ts'

const MOST_OVER = 5

type ListProps = { readonly games: readonly Listed[]; readonly onRemoved: () => void }

export function FinishedGames({ onRemoved }: Pick<ListProps, 'onRemoved'>): JSX.Element | null {
  const games = myTables.value.filter(({ table }) => table.status === 'over')
  const [all, setAll] = useState(false)
  if (games.length === 0) return null
  return (
    <section class="panel list-box">
      <h2>{t.value.home.finished}</h2>
      <TableRows games={all ? games : games.slice(0, MOST_OVER)} onRemoved={onRemoved} />
      {!all && games.length > MOST_OVER && (
        <button type="button" class="button quiet" onClick={() => setAll(true)}>
          {t.value.home.showAll(games.length)}
        </button>
      )}
    </section>
  )
}

type RowsProps = Pick<ListProps, 'games'> & {
  readonly onRemoved?: () => void
  readonly note?: (listed: Listed) => string
}

export function TableRows({ games, onRemoved = () => undefined, note }: RowsProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <ul class="table-rows">
      {games.map((game) => (
        <TableRow key={game.table.id} listed={game} onRemoved={onRemoved} note={note?.(game)} />
      ))}
    </ul>
  )
}

function TableRow({
  listed,
  onRemoved,
  note,
}: {
  readonly listed: Listed
  readonly onRemoved: () => void
  readonly note: string | undefined
}): JSX.Element {
  const { table, game, where } = listed
  const { title } = MANIFESTS[game]
  const scores = table.ended?.result?.scores ?? null
  return (
    <li class="table-row">
      <GameEmblem game={game} />
      <a class="table-row-link" href={tablePath(listed)}>
        <span class="table-row-title">
          <strong>{title}</strong> <TableState table={table} where={where} />
        </span>
        <span class="table-row-seats">
          {table.seats.map((held, seat) =>
            held.kind === 'open' ? null : (
              <span key={seat}>
                <SeatBadge seat={seat} worn={table.colours[seat] ?? null} size={18} /> {held.name}
                {scores !== null && <strong> {signed(scores[seat])}</strong>}
              </span>
            ),
          )}
        </span>
        <span class="soft small">
          {when(table.created)}
          {note !== undefined && ` · ${note}`}
        </span>
      </a>
      {where === 'device' && <RemoveGame table={table.id} title={title} onRemoved={onRemoved} />}
    </li>
  )
}
