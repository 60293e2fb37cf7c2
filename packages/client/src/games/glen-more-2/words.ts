import type { Types } from '@bothy/glen-more-2/data'
import type { words as en } from '@bothy/glen-more-2/messages/en-base'
import type { GameWords } from '@bothy/board-kit/board/game-client.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { BoardWords } from './board-words.ts'
import type { TableWords } from './table-words.ts'

export type Words = typeof en &
  GameWords<Types> & { readonly language: Language; readonly board: BoardWords; readonly table: TableWords }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = (language: Language): Words => words.of(language)
