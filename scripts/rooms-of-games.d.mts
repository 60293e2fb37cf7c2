/** The room of a file of a game, by its path in the game's folder; null for tests and boards. */
export function roomOf(
  path: string,
): 'data' | 'rules' | 'words' | 'opponents' | 'teaching' | 'coach' | 'manifest' | 'figures' | null
