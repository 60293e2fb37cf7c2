import type { Seat } from '@bothy/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { BoardUiState } from '../../board/game-board.ts'
import { targets } from '../targets.ts'
import { frameOf, frameSize } from './frame.ts'

const SIDE = 100

type PlanTile = { readonly tile: number; readonly x: number; readonly y: number }

export type LandPlan<Tile extends PlanTile> = {
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  /** A young land is not drawn larger than so many cells across and down. */
  readonly least: readonly [across: number, down: number]
  readonly radius: (across: number, down: number) => number
  readonly rim: string
  readonly men: (tile: Tile) => number
  readonly traced: readonly string[]
  /** Drawn in a square of 100. */
  readonly picture: (tile: Tile) => ComponentChildren
}

function drawPlan<Tile extends PlanTile>({ seat, tiles, least, radius, rim, men, traced, picture }: LandPlan<Tile>) {
  const frame = frameOf(tiles)
  const [w, h] = frameSize(frame)
  const [width, height] = [Math.max(w, least[0]), Math.max(h, least[1])]
  const half = SIDE / 2
  const r = radius(width, height)
  return (
    <svg
      class="seat-plan"
      viewBox={`${(w - width) * half} ${(h - height) * half} ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map((it) => (
        <svg
          key={it.tile}
          data-lands={`tile:${it.tile}`}
          x={(it.x - frame.left) * SIDE}
          y={(frame.top - it.y) * SIDE}
          width={SIDE}
          height={SIDE}
        >
          {picture(it)}
        </svg>
      ))}
      {tiles
        .filter(({ tile }) => traced.includes(String(tile)))
        .map((it) => (
          <rect
            key={`trace ${it.tile}`}
            class="plan-trace"
            x={(it.x - frame.left) * SIDE}
            y={(frame.top - it.y) * SIDE}
            width={SIDE}
            height={SIDE}
          />
        ))}
      {tiles.flatMap((it) =>
        Array.from({ length: men(it) }, (_, i) => (
          <circle
            key={`${it.tile} ${i}`}
            cx={(it.x - frame.left) * SIDE + half + (i - (men(it) - 1) / 2) * r}
            cy={(frame.top - it.y) * SIDE + half}
            r={r}
            fill={`var(--seat-${seat})`}
            stroke={rim}
            stroke-width={r * 0.4}
            paint-order="stroke"
          />
        )),
      )}
    </svg>
  )
}

type PlanProps<Tile extends PlanTile> = {
  readonly uiState: Pick<BoardUiState, 'traces'>
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  readonly look: Omit<LandPlan<Tile>, 'seat' | 'tiles' | 'traced'>
}

/** Redrawn only when the land, its look or its traces have changed. */
export function PlanOfLand<Tile extends PlanTile>({ uiState, seat, tiles, look }: PlanProps<Tile>): JSX.Element {
  const traces = uiState.traces.value
  const marks = tiles
    .map(({ tile }) => tile)
    .filter((tile) => traces.get(targets.tile(tile))?.seat === seat)
    .join()
  return useMemo(() => drawPlan({ ...look, seat, tiles, traced: marks.split(',') }), [look, seat, tiles, marks])
}
