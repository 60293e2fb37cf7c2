import { steady } from './steady.ts'

const SHIELD = 'M1.5 2.2C5 2 9 1.6 12 .8c3 .8 7 1.2 10.5 1.4v10.3c0 6-4.5 10.2-10.5 12.7C6 22.7 1.5 18.5 1.5 12.5z'

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
          stroke-width="1.6"
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
