import type { JSX } from 'preact'
import type { Leaderboard, RatedPlayer, RatingHistory } from '@bothy/protocol'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { ratingsApi } from '../../net/people/ratings.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from './leaderboard-words.ts'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'
import { RatingChart } from './rating-chart.tsx'
import './leaderboard-styles.css'

/** Matches until a player is placed; the same number as on the server. */
const SETTLED_AFTER = 10

export type Found = { readonly board: Leaderboard; readonly history: RatingHistory }

export async function findStandings(game: string): Promise<Found | null> {
  const [board, history] = await Promise.all([ratingsApi.best(game), ratingsApi.mine(game)])
  return board.ok && history.ok ? { board: board.value, history: history.value } : null
}

export const Standings = ({ game, found }: { readonly game: string; readonly found: Found }): JSX.Element => (
  <div class="leaderboard-columns">
    <Mine game={game} {...found} />
    <Best players={found.board.players} />
  </div>
)

function Mine({ game, board: { mine }, history }: Found & { readonly game: string }): JSX.Element {
  const words = leaderboard.value
  return (
    <section class="panel padded stack leaderboard-mine">
      <h2>{words.mine}</h2>
      {mine === null ? (
        <>
          <p>{words.mineNone}</p>
          <p>
            <a class="button" href={paths.make(game, 'friends')}>
              {words.create}
            </a>
          </p>
        </>
      ) : (
        <>
          <p class="leaderboard-number">
            <strong>{shown(mine)}</strong>
            <span>
              {mine.place === null ? words.toBePlaced(SETTLED_AFTER - mine.matches) : words.myPlace(mine.place)}
            </span>
            <span class="soft">{words.played(mine.matches)}</span>
          </p>
          <h3>{words.chart}</h3>
          <RatingChart history={history} width={layout.value === 'phone' ? 340 : 500} />
        </>
      )}
    </section>
  )
}

export const shown = ({ rating, place }: RatedPlayer): string => `${rating}${place === null ? '?' : ''}`

function Best({ players }: { readonly players: readonly RatedPlayer[] }): JSX.Element {
  const words = leaderboard.value
  return (
    <section class="panel padded stack leaderboard-best">
      <h2>{words.best}</h2>
      {players.length === 0 ? (
        <p class="soft">{words.none}</p>
      ) : (
        <table class="leaderboard-table">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col" class="leaderboard-name">
                {words.player}
              </th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.matches}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player, i) => (
              <Line key={i} player={player} />
            ))}
          </tbody>
        </table>
      )}
      {players.some(({ place }) => place === null) && <p class="soft small">{words.provisional}</p>}
    </section>
  )
}

function Line({ player }: { readonly player: RatedPlayer }): JSX.Element {
  const words = leaderboard.value
  const { place, name, bot, matches, mine } = player
  return (
    <tr class={`${mine ? 'mine' : ''}${place === null ? ' provisional' : ''}`}>
      <td>
        {place ?? (
          <>
            <span aria-hidden="true">–</span>
            <span class="visually-hidden">{words.unplaced}</span>
          </>
        )}
      </td>
      <th scope="row" class="leaderboard-name">
        <PlayerName name={name} bot={bot} />
      </th>
      <td>
        <strong>{shown(player)}</strong>
      </td>
      <td>{matches}</td>
    </tr>
  )
}

export function PlayerName({ name, bot }: Pick<RatedPlayer, 'name' | 'bot'>): JSX.Element | null {
  if (bot !== null)
    return (
      <>
        <Icon name="robot" size={18} /> {leaderboard.value.bot(t.value.levels[bot])}
      </>
    )
  return name === null ? null : <a href={personPath(name)}>{name}</a>
}
