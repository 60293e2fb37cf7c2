import type { GameTypes } from '@bothy/kernel'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { EMBLEMS as LISTED_EMBLEMS, loadClient as loadListed } from '../games/index.ts'
import { toyClient } from './toy-client.tsx'

/** The boards with that of the toy game added, in place of `games/index.ts`: see `vite.toy.config.ts`. */
export const loadClient = async (id: string, setup: unknown): Promise<GameClient<GameTypes> | null> =>
  id === toyClient.id ? (toyClient as unknown as GameClient<GameTypes>) : await loadListed(id, setup)

export const EMBLEMS = { ...LISTED_EMBLEMS, [toyClient.id]: () => Promise.resolve(toyClient.Emblem) }
