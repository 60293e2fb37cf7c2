// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { GameId } from './ids.ts'

export const OPPONENTS: { readonly [id in GameId]: () => Promise<Strategy<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/opponents')).strategy,
  'glen-more': async () => (await import('@bothy/glen-more/opponents')).strategy,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/opponents')).strategy,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/opponents')).strategy,
}
