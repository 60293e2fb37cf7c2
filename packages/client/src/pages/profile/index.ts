import type { FunctionComponent } from 'preact'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { friendsCatalogue } from '@bothy/board-kit/ui/words/friends-words.ts'
import { leaderboardWords } from '../leaderboard/leaderboard-words.ts'
import { personalWords } from '../personal/words.ts'
import { ProfilePage } from './profile.tsx'
import { profileWords } from './words.ts'

export async function loadProfilePage(): Promise<FunctionComponent<{ readonly name: string | null }>> {
  await Promise.all([profileWords, leaderboardWords, friendsCatalogue, personalWords].map(loadInUse))
  return ProfilePage
}
