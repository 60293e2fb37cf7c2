// Written by scripts/list-games.ts from the workspaces of package.json.
import type { Game, GameTypes } from '@bothy/kernel'
import type { GameId } from './ids.ts'

export const RULES: { readonly [id in GameId]: () => Promise<Game<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia')).game,
  'glen-more': async () => (await import('@bothy/glen-more')).game,
  'glen-more-2': async () => (await import('@bothy/glen-more-2')).game,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland')).game,
}
