import { finishedGames, helpAgain } from '@bothy/board-kit/ui/page/settings.ts'

/** This device has not seen the end of a game of this kind, or its reader wants help again. */
export const isNewcomer = (game: string): boolean => helpAgain.value || !finishedGames.value.includes(game)

/** A game of this kind has been played to its end here. */
export function hasFinished(game: string): void {
  if (!finishedGames.peek().includes(game)) finishedGames.value = [...finishedGames.peek(), game]
}
