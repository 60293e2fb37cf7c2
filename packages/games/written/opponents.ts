// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import type { GameId } from './ids.ts'

export const OPPONENTS: { readonly [id in GameId]: () => Promise<Lore<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/opponents')).lore,
  'glen-more': async () => (await import('@bothy/glen-more/opponents')).lore,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/opponents')).lore,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/opponents')).lore,
}
