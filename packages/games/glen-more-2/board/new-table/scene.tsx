import type { ComponentChildren, JSX } from 'preact'

export function Scene({
  air,
  children,
}: {
  readonly air: readonly [string, string]
  readonly children: ComponentChildren
}): JSX.Element {
  const id = `gm2-air-${air.join('-').replaceAll('#', '')}`
  return (
    <svg viewBox="0 0 240 132" width="100%" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={air[0]} />
        <stop offset="1" stop-color={air[1]} />
      </linearGradient>
      <rect width="240" height="132" fill={`url(#${id})`} />
      {children}
    </svg>
  )
}

export function Cask({
  x,
  y,
  r = 11,
  mark,
}: {
  readonly x: number
  readonly y: number
  readonly r?: number
  readonly mark?: string
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#8a5a32" stroke="#2c1a10" stroke-width="2" />
      <circle r={r * 0.72} fill="#b57b45" stroke="#5c3a20" stroke-width="1.200" />
      <path
        d={`M0 ${-r * 0.7}V${r * 0.7}M${-r * 0.4} ${-r * 0.56}V${r * 0.56}M${r * 0.4} ${-r * 0.56}V${r * 0.56}`}
        stroke="#8a5a32"
        stroke-width="1"
      />
      {mark !== undefined && (
        <text
          y={r * 0.42}
          text-anchor="middle"
          font-size={r * 1.15}
          font-weight="700"
          fill="#fff6e4"
          stroke="#2c1a10"
          stroke-width="2.400"
          paint-order="stroke"
        >
          {mark}
        </text>
      )}
    </g>
  )
}

export const FIGURE =
  'M0-25a8 8 0 0 1 7 12c9 1 13 5 13 9l-8 2 6 18h-14l-4-8-4 8h-14l6-18-8-2c0-4 4-8 13-9a8 8 0 0 1 7-12z'
