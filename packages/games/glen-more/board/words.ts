import type { Translated } from '@bothy/kernel'
import type { Types } from '@bothy/glen-more/data'
import type { words as en } from '@bothy/glen-more/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { board } from './words/words-en.ts'

export type Words = Translated<typeof en> & GameWords<Types> & { readonly board: Translated<typeof board> }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = words.of
