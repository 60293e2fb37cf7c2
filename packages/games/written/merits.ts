// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes } from '@bothy/kernel'
import type { Merits } from '@bothy/kernel/merits'
import type { GameId } from './ids.ts'

export const MERITS: { readonly [id in GameId]?: () => Promise<Merits<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/merits')).merits,
  'glen-more': async () => (await import('@bothy/glen-more/merits')).merits,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/merits')).merits,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/merits')).merits,
}
