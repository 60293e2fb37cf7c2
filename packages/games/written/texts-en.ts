// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes, Texts } from '@bothy/kernel'
import type { GameId } from './ids.ts'

export const TEXTS_EN: { readonly [id in GameId]: () => Promise<Texts<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/messages/en')).en,
  'glen-more': async () => (await import('@bothy/glen-more/messages/en')).en,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/messages/en')).en,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/messages/en')).en,
}
