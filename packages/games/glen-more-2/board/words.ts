import type { Translated } from '@bothy/kernel'
import type { Types } from '@bothy/glen-more-2/data'
import type { words as en } from '@bothy/glen-more-2/words/en-base'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { table } from './words/table-words-en.ts'
import type { board } from './words/words-en.ts'

export type Words = Translated<typeof en> &
  GameWords<Types> & {
    readonly language: Language
    readonly board: Translated<typeof board>
    readonly table: Translated<typeof table>
  }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = words.of
