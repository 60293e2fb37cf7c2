// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes, Texts } from '@bothy/kernel'
import type { GameId } from './ids.ts'

export const TEXTS_FR: { readonly [id in GameId]: () => Promise<Texts<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/words/fr')).fr,
  'glen-more': async () => (await import('@bothy/glen-more/words/fr')).fr,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/words/fr')).fr,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/words/fr')).fr,
}
