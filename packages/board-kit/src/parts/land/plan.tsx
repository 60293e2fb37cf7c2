import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { frameOf, frameSize } from './frame.ts'

const SIDE = 100

type PlanTile = { readonly tile: number; readonly x: number; readonly y: number }

type LandPlan<Tile extends PlanTile> = {
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  /** A young land is not drawn larger than so many cells across and down. */
  readonly least: readonly [across: number, down: number]
  /** How large its people are, by the cells across and down. */
  readonly radius: (across: number, down: number) => number
  readonly rim: string
  readonly men: (tile: Tile) => number
  /** Drawn in a square of 100. */
  readonly picture: (tile: Tile) => ComponentChildren
}

/** A land as a small plan: its size, its colours, and where its people are. */
export function drawPlan<Tile extends PlanTile>({ seat, tiles, least, radius, rim, men, picture }: LandPlan<Tile>) {
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
