import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { GameTab } from '@bothy/board-kit/ui/page/router.ts'
import { leaderboardWords } from '../leaderboard/leaderboard-words.ts'
import { GamePage } from './game-page.tsx'
import { GamesPage } from './games-page.tsx'
import { gameWords } from './words.ts'

export async function loadGamePage(): Promise<
  FunctionComponent<{ readonly game: string; readonly tab: GameTab | null }>
> {
  await Promise.all([gameWords, leaderboardWords].map(loadInUse))
  return GamePage
}

export async function loadGamesPage(): Promise<FunctionComponent> {
  await loadInUse(gameWords)
  return GamesPage
}
