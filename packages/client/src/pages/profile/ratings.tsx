import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type GameId, isGameId, MANIFESTS } from '@bothy/games'
import type { Profile, RatingHistory } from '@bothy/protocol'
import { ratingsApi } from '../../net/people/ratings.ts'
import { dateTime, signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboard } from '../leaderboard/leaderboard-words.ts'
import { RatingChart } from '../leaderboard/rating-chart.tsx'
import { words } from './words.ts'

/** About the width of its panel on all screens. */
const CHART_WIDTH = 340

type Rating = Profile['ratings'][number]

export function Ratings({
  ratings,
  hasHistory,
}: {
  readonly ratings: readonly Rating[]
  readonly hasHistory: boolean
}): JSX.Element | null {
  if (ratings.length === 0) return null
  return (
    <section class="stack">
      <h2>{words.value.ratings}</h2>
      <div class={hasHistory ? 'profile-plots' : 'profile-plots numbers'}>
        {ratings.map(
          (rating) =>
            isGameId(rating.game) && <One key={rating.game} {...rating} game={rating.game} hasHistory={hasHistory} />,
        )}
      </div>
      {(hasHistory || ratings.some(({ provisional }) => provisional)) && (
        <p class="soft small">{hasHistory ? words.value.provisionalHelp : leaderboard.value.provisional}</p>
      )}
    </section>
  )
}

function One({
  game,
  rating,
  matches,
  provisional,
  hasHistory,
}: Rating & { readonly game: GameId; readonly hasHistory: boolean }): JSX.Element {
  const [history, setHistory] = useState<RatingHistory>([])
  useEffect(() => {
    if (hasHistory) void ratingsApi.mine(game).then((reply) => reply.ok && setHistory(reply.value))
  }, [game, hasHistory])
  return (
    <section class="panel padded stack">
      <h3>
        <a href={paths.ratings(game)}>{MANIFESTS[game].title}</a>
      </h3>
      <p class="profile-rating">
        <strong>
          {rating}
          {provisional && '?'}
        </strong>
        {provisional && <span class="soft">{words.value.provisional}</span>}
        <span class="soft">{words.value.rated(matches)}</span>
      </p>
      {history.length > 0 && (
        <>
          <RatingChart history={history} width={CHART_WIDTH} />
          <History game={MANIFESTS[game].title} history={history} />
        </>
      )}
    </section>
  )
}

function History({ game, history }: { readonly game: string; readonly history: RatingHistory }): JSX.Element {
  return (
    <details class="part-fold">
      <summary>{words.value.asTable(game)}</summary>
      <table class="profile-table">
        <thead>
          <tr>
            <th scope="col" class="profile-name">
              {words.value.date}
            </th>
            <th scope="col">{words.value.place}</th>
            <th scope="col">{words.value.rating}</th>
            <th scope="col">{words.value.change}</th>
          </tr>
        </thead>
        <tbody>
          {history.toReversed().map(({ table, at, place, rating, change, provisional }) => (
            <tr key={table}>
              <th scope="row" class="profile-name">
                {dateTime(at)}
              </th>
              <td>{place}</td>
              <td>
                {rating}
                {provisional && '?'}
              </td>
              <td>{plusMinus(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export const plusMinus = (change: number): string => (change > 0 ? `+${change}` : signed(change))
