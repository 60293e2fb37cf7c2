import { finishedGames, helpAgain } from '@bothy/board-kit/ui/page/settings.ts'

export const isNewcomer = (game: string): boolean => helpAgain.value || !finishedGames.value.includes(game)

export function hasFinished(game: string): void {
  if (!finishedGames.peek().includes(game)) finishedGames.value = [...finishedGames.peek(), game]
}
