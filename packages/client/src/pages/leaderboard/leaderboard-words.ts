import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { LeaderboardWords } from '@bothy/board-kit/ui/messages/leaderboard-en.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

export const leaderboardWords = catalogue<LeaderboardWords>({
  en: async () => (await import('@bothy/board-kit/ui/messages/leaderboard-en.ts')).leaderboardEn,
  fr: async () => (await import('@bothy/board-kit/ui/messages/leaderboard-fr.ts')).leaderboardFr,
})

export const leaderboard = computed<LeaderboardWords>(() => leaderboardWords.of(language.value))
