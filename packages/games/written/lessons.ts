// Written by scripts/list-games.ts from the workspaces of package.json.
import type { Lessons } from '@bothy/kernel/lessons'
import type { GameId } from './ids.ts'

export const LESSONS: { readonly [id in GameId]?: () => Promise<Lessons> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/lessons')).lessons,
  'glen-more': async () => (await import('@bothy/glen-more/lessons')).lessons,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/lessons')).lessons,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/lessons')).lessons,
}
