import type { GameTypes } from '@bothy/kernel'
import { type GameId, isGameId } from '@bothy/games'
import type { GameClient } from '../board/game-client.ts'

/**
 * Boards by game, each fetched when a table of it is opened. The shell handles views and actions of all games as plain data;
 * a board gets back what its own engine has made, so the types of the game may be forgotten on the way.
 */
const BOARDS: { readonly [id in GameId]: () => Promise<unknown> } = {
  'glen-more': async () => (await import('./glen-more/index.ts')).glenMoreClient,
  'lords-of-scotland': async () => (await import('./lords-of-scotland/index.ts')).lordsOfScotlandClient,
}

const isClient = (x: unknown): x is GameClient<GameTypes> => typeof x === 'object' && x !== null && 'Stage' in x

export async function loadClient(id: string): Promise<GameClient<GameTypes> | null> {
  if (!isGameId(id)) return null
  const client = await BOARDS[id]()
  return isClient(client) ? client : null
}

/** What the home page says of a game before anything else is fetched. A title is the same in both languages. */
export const FACTS: {
  readonly [id in GameId]: {
    readonly title: string
    readonly min: number
    readonly max: number
    readonly usual: number
  }
} = {
  'glen-more': { title: 'Glen More', min: 2, max: 5, usual: 4 },
  'lords-of-scotland': { title: 'Lords of Scotland', min: 2, max: 5, usual: 4 },
}
