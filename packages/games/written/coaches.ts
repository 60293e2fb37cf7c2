// Written by scripts/list-games.ts from the workspaces of package.json.
import type { GameTypes } from '@bothy/kernel'
import type { Coach } from '@bothy/kernel/coach'
import type { GameId } from './ids.ts'

export const COACHES: { readonly [id in GameId]?: () => Promise<Coach<GameTypes>> } = {
  'clans-of-caledonia': async () => (await import('@bothy/clans-of-caledonia/coach')).coach,
  'glen-more': async () => (await import('@bothy/glen-more/coach')).coach,
  'glen-more-2': async () => (await import('@bothy/glen-more-2/coach')).coach,
  'lords-of-scotland': async () => (await import('@bothy/lords-of-scotland/coach')).coach,
}
