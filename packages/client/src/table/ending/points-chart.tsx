import type { JSX } from 'preact'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import './points-chart-styles.css'

const HEIGHT = 220
const PAD = { left: 44, right: 40, top: 12, bottom: 22 }
/** Each line has a pattern of its own, so that it differs without colour. */
const DASHES = ['none', '10 4', '2 4', '14 4 2 4', '6 3'] as const

/** Multiples of a round step, so that zero is among them. */
export function ticks(bottom: number, top: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((s) => (top - bottom) / s <= 5) ?? 200
  const first = Math.ceil(bottom / step)
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, i) => (first + i) * step)
}

export type ChartMark = {
  readonly letter: string
  readonly at: number
  readonly seat: number
  readonly isGood: boolean
}

/** Positions at which the game had just scored, and the word that explains their lines. */
export type Scorings = { readonly at: readonly number[]; readonly label: string }
const NO_SCORINGS: Scorings = { at: [], label: '' }

const LETTER = 20
/** A scoring reaches a little below the drawing, unlike where the reader stands. */
const TAIL = 8

const apart = (marks: readonly ChartMark[], x: (at: number) => number): readonly (ChartMark & { row: number })[] => {
  const placed: (ChartMark & { row: number })[] = []
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    const before = placed.filter(({ at }) => x(mark.at) - x(at) < LETTER)
    const row = [0, LETTER, 2 * LETTER].find((one) => before.every((other) => other.row !== one)) ?? 0
    placed.push({ ...mark, row })
  }
  return placed
}

/** The table of numbers beneath is for readers who cannot see the lines. */
export function PointsChart({
  points,
  names,
  label = t.value.ending.chart,
  said = signed,
  marks = [],
  scorings = NO_SCORINGS,
  at = null,
  width = 640,
  onGo,
}: {
  readonly points: readonly (readonly number[])[]
  readonly names: readonly string[]
  readonly label?: string
  readonly said?: (value: number) => string
  readonly marks?: readonly ChartMark[]
  readonly scorings?: Scorings
  readonly at?: number | null
  /** In units of the drawing: a smaller width means larger text. */
  readonly width?: number
  readonly onGo?: (position: number) => void
}): JSX.Element {
  const last = Math.max(1, points.length - 1)
  const top = Math.max(10, ...points.flat())
  const bottom = Math.min(0, ...points.flat())
  const x = (position: number): number => PAD.left + (position / last) * (width - PAD.left - PAD.right)
  const y = (value: number): number =>
    HEIGHT - PAD.bottom - ((value - bottom) / (top - bottom)) * (HEIGHT - PAD.top - PAD.bottom)
  const line = (seat: number): string => {
    let path = `M${x(0)} ${y(points[0][seat])}`
    for (let i = 1; i < points.length; i++)
      if (points[i][seat] !== points[i - 1][seat]) path += `H${x(i).toFixed(1)}V${y(points[i][seat]).toFixed(1)}`
    return `${path}H${x(last)}`
  }
  const end = points[points.length - 1]
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${label}: ${names.map((name, seat) => `${name} ${said(end[seat])}`).join(', ')}`}
        onClick={(event) => {
          if (onGo === undefined) return
          const box = event.currentTarget.getBoundingClientRect()
          const across = ((event.clientX - box.left) / box.width) * width
          onGo(Math.round(Math.min(1, Math.max(0, (across - PAD.left) / (width - PAD.left - PAD.right))) * last))
        }}
      >
        {ticks(bottom, top).map((value) => (
          <g key={value}>
            <path
              class={value === 0 && bottom < 0 ? 'chart-grid zero' : 'chart-grid'}
              d={`M${PAD.left} ${y(value)}H${width - PAD.right}`}
            />
            <text class="chart-tick" x={PAD.left - 8} y={y(value) + 4} text-anchor="end">
              {said(value)}
            </text>
          </g>
        ))}
        {scorings.at.map((scored) => (
          <path key={scored} class="chart-scoring" d={`M${x(scored)} ${PAD.top}V${HEIGHT - PAD.bottom + TAIL}`} />
        ))}
        {at !== null && <path class="chart-here" d={`M${x(at)} ${PAD.top}V${HEIGHT - PAD.bottom}`} />}
        {names.map((_, seat) => (
          <path
            key={seat}
            class={`chart-line ${seatClass(seat)}`}
            d={line(seat)}
            stroke-dasharray={DASHES[seat % DASHES.length]}
          />
        ))}
        {apart(marks, x).map(({ letter, at: position, seat, isGood, row }) => (
          <g key={letter} class={isGood ? 'chart-mark good' : 'chart-mark'}>
            <path d={`M${x(position)} ${PAD.top + row}V${y(points[position][seat])}`} />
            <circle cx={x(position)} cy={y(points[position][seat])} r="4" />
            <circle cx={x(position)} cy={PAD.top + row} r={LETTER / 2} />
            <text x={x(position)} y={PAD.top + row + 4} text-anchor="middle">
              {letter}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="chart-legend">
        {names.map((name, seat) => (
          <span key={seat} class={seatClass(seat)}>
            <SeatBadge seat={seat} size={20} />
            <svg width="28" height="8" aria-hidden="true">
              <path
                class={`chart-line ${seatClass(seat)}`}
                d="M0 4H28"
                stroke-dasharray={DASHES[seat % DASHES.length]}
              />
            </svg>
            {name} <strong>{said((points[at ?? points.length - 1] ?? end)[seat])}</strong>
          </span>
        ))}
        {scorings.at.length > 0 && (
          <span>
            <svg width="4" height="16" aria-hidden="true">
              <path class="chart-scoring" d="M2 0V16" />
            </svg>
            {scorings.label}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
