import type { GameTypes } from '@bothy/kernel'
import { type GameId, isGameId } from '@bothy/games'
import type { FunctionComponent } from 'preact'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { words as clansOfCaledoniaWords } from './clans-of-caledonia/words.ts'
import { words as glenMore2Words } from './glen-more-2/words.ts'
import { words as glenMoreWords } from './glen-more/words.ts'
import { words as lordsOfScotlandWords } from './lords-of-scotland/words.ts'

/**
 * Boards by game, each fetched when a table of it is opened. The shell handles views and actions of all games as plain data;
 * a board gets back what its own engine has made, so the types of the game may be forgotten on the way.
 */
const BOARDS: { readonly [id in GameId]: () => Promise<unknown> } = {
  'clans-of-caledonia': async () => (await import('./clans-of-caledonia/index.ts')).board,
  'glen-more': async () => (await import('./glen-more/index.ts')).board,
  'glen-more-2': async () => (await import('./glen-more-2/index.ts')).board,
  'lords-of-scotland': async () => (await import('./lords-of-scotland/index.ts')).board,
}

/** Their words, which come at the same time. */
const WORDS: { readonly [id in GameId]: Catalogue<unknown> } = {
  'clans-of-caledonia': clansOfCaledoniaWords,
  'glen-more': glenMoreWords,
  'glen-more-2': glenMore2Words,
  'lords-of-scotland': lordsOfScotlandWords,
}

const isClient = (x: unknown): x is GameClient<GameTypes> => typeof x === 'object' && x !== null && 'Stage' in x

/** The board of a game with its words, and with what a table of this setup needs besides; null for no table. */
export async function loadClient(id: string, setup: unknown): Promise<GameClient<GameTypes> | null> {
  if (!isGameId(id)) return null
  const [client] = await Promise.all([BOARDS[id](), loadInUse(WORDS[id])])
  // The board may have taken longer than the reader to choose another language.
  await loadInUse(WORDS[id])
  if (!isClient(client)) return null
  await client.loadFor?.(setup)
  return client
}

/** The picture of a game alone: a few kilobytes instead of its board. */
export const EMBLEMS: { readonly [id in GameId]: () => Promise<FunctionComponent> } = {
  'clans-of-caledonia': async () => (await import('./clans-of-caledonia/emblem.tsx')).Emblem,
  'glen-more': async () => (await import('./glen-more/emblem.tsx')).Emblem,
  'glen-more-2': async () => (await import('./glen-more-2/emblem.tsx')).Emblem,
  'lords-of-scotland': async () => (await import('./lords-of-scotland/emblem.tsx')).Emblem,
}
