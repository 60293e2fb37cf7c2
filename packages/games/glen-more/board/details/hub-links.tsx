import { rulesOfTile, type TileId } from '@bothy/glen-more/data'
import { RuleLinks } from '@bothy/board-kit/board/details/details-panel.tsx'
import { costIcons } from '../labels.ts'

/** The first rule stands for all of them: there is one line. The key opens at the first sign of its price. */
export const HubLinks = ({ tile }: { tile: TileId }) => (
  <RuleLinks rules={rulesOfTile(tile).slice(0, 1)} at={costIcons(tile)[0] ?? 'tile'} />
)
