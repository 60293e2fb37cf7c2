import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { leaderboardWords } from '../leaderboard/leaderboard-words.ts'
import { LobbyPage } from './lobby.tsx'
import { lobbyWords } from './words.ts'

export async function loadLobbyPage(): Promise<FunctionComponent> {
  await Promise.all([lobbyWords, clockWords, leaderboardWords, waitingWords].map(loadInUse))
  return LobbyPage
}
