import type { Game, GameTypes } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import { type Toy, toy } from '@bothy/kernel/toy'
import { type GameId, isGameId as isListed, loadGame as loadListed, loadLore as loadListedLore } from '@bothy/games'

/** The list of games with the toy game added, in place of `@bothy/games`: see `vite.toy.config.ts`. */
export * from '@bothy/games'
export const isGameId = (id: string): id is GameId => id === toy.id || isListed(id)
export const loadGame = async (id: string): Promise<Game<GameTypes>> => (isListed(id) ? await loadListed(id) : toy)

/** Nothing: only opponents that play at random are offered. */
const toyLore: Lore<Toy> = {
  terms: [],
  appraise: () => undefined,
  prune: (_state, _seat, legal) => legal,
  inputs: () => [],
  encode: () => undefined,
  quiet: () => true,
  practice: () => [],
  knows: () => false,
}
export const loadLore = async (id: string): Promise<Lore<GameTypes>> =>
  isListed(id) ? await loadListedLore(id) : toyLore
