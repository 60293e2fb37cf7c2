import type { HaggisValue } from '@bothy/glen-more-2/data'
import { steady } from '@bothy/board-kit/art/steady.ts'

const INK = '#1f2a33'
const PAPER = '#f8f3e4'
const CRUST = '#8a4f2a'
const GOLD = '#e9b949'

const DOME = 'M5.800 15.500c0-4.600 2.500-7.900 6.200-7.900s6.200 3.300 6.200 7.900z'
const PLATE = 'M3.800 15.500h16.400c-.8 2.200-3.300 3-8.200 3s-7.400-.8-8.200-3z'

/** Least size of readable figures in pixels, and the width of the picture in its own units. */
const LEAST = 12.1
const UNITS = 24

type TokenProps = {
  readonly value: HaggisValue | null
  readonly size: number
  /** GM2-C5-4: it counts now. */
  readonly isUp?: boolean
}

export const HaggisToken = steady(function HaggisToken({ value, size, isUp = false }: TokenProps) {
  const figure = Math.max(13, (LEAST * UNITS) / size)
  return (
    <svg class="gm2-haggis-token" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11.200" fill={isUp ? GOLD : CRUST} stroke={INK} stroke-width="1.200" />
      {value === null ? (
        <g stroke={INK} stroke-width="1.100" stroke-linejoin="round">
          <path d={DOME} fill="#c98a54" />
          <path d={PLATE} fill={PAPER} />
        </g>
      ) : (
        <>
          <circle cx="12" cy="12" r="8.600" fill={isUp ? '#ffe7a3' : PAPER} stroke={INK} stroke-width="0.700" />
          <text x="12" y={12 + 0.36 * figure} class="gm2-haggis-value" style={{ fontSize: `${figure}px` }}>
            {value}
          </text>
        </>
      )}
    </svg>
  )
})
