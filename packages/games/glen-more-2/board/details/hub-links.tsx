import { rulesOfTile, type TileId } from '@bothy/glen-more-2/data'
import { RuleLinks } from '@bothy/board-kit/board/details/details-panel.tsx'
import { boxOf } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import { signsOf } from '../tile/tile-facts.ts'

/** The first rule stands for all of them: there is one line. The key opens at the first sign of its price, else of what it does or brings. */
function signOf({ cost, does, brings }: ReturnType<typeof signsOf>): string {
  const first = cost[0] ?? does?.get[0] ?? brings[0] ?? 'tile'
  return typeof first === 'string' ? first : 'coins' in first ? 'coins' : 'points'
}

export function HubLinks({ table, tile }: { table: BoardContext; tile: TileId }) {
  const box = boxOf(table.view)
  return <RuleLinks rules={rulesOfTile(box, tile).slice(0, 1)} at={signOf(signsOf(box.tiles[tile]))} />
}
