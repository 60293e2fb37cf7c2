import type { Game, GameTypes } from '@bothy/kernel'
import { toy } from '@bothy/kernel/toy'
import { type GameId, isGameId as isListed, loadGame as loadListed } from '@bothy/games'

/** The list of games with the toy game added, in place of `@bothy/games`: see `vite.toy.config.ts`. */
export * from '@bothy/games'
export const isGameId = (id: string): id is GameId => id === toy.id || isListed(id)
export const loadGame = async (id: string): Promise<Game<GameTypes>> => (isListed(id) ? await loadListed(id) : toy)
