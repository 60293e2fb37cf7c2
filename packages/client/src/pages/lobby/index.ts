import type { FunctionComponent } from 'preact'
import { loadInUse } from '../../ui/catalogue.ts'
import { clockWords } from '../../ui/clock-words.ts'
import { waitingWords } from '../../ui/waiting-words.ts'
import { leaderboardWords } from '../leaderboard-words.ts'
import { LobbyPage } from './lobby.tsx'
import { lobbyWords } from './words.ts'

/** The page with its words. */
export async function loadLobbyPage(): Promise<FunctionComponent> {
  await Promise.all([lobbyWords, clockWords, leaderboardWords, waitingWords].map(loadInUse))
  return LobbyPage
}
