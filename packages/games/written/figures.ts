// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameFigures } from '@bothy/kernel'
import { figures as figures0 } from '@bothy/clans-of-caledonia/figures'
import { figures as figures1 } from '@bothy/glen-more/figures'
import { figures as figures2 } from '@bothy/glen-more-2/figures'
import { figures as figures3 } from '@bothy/lords-of-scotland/figures'
import type { GameId } from './ids.ts'

export const FIGURES: { readonly [id in GameId]: GameFigures } = {
  'clans-of-caledonia': figures0,
  'glen-more': figures1,
  'glen-more-2': figures2,
  'lords-of-scotland': figures3,
}
