import type { Texts, Translated } from '@bothy/kernel'
import type { Types } from '@bothy/clans-of-caledonia/data'
import type { words as en } from '@bothy/clans-of-caledonia/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { stage } from './words/stage-en.ts'
import type { trade } from './words/trade-en.ts'
import type { board } from './words/board-en.ts'

export type Words = Translated<typeof en> &
  GameWords<Types> & {
    readonly board: Translated<typeof board>
    readonly trade: Translated<typeof trade>
    readonly stage: Translated<typeof stage>
  }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = words.of
export const textsOf = (language: Language): Texts<Types> => words.of(language).texts
