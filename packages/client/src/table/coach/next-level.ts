const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const
export type WorthyLevel = (typeof LEVELS)[number]

/** After two lost games in a row the level below, after three won ones the level above; `results` has the latest first. */
export function nextLevel(level: string, results: readonly ('w' | 'l')[]): WorthyLevel | null {
  const at = LEVELS.findIndex((known) => known === level)
  if (at < 0) return null
  if (results.slice(0, 2).join('') === 'll') return LEVELS[at - 1] ?? null
  return results.slice(0, 3).join('') === 'www' ? (LEVELS[at + 1] ?? null) : null
}
