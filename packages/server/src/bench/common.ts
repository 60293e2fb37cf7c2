import { GAME_IDS, type GameId } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'

/** The quickest game: of what is measured, the least is its own. */
export const GAME: GameId = GAME_IDS.reduce((best, id) => (FIGURES[id].moveMs < FIGURES[best].moveMs ? id : best))

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
