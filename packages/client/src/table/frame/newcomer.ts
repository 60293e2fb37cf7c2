import { signal } from '@preact/signals'
import { finishedGames, helpAgain } from '@bothy/board-kit/ui/page/settings.ts'

export const isNewcomer = (game: string): boolean => helpAgain.value || !finishedGames.value.includes(game)

/** The table at which this reader has finished their first game of its kind, if it was since the page was opened. */
export const firstFinished = signal<string | null>(null)

export function hasFinished(game: string, table: string): void {
  if (finishedGames.peek().includes(game)) return
  finishedGames.value = [...finishedGames.peek(), game]
  firstFinished.value = table
}
