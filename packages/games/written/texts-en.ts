// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes, Texts } from '@bothy/kernel'
import type { GameId } from './ids.ts'

export const TEXTS_EN: { readonly [id in GameId]: () => Promise<Texts<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/words/en')).en,
  'glen-more': async () => (await import('@bothy/glen-more/words/en')).en,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/words/en')).en,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/words/en')).en,
}
