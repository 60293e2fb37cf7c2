import type { Seat } from '@bothy/kernel'
import { CARD_OF, COLOUR_OF, HAS_RIVER, HAS_ROAD, KIND_OF, type TileId, type TileShown } from '@bothy/glen-more/data'
import { PlanOfLand } from '@bothy/board-kit/parts/land/plan.tsx'
import { LandscapeShapes } from '../art/landscapes.tsx'
import type { BoardContext } from '../spot.tsx'

const Landscape = ({ tile }: { tile: TileId }) => (
  <LandscapeShapes
    kind={KIND_OF[tile]}
    colour={COLOUR_OF[tile]}
    river={HAS_RIVER[tile]}
    road={HAS_ROAD[tile]}
    monster={CARD_OF[tile] === 'loch-ness'}
  />
)

const LOOK = {
  least: [3, 3],
  radius: (across: number, down: number) => 9 * Math.max(across, down),
  rim: '#fff8e8',
  men: ({ clan }: TileShown) => clan,
  picture: Landscape,
} as const

export const Plan = ({ table, seat }: { table: BoardContext; seat: Seat }) => (
  <PlanOfLand {...table} seat={seat} tiles={table.view.players[seat].tiles} look={LOOK} />
)
