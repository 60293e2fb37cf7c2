import { steady } from './steady.ts'

const SHIELD =
  'M1.5 2.200C5 2 9 1.600 12 .8c3 .8 7 1.200 10.500 1.400v10.300c0 6-4.500 10.200-10.500 12.700C6 22.700 1.500 18.500 1.500 12.500z'

type ValueProps = {
  readonly value: number | string
  readonly size?: number
  readonly class?: string
  readonly isSaid?: boolean
}

const written = (value: number | string): string => String(value).replace('-', '−')

const figureSize = (size: number, text: string): number =>
  Math.max(12, Math.round(size * (text.length < 2 ? 0.6 : text.length < 3 ? 0.54 : 0.4)))

/** `size` is the height in pixels. */
export const Points = steady(function Points({ value, size = 28, class: name = '', isSaid = false }: ValueProps) {
  const text = written(value)
  const width = Math.max(size * 0.92, text.length * figureSize(size, text) * 0.62 + 8)
  return (
    <span
      class={`points ${name}`}
      style={{ width: `${width}px`, height: `${size}px` }}
      aria-hidden={isSaid || undefined}
    >
      <svg viewBox="0 0 24 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path
          d={SHIELD}
          fill="var(--paper)"
          stroke="var(--points-edge)"
          stroke-width="1.600"
          vector-effect="non-scaling-stroke"
        />
      </svg>
      <b style={{ fontSize: `${figureSize(size, text)}px` }}>{text}</b>
    </span>
  )
})

/** `size` is the width in pixels. */
export const Coin = steady(function Coin({ value, size = 22, class: name = '', isSaid = false }: ValueProps) {
  const text = written(value)
  return (
    <span
      class={`coin ${name}`}
      style={{ minWidth: `${size}px`, height: `${size}px`, fontSize: `${figureSize(size, text)}px` }}
      aria-hidden={isSaid || undefined}
    >
      <b>{text}</b>
    </span>
  )
})
