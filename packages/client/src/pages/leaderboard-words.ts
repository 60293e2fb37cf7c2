import { computed } from '@preact/signals'
import { catalogue } from '../ui/catalogue.ts'
import type { LeaderboardWords } from '../ui/messages/leaderboard-en.ts'
import { language } from '../ui/settings.ts'

/** Fetched with the pages that need them: no table does. */
export const leaderboardWords = catalogue<LeaderboardWords>({
  en: async () => (await import('../ui/messages/leaderboard-en.ts')).leaderboardEn,
  fr: async () => (await import('../ui/messages/leaderboard-fr.ts')).leaderboardFr,
})

export const leaderboard = computed<LeaderboardWords>(() => leaderboardWords.of(language.value))
