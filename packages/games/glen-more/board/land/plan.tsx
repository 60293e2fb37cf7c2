import type { Seat } from '@bothy/kernel'
import { CARD_OF, COLOUR_OF, HAS_RIVER, HAS_ROAD, KIND_OF, type TileShown } from '@bothy/glen-more/data'
import { useMemo } from 'preact/hooks'
import { LandscapeShapes } from '../art/landscapes.tsx'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The cells that are drawn; `room` around the tiles for what may come. */
export function boxOf(tiles: readonly Pick<TileShown, 'x' | 'y'>[], room: number): Box {
  const xs = tiles.map(({ x }) => x)
  const ys = tiles.map(({ y }) => y)
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.max(...ys) + room,
    bottom: Math.min(...ys) - room,
  }
}

/** A young land is not drawn larger than this many cells a side. */
const LEAST_PLAN = 3
const SIDE = 100

function draw(tiles: readonly TileShown[], seat: Seat) {
  const box = boxOf(tiles, 0)
  const [w, h] = [box.right - box.left + 1, box.top - box.bottom + 1]
  const [width, height] = [Math.max(w, LEAST_PLAN), Math.max(h, LEAST_PLAN)]
  const half = SIDE / 2
  const radius = 9 * Math.max(width, height)
  return (
    <svg
      class="seat-plan"
      viewBox={`${(w - width) * half} ${(h - height) * half} ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ tile, x, y }) => (
        <svg
          key={tile}
          data-lands={`tile:${tile}`}
          x={(x - box.left) * SIDE}
          y={(box.top - y) * SIDE}
          width={SIDE}
          height={SIDE}
        >
          <LandscapeShapes
            kind={KIND_OF[tile]}
            colour={COLOUR_OF[tile]}
            river={HAS_RIVER[tile]}
            road={HAS_ROAD[tile]}
            monster={CARD_OF[tile] === 'loch-ness'}
          />
        </svg>
      ))}
      {tiles.flatMap(({ tile, x, y, clan }) =>
        Array.from({ length: clan }, (_, i) => (
          <circle
            key={`${tile} ${i}`}
            cx={(x - box.left) * SIDE + half + (i - (clan - 1) / 2) * radius}
            cy={(box.top - y) * SIDE + half}
            r={radius}
            fill={`var(--seat-${seat})`}
            stroke="#fff8e8"
            stroke-width={radius * 0.4}
            paint-order="stroke"
          />
        )),
      )}
    </svg>
  )
}

/** A land as a small plan: its size, its colours, and where the clan is. Redrawn only when the land has changed. */
export function Plan({ tiles, seat }: { tiles: readonly TileShown[]; seat: Seat }) {
  return useMemo(() => draw(tiles, seat), [tiles, seat])
}
