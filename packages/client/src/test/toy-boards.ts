import type { GameTypes } from '@bothy/kernel'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { EMBLEMS as LISTED_EMBLEMS, FACTS as LISTED, loadClient as loadListed } from '../games/index.ts'
import { toyClient } from './toy-client.tsx'

/** The boards with that of the toy game added, in place of `games/index.ts`: see `vite.toy.config.ts`. */
export const loadClient = async (id: string, setup: unknown): Promise<GameClient<GameTypes> | null> =>
  id === toyClient.id ? (toyClient as unknown as GameClient<GameTypes>) : await loadListed(id, setup)

const pitch = { en: 'Take stones.', fr: 'Prenez des pierres.' }
export const FACTS = {
  ...LISTED,
  [toyClient.id]: { title: 'Cairn', min: 1, max: 4, usual: 2, minutes: 5, felt: '#444', pitch },
}
export const EMBLEMS = { ...LISTED_EMBLEMS, [toyClient.id]: () => Promise.resolve(toyClient.Emblem) }
