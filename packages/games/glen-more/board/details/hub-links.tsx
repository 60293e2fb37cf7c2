import { rulesOfTile, type TileId } from '@bothy/glen-more/data'
import { RuleLinks } from '@bothy/board-kit/board/details/details-panel.tsx'
import { costIcons } from '../labels.ts'

/** The key opens at the first sign of its price. */
export const HubLinks = ({ tile }: { tile: TileId }) => (
  <RuleLinks rules={rulesOfTile(tile)} at={costIcons(tile)[0] ?? 'tile'} />
)
