import { CARD_OF, COLOUR_OF, HAS_RIVER, HAS_ROAD, KIND_OF, type Spot, type TileShown } from '@bothy/glen-more/data'
import { useMemo } from 'preact/hooks'
import { LandscapeShapes } from './art/landscapes.tsx'

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
const LEAST_PLAN = 4
const SIDE = 100
const INSET = 6
const NOWHERE: readonly Spot[] = []

function draw(tiles: readonly TileShown[], spots: readonly Spot[]) {
  const box = boxOf([...tiles, ...spots], 0)
  const [w, h] = [box.right - box.left + 1, box.top - box.bottom + 1]
  const [width, height] = [Math.max(w, LEAST_PLAN), Math.max(h, LEAST_PLAN)]
  const half = SIDE / 2
  return (
    <svg
      class="gm-plan"
      viewBox={`${(w - width) * half} ${(h - height) * half} ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ tile, x, y, clan }) => (
        <svg key={tile} x={(x - box.left) * SIDE} y={(box.top - y) * SIDE} width={SIDE} height={SIDE}>
          <LandscapeShapes
            kind={KIND_OF[tile]}
            colour={COLOUR_OF[tile]}
            river={HAS_RIVER[tile]}
            road={HAS_ROAD[tile]}
            monster={CARD_OF[tile] === 'loch-ness'}
          />
          {clan > 0 && <circle cx="30" cy="72" r="17" fill="#1f1a17" stroke="#fff" stroke-width="7" />}
        </svg>
      ))}
      {spots.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          class="gm-plan-spot"
          x={(x - box.left) * SIDE + INSET}
          y={(box.top - y) * SIDE + INSET}
          width={SIDE - 2 * INSET}
          height={SIDE - 2 * INSET}
          rx="10"
        />
      ))}
    </svg>
  )
}

/**
 * A land as a small plan: its size, its colours, where the clan stands, and where a tile could lie. Redrawn only when the
 * land has changed.
 */
export function Plan({ tiles, spots = NOWHERE }: { tiles: readonly TileShown[]; spots?: readonly Spot[] }) {
  return useMemo(() => draw(tiles, spots), [tiles, spots])
}
