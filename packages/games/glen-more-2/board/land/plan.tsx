import type { Seat } from '@bothy/kernel'
import type { TileShown, View } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { type LandPlan, PlanOfLand } from '@bothy/board-kit/parts/land/plan.tsx'
import { TileShapes } from '../art/tile-picture.tsx'
import { boxOf } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import { faceOf } from '../tile/tile-facts.ts'

function lookOf(corrections: View['corrections']): Omit<LandPlan<TileShown>, 'seat' | 'tiles' | 'traced'> {
  const box = boxOf({ corrections })
  return {
    least: [4, 2],
    radius: (across, down) => 8 * Math.max(across / 2, down),
    rim: '#fbf6e6',
    men: ({ scotsmen }) => scotsmen,
    picture: ({ tile }) => {
      const face = faceOf(box.tiles[tile])
      return 'view' in face && <TileShapes view={face.view} river={face.river} look={face.look} />
    },
  }
}

export function Plan({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { corrections, players } = table.view
  const look = useMemo(() => lookOf(corrections), [corrections])
  return <PlanOfLand {...table} seat={seat} tiles={players[seat].tiles} look={look} />
}
