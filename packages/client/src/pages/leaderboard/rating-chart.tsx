import type { JSX } from 'preact'
import type { RatingHistory } from '@bothy/protocol'
import { ticks } from '../../table/ending/points-chart.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { leaderboard } from './leaderboard-words.ts'
import './rating-chart-styles.css'

const HEIGHT = 180
const PAD = { left: 44, right: 12, top: 12, bottom: 26 }
/** Smallest range drawn from bottom to top, so that a few points do not look like a fall. */
const LEAST = 60

const shortDate = (at: number): string =>
  new Intl.DateTimeFormat(language.value === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'short' }).format(at)

const MOST_DOTS = 40

/** Begins with the rating before the first match. Hollow dots are provisional. */
export function RatingChart({
  history,
  width = 640,
}: {
  readonly history: RatingHistory
  /** In units of the drawing: a smaller width means larger text. */
  readonly width?: number
}): JSX.Element | null {
  if (history.length === 0) return null
  const ratings = [history[0].rating - history[0].change, ...history.map(({ rating }) => rating)]
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const room = Math.max(0, LEAST - (high - low)) / 2 + 5
  const [bottom, top] = [low - room, high + room]
  const x = (i: number): number => PAD.left + (i / (ratings.length - 1)) * (width - PAD.left - PAD.right)
  const y = (rating: number): number =>
    HEIGHT - PAD.bottom - ((rating - bottom) / (top - bottom)) * (HEIGHT - PAD.top - PAD.bottom)
  const points = ratings.map((rating, i) => `${x(i).toFixed(1)} ${y(rating).toFixed(1)}`)
  return (
    <figure class="chart rating-chart">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={leaderboard.value.chartLabel(ratings[0], ratings[ratings.length - 1], history.length)}
      >
        {ticks(bottom, top).map((value) => (
          <g key={value}>
            <path class="chart-grid" d={`M${PAD.left} ${y(value)}H${width - PAD.right}`} />
            <text class="chart-tick" x={PAD.left - 8} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <path class="rating-line" d={`M${points.join('L')}`} />
        {history.map(({ table, rating, provisional }, i) => {
          const isLast = i === history.length - 1
          if (!isLast && !provisional && history.length > MOST_DOTS) return null
          return (
            <circle
              key={table}
              class={provisional ? 'rating-dot provisional' : 'rating-dot'}
              cx={x(i + 1)}
              cy={y(rating)}
              r={isLast ? 5 : 3}
            />
          )
        })}
        <text class="chart-tick" x={PAD.left} y={HEIGHT - 6}>
          {shortDate(history[0].at)}
        </text>
        {history.length > 1 && (
          <text class="chart-tick" x={width - PAD.right} y={HEIGHT - 6} text-anchor="end">
            {shortDate(history[history.length - 1].at)}
          </text>
        )}
      </svg>
    </figure>
  )
}
