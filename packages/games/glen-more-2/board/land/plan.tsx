import type { Seat } from '@bothy/kernel'
import type { TileShown, View } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { TileShapes } from '../art/tile-picture.tsx'
import { boxOf } from '../labels.ts'
import { faceOf } from '../tile/tile-facts.ts'

/** A young territory is not drawn larger than so many cells across and down. */
const LEAST = { across: 4, down: 2 }
const SIDE = 100

function draw(tiles: readonly TileShown[], seat: Seat, corrections: View['corrections']) {
  const box = boxOf({ corrections })
  const xs = tiles.map(({ x }) => x)
  const ys = tiles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const [w, h] = [Math.max(...xs) - left + 1, top - Math.min(...ys) + 1]
  const [width, height] = [Math.max(w, LEAST.across), Math.max(h, LEAST.down)]
  const radius = 8 * Math.max(width / 2, height)
  return (
    <svg
      class="seat-plan"
      viewBox={`${((w - width) * SIDE) / 2} ${((h - height) * SIDE) / 2} ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ tile, x, y }) => {
        const face = faceOf(box.tiles[tile])
        return (
          <svg
            key={tile}
            data-lands={`tile:${tile}`}
            x={(x - left) * SIDE}
            y={(top - y) * SIDE}
            width={SIDE}
            height={SIDE}
          >
            {'view' in face && <TileShapes view={face.view} river={face.river} look={face.look} />}
          </svg>
        )
      })}
      {tiles.flatMap(({ tile, x, y, scotsmen }) =>
        Array.from({ length: scotsmen }, (_, i) => (
          <circle
            key={`${tile} ${i}`}
            cx={(x - left + 0.5) * SIDE + (i - (scotsmen - 1) / 2) * radius}
            cy={(top - y + 0.5) * SIDE}
            r={radius}
            fill={`var(--seat-${seat})`}
            stroke="#fbf6e6"
            stroke-width={radius * 0.4}
            paint-order="stroke"
          />
        )),
      )}
    </svg>
  )
}

/** A territory as a small plan: its size, its colours, and where its Scotsmen are. Redrawn only when the territory has changed. */
export function Plan({ view, seat }: { view: View; seat: Seat }) {
  const { tiles } = view.players[seat]
  const { corrections } = view
  return useMemo(() => draw(tiles, seat, corrections), [tiles, seat, corrections])
}
