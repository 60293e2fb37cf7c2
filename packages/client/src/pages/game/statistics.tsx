import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import type { GameCount, RatingHistory } from '@bothy/protocol'
import { profileApi } from '../../net/people/profile.ts'
import { ratingsApi } from '../../net/people/ratings.ts'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { RatingChart } from '../leaderboard/rating-chart.tsx'
import { totalOf, totalsBySeats } from '../profile/counts.ts'
import { Card } from './card.tsx'
import { type Answer, useAnswer } from '../../games/use-answer.ts'
import { words } from './words.ts'

type Counts = readonly GameCount[]

async function countsOf(game: GameId): Promise<Counts | null> {
  const reply = await profileApi.read(null)
  return reply.ok ? reply.value.counts.filter((count) => count.game === game) : null
}

export const useCounts = (game: GameId): Answer<Counts> => useAnswer(game, countsOf)

async function historyOf(game: GameId): Promise<RatingHistory | null> {
  const reply = await ratingsApi.mine(game)
  return reply.ok ? reply.value : null
}

function OwnLine({ counts }: { readonly counts: Counts }): JSX.Element {
  const { played, won, best } = totalOf(counts)
  return <p class="own-line">{words.value.own(played, won, best === null ? null : signed(best))}</p>
}

function Shares({ counts }: { readonly counts: Counts }): JSX.Element | null {
  const totals = totalsBySeats(counts)
  if (totals.length === 0) return null
  return (
    <>
      <ul class="shares">
        {totals.map(([seats, { won, placed }]) => (
          <li key={seats} style={{ '--share': won / placed, '--even': 1 / seats }}>
            <span>{words.value.players(seats)}</span>
            <span class="share-bar" aria-hidden="true">
              <span />
              <i />
            </span>
            <strong>{words.value.percent(Math.round((100 * won) / placed))}</strong>
          </li>
        ))}
      </ul>
      <p class="soft small">{words.value.even}</p>
    </>
  )
}

function Counted({ counts, retry }: { readonly counts: Counts | null | undefined; readonly retry: () => void }) {
  if (counts === undefined) return <Loading />
  if (counts === null) return <Failure title={words.value.failed} onRetry={retry} />
  if (counts.length === 0) return <p class="soft">{words.value.noGames}</p>
  return (
    <>
      <Shares counts={counts} />
      <OwnLine counts={counts} />
    </>
  )
}

export function StatisticsCard({
  game,
  counts,
}: {
  readonly game: GameId
  readonly counts: Answer<Counts>
}): JSX.Element {
  const said = words.value
  const hasShares = totalsBySeats(counts.value ?? []).length > 0
  return (
    <Card
      icon="chart"
      title={said.tabs.statistics}
      href={paths.game(game, 'statistics')}
      note={hasShares ? said.wins : ''}
      brief={said.played(totalOf(counts.value ?? []).played)}
    >
      <Counted counts={counts.value} retry={counts.retry} />
    </Card>
  )
}

export function StatisticsTab({ game }: { readonly game: GameId }): JSX.Element {
  const counts = useCounts(game)
  const history = useAnswer(game, historyOf)
  const said = words.value
  return (
    <div class="game-columns">
      <section class="panel padded stack">
        <h2>{said.wins}</h2>
        <Counted counts={counts.value} retry={counts.retry} />
        <p>
          <a href={paths.profile}>{said.allStatistics}</a>
        </p>
      </section>
      {history.value && history.value.length > 0 && (
        <section class="panel padded stack">
          <h2>{said.ratingOver}</h2>
          <RatingChart history={history.value} />
        </section>
      )}
    </div>
  )
}

function bestOf(counts: Counts): readonly (readonly [seats: number, best: number])[] {
  const best = new Map<number, number>()
  for (const { seats, best: points } of counts)
    if (points !== null) best.set(seats, Math.max(points, best.get(seats) ?? points))
  return [...best].toSorted(([a], [b]) => a - b)
}

function Records({ counts, retry }: { readonly counts: Counts | null | undefined; readonly retry: () => void }) {
  if (counts === undefined) return <Loading />
  if (counts === null) return <Failure title={words.value.failed} onRetry={retry} />
  const best = bestOf(counts)
  if (best.length === 0) return <p class="soft">{words.value.recordsNone}</p>
  return (
    <ul class="record-rows">
      {best.map(([seats, points]) => (
        <li key={seats}>
          <span>{words.value.players(seats)}</span>
          <strong>{words.value.points(points)}</strong>
        </li>
      ))}
    </ul>
  )
}

export function RecordsCard({ game, counts }: { readonly game: GameId; readonly counts: Answer<Counts> }): JSX.Element {
  const said = words.value
  const most = totalOf(counts.value ?? []).best
  return (
    <Card
      icon="flag"
      title={said.tabs.records}
      href={paths.game(game, 'records')}
      note={said.recordsHead}
      brief={most === null ? said.recordsHead : said.points(most)}
    >
      <Records counts={counts.value} retry={counts.retry} />
    </Card>
  )
}

export function RecordsTab({ game }: { readonly game: GameId }): JSX.Element {
  const { value: counts, retry } = useCounts(game)
  return (
    <div class="game-columns">
      <section class="panel padded stack">
        <h2>{words.value.recordsHead}</h2>
        <Records counts={counts} retry={retry} />
      </section>
    </div>
  )
}
