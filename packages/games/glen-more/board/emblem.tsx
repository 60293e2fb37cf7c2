import { LandscapeShapes } from './art/landscapes.tsx'

const TILES = [
  { x: 0, y: 0, kind: 'pasture', colour: 'green', river: false, road: false },
  { x: 1, y: 0, kind: 'loch', colour: 'blue', river: true, road: false },
  { x: 2, y: 0, kind: 'castle', colour: 'grey', river: false, road: false },
  { x: 0, y: 1, kind: 'distillery', colour: 'yellow', river: false, road: true },
  { x: 1, y: 1, kind: 'village', colour: 'grey', river: true, road: true },
  { x: 2, y: 1, kind: 'field', colour: 'green', river: false, road: true },
] as const

export function Emblem() {
  return (
    <svg viewBox="-40 -4 380 216" width="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      {TILES.map(({ x, y, ...look }) => (
        <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          <svg width="100" height="100" viewBox="0 0 100 100">
            <LandscapeShapes {...look} />
          </svg>
        </g>
      ))}
      <rect width="300" height="200" rx="4" fill="none" stroke="#5e4a33" stroke-width="4" />
    </svg>
  )
}
