import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import type { Leaderboard, RatedPlayer, RatingHistory } from '@bothy/protocol'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { ratingsApi } from '../../net/people/ratings.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { GameLinks } from '../home/game-links.tsx'
import { Header } from '../header.tsx'
import { leaderboard, leaderboardWords } from './leaderboard-words.ts'
import { NotFoundPage } from '../not-found.tsx'
import { personPath } from '@bothy/board-kit/ui/page/person-path.ts'
import { RatingChart } from './rating-chart.tsx'
import './leaderboard-styles.css'

/** Matches until a player is placed; the same number as on the server. */
const SETTLED_AFTER = 10

type Found = { readonly board: Leaderboard; readonly history: RatingHistory }

async function find(game: string): Promise<Found | null> {
  const [board, history] = await Promise.all([ratingsApi.best(game), ratingsApi.mine(game)])
  return board.ok && history.ok ? { board: board.value, history: history.value } : null
}

export async function loadLeaderboardPage(): Promise<typeof LeaderboardPage> {
  await loadInUse(leaderboardWords)
  return LeaderboardPage
}

function LeaderboardPage({ game }: { readonly game: string }): JSX.Element {
  const words = leaderboard.value
  const [found, setFound] = useState<Found | null | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let wanted = true
    setFound(undefined)
    void find(game).then((value) => wanted && setFound(value))
    return () => {
      wanted = false
    }
  }, [game, attempt])
  useTitle(words.title(isGameId(game) ? MANIFESTS[game].title : ''))
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <>
      <Header />
      <main class="page leaderboard" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{words.title(MANIFESTS[game].title)}</h1>
        <GameLinks game={game} path={paths.ratings} />
        <p class="soft">{words.help}</p>
        {found === undefined && <Loading />}
        {found === null && <Failure title={t.value.common.noServer} onRetry={() => setAttempt(attempt + 1)} />}
        {found !== undefined && found !== null && (
          <div class="leaderboard-columns">
            <Mine game={game} {...found} />
            <Best players={found.board.players} />
          </div>
        )}
      </main>
    </>
  )
}

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

const shown = ({ rating, place }: RatedPlayer): string => `${rating}${place === null ? '?' : ''}`

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
        {bot !== null && <Icon name="robot" size={18} />}{' '}
        {bot !== null ? words.bot(t.value.levels[bot]) : name !== null && <a href={personPath(name)}>{name}</a>}
      </th>
      <td>
        <strong>{shown(player)}</strong>
      </td>
      <td>{matches}</td>
    </tr>
  )
}
