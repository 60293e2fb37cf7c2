import type { Seat } from '@bothy/kernel'
import type { TileShown, View } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { drawPlan } from '@bothy/board-kit/parts/land/plan.tsx'
import { TileShapes } from '../art/tile-picture.tsx'
import { boxOf } from '../labels.ts'
import { faceOf } from '../tile/tile-facts.ts'

function draw(tiles: readonly TileShown[], seat: Seat, corrections: View['corrections']) {
  const box = boxOf({ corrections })
  return drawPlan({
    seat,
    tiles,
    least: [4, 2],
    radius: (across, down) => 8 * Math.max(across / 2, down),
    rim: '#fbf6e6',
    men: ({ scotsmen }) => scotsmen,
    picture: ({ tile }) => {
      const face = faceOf(box.tiles[tile])
      return 'view' in face && <TileShapes view={face.view} river={face.river} look={face.look} />
    },
  })
}

/** Redrawn only when the territory has changed. */
export function Plan({ view, seat }: { view: View; seat: Seat }) {
  const { tiles } = view.players[seat]
  const { corrections } = view
  return useMemo(() => draw(tiles, seat, corrections), [tiles, seat, corrections])
}
