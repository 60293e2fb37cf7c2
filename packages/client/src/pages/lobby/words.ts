import { computed } from '@preact/signals'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { LobbyWords } from './words-en.ts'

export const lobbyWords = catalogue<LobbyWords>({
  en: async () => (await import('./words-en.ts')).lobbyEn,
  fr: async () => (await import('./words-fr.ts')).lobbyFr,
})

export const words = computed<LobbyWords>(() => lobbyWords.of(language.value))
