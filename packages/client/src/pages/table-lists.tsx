import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SeatBadge } from '../art/index.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import { FACTS } from '../games/index.ts'
import { callDevice } from '../net/device.ts'
import { Dialog } from '../ui/dialog.tsx'
import { dateTime, signed, t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { TableState, tablePath } from './table-state.tsx'
import type { Listed } from './use-tables.ts'

const MOST_OVER = 5

type ListProps = { readonly games: readonly Listed[]; readonly onRemoved: () => void }

/** What does not fit into the band, still running. */
export function OtherGames({ games, onRemoved }: ListProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <section class="panel list-box">
      <h2>{t.value.home.more(games.length)}</h2>
      <TableRows games={games} onRemoved={onRemoved} />
    </section>
  )
}

export function FinishedGames({ games, onRemoved }: ListProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <section class="panel list-box">
      <h2>{t.value.home.finished}</h2>
      <TableRows games={games.slice(0, MOST_OVER)} onRemoved={onRemoved} />
    </section>
  )
}

export function OpenTables({ games }: Pick<ListProps, 'games'>): JSX.Element {
  const words = t.value.home
  return (
    <section class="panel list-box">
      <h2>{words.open}</h2>
      {games.length === 0 && <p class="soft">{words.openEmpty}</p>}
      <TableRows games={games} onRemoved={() => undefined} />
    </section>
  )
}

function TableRows({ games, onRemoved }: ListProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <ul class="table-rows">
      {games.map((game) => (
        <TableRow key={game.table.id} listed={game} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}

function TableRow({ listed, onRemoved }: { readonly listed: Listed; readonly onRemoved: () => void }): JSX.Element {
  const { table, game, where } = listed
  const words = t.value.home
  const [asking, setAsking] = useState(false)
  const { title } = FACTS[game]
  const names = table.seats.map((seat) => (seat.kind === 'open' ? t.value.common.openSeat : seat.name))
  const scores = table.ended?.result?.scores ?? null
  const remove = async (): Promise<void> => {
    await callDevice('remove', { table: table.id })
    onRemoved()
  }
  return (
    <li class="table-row">
      <GameEmblem game={game} />
      <a class="table-row-link" href={tablePath(listed)}>
        <span class="table-row-title">
          <strong>{title}</strong> <TableState table={table} where={where} />
        </span>
        <span class="table-row-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatBadge seat={seat} size={18} /> {name}
              {scores !== null && <strong> {signed(scores[seat])}</strong>}
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
