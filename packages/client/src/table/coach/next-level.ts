const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
export type WorthyLevel = (typeof LEVELS)[number]

/**
 * After two lost games in a row the level below, or the lowest for a reader who has never won the game; after three won ones the level
 * above. `results` has the latest first.
 */
export function nextLevel(level: string, results: readonly ('w' | 'l')[], hasWon: boolean): WorthyLevel | null {
  const at = LEVELS.findIndex((known) => known === level)
  if (at < 0) return null
  if (results.slice(0, 2).join('') === 'll') return at === 0 ? null : LEVELS[hasWon ? at - 1 : 0]
  return results.slice(0, 3).join('') === 'www' ? (LEVELS[at + 1] ?? null) : null
}
