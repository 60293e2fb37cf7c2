import type { GameManifest, Json, Option } from '@bothy/kernel'
import { GAME_IDS, type GameId } from './written/ids.ts'
import { MANIFESTS } from './written/manifests.ts'

export { GAME_IDS, type GameId, MANIFESTS }
/** Apart from what every page knows of games: the long lists of files come only to pages that read them. */
export { loadCoach, loadGame, loadLessons, loadStrategy, loadTexts } from './load.ts'
/** For an analysis alone. */
export { loadMerits, loadMeritWords } from './load-merits.ts'

const IDS: ReadonlySet<string> = new Set(GAME_IDS)
export const isGameId = (id: string): id is GameId => IDS.has(id)

export const minutesFor = (game: GameId, seats: number): number =>
  MANIFESTS[game].minutesOf[seats] ?? MANIFESTS[game].minutes

export const plansItself = (id: string): boolean => isGameId(id) && MANIFESTS[id].hasPlanner

export function hasNet(id: string, seats: number): boolean {
  if (!isGameId(id)) return false
  const { hasNets, seats: offered }: GameManifest = MANIFESTS[id]
  return hasNets === true && seats >= offered.min && seats <= offered.max
}

export const withEveryModule = (options: readonly Option[]): { readonly [option: string]: Json } =>
  Object.fromEntries(options.filter(({ group }) => group !== null).map(({ id }) => [id, true]))
