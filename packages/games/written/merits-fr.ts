// Written by scripts/list-games.ts from the workspaces of package.json.
import type { MeritWords } from '@bothy/kernel/merits'
import type { GameId } from './ids.ts'

export const MERITS_FR: { readonly [id in GameId]?: () => Promise<MeritWords> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/words/fr-merits')).meritWords,
  'glen-more': async () => (await import('@bothy/glen-more/words/fr-merits')).meritWords,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/words/fr-merits')).meritWords,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/words/fr-merits')).meritWords,
}
