import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { SeatBadge } from '../art/index.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import { FACTS } from '../games/index.ts'
import { t } from '../ui/i18n.ts'
import { TableState, tablePath } from './table-state.tsx'
import type { Listed } from './use-tables.ts'

const KEY = 'bothy.waiting'

/** How many cards were shown here last time: their room is kept free until the lists are there, so that nothing jumps. */
export function expectedCards(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

function rememberCards(count: number): void {
  try {
    localStorage.setItem(KEY, String(count))
  } catch {
    // Without storage the page may jump once.
  }
}

/** The games one would go on with, one click away. */
export function WaitingGames({
  games,
  expected,
}: {
  readonly games: readonly Listed[]
  /** Cards to come, while they are not there. */
  readonly expected: number
}): JSX.Element | null {
  const loading = expected > 0 && games.length === 0
  useEffect(() => {
    if (!loading) rememberCards(games.length)
  }, [loading, games.length])
  if (games.length === 0 && !loading) return null
  return (
    <ul
      class="waiting-games"
      style={{ '--cards': loading ? expected : games.length }}
      aria-label={t.value.home.mine}
      aria-busy={loading}
    >
      {loading
        ? Array.from({ length: expected }, (_, i) => <li key={i} class="waiting-game panel" />)
        : games.map((game) => <WaitingGame key={game.table.id} {...game} />)}
    </ul>
  )
}

function WaitingGame({ table, game, where }: Listed): JSX.Element {
  const words = t.value.home
  const { title } = FACTS[game]
  const goes = table.myTurn ? words.goOn : words.look
  return (
    <li class="waiting-game panel">
      <GameEmblem game={game} />
      <div class="waiting-game-words">
        <h2>{title}</h2>
        <p>
          <TableState table={table} where={where} />
        </p>
        <p class="waiting-game-seats soft small">
          {table.seats.map((seat, i) =>
            seat.kind === 'person' && seat.mine ? null : (
              <span key={i} title={seat.kind === 'open' ? t.value.common.openSeat : seat.name}>
                <SeatBadge seat={i} size={20} />
              </span>
            ),
          )}
          {table.status === 'playing' && <span>{words.played(Math.round(table.progress * 100))}</span>}
        </p>
      </div>
      <a
        class={table.myTurn ? 'button primary' : 'button'}
        href={tablePath({ table, where })}
        aria-label={`${goes}, ${title}`}
      >
        {goes}
      </a>
    </li>
  )
}
