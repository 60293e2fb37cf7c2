import type { JSX } from 'preact'
import type { Box } from './thing-boxes.ts'
import './rings-styles.css'

export function Rings({ boxes }: { readonly boxes: readonly Box[] }): JSX.Element {
  const [width, height] = [innerWidth, innerHeight]
  return (
    <svg class="rings" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(({ x, y, w, h }, i) => (
        <g key={i}>
          <rect class="ring-casing" x={x} y={y} width={w} height={h} rx="8" />
          <rect class="ring" x={x} y={y} width={w} height={h} rx="8" />
        </g>
      ))}
      {boxes.length > 1 &&
        boxes.map(({ x, y, w }, i) => (
          <g key={i} class="ring-number" transform={`translate(${Math.min(width - 18, x + w)} ${Math.max(18, y)})`}>
            <circle r="13" />
            <text y="5">{i + 1}</text>
          </g>
        ))}
    </svg>
  )
}
