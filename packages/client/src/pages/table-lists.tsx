import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { SeatBadge } from '../art/index.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import { FACTS } from '../games/index.ts'
import { callDevice } from '../net/device.ts'
import { Dialog } from '../ui/dialog.tsx'
import { signed, t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { paths } from '../ui/router.ts'
import { TableState, tablePath } from './table-state.tsx'
import type { Listed, SortedTables } from './use-tables.ts'
import { when } from './when.ts'

/** Of each list there are as many to begin with, all at a press. */
const MOST_OTHERS = 8
const MOST_OVER = 5
/** A few: the rest is in the lobby. */
const MOST_OPEN = 3

type ListProps = { readonly games: readonly Listed[]; readonly onRemoved: () => void }

/** What the home page lists below the games. */
export function HomeLists({
  sorted: { others, over, open },
  onRemoved,
}: {
  readonly sorted: SortedTables
  readonly onRemoved: () => void
}): JSX.Element {
  return (
    <div class="home-lists">
      <OtherGames games={others} onRemoved={onRemoved} />
      <FinishedGames games={over} onRemoved={onRemoved} />
      <OpenTables games={open} />
    </div>
  )
}

/** What does not fit into the band, still running. */
function OtherGames({ games, onRemoved }: ListProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <section class="panel list-box">
      <h2>{t.value.home.more(games.length)}</h2>
      <FirstRows games={games} most={MOST_OTHERS} onRemoved={onRemoved} />
    </section>
  )
}

function FinishedGames({ games, onRemoved }: ListProps): JSX.Element | null {
  if (games.length === 0) return null
  return (
    <section class="panel list-box">
      <h2>{t.value.home.finished}</h2>
      <FirstRows games={games} most={MOST_OVER} onRemoved={onRemoved} />
    </section>
  )
}

function OpenTables({ games }: Pick<ListProps, 'games'>): JSX.Element {
  const words = t.value.home
  return (
    <section class="panel list-box">
      <h2>{words.open}</h2>
      {games.length === 0 && (
        <>
          <p class="soft">{words.openEmpty}</p>
          <p>
            <a href={paths.lobby}>{words.lobby}</a>
          </p>
        </>
      )}
      <TableRows games={games.slice(0, MOST_OPEN)} />
      {games.length > MOST_OPEN && (
        <p>
          <a href={paths.lobby}>
            {words.open} ({games.length})
          </a>
        </p>
      )}
    </section>
  )
}

function FirstRows({ games, most, onRemoved }: ListProps & { readonly most: number }): JSX.Element {
  const [all, setAll] = useState(false)
  return (
    <>
      <TableRows games={all ? games : games.slice(0, most)} onRemoved={onRemoved} />
      {!all && games.length > most && (
        <button type="button" class="button quiet" onClick={() => setAll(true)}>
          {t.value.home.showAll(games.length)}
        </button>
      )}
    </>
  )
}

type RowsProps = Pick<ListProps, 'games'> & {
  readonly onRemoved?: () => void
  /** What else there is to say of a table. */
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
  const words = t.value.home
  const [asking, setAsking] = useState(false)
  const { title } = FACTS[game]
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
          {table.seats.map((held, seat) =>
            // How many are free stands beside the title.
            held.kind === 'open' ? null : (
              <span key={seat}>
                <SeatBadge seat={seat} size={18} /> {held.name}
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
