// Written by scripts/list-games.ts from the workspaces of package.json.
import type { MeritWords } from '@bothy/kernel/merits'
import type { GameId } from './ids.ts'

export const MERITS_EN: { readonly [id in GameId]?: () => Promise<MeritWords> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/words/en-merits')).meritWords,
  'glen-more': async () => (await import('@bothy/glen-more/words/en-merits')).meritWords,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/words/en-merits')).meritWords,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/words/en-merits')).meritWords,
}
