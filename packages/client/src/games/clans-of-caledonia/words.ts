import type { Texts } from '@bothy/kernel'
import type { Types } from '@bothy/clans-of-caledonia/data'
import type { words as en } from '@bothy/clans-of-caledonia/messages/en'
import type { GameWords } from '@bothy/board-kit/board/game-client.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { BoardWords } from './board-words.ts'
import type { StageWords } from './stage-words.ts'
import type { TradeWords } from './trade-words.ts'

export type Words = typeof en &
  GameWords<Types> & {
    readonly board: BoardWords
    readonly trade: TradeWords
    readonly stage: StageWords
  }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = (language: Language): Words => words.of(language)
export const textsOf = (language: Language): Texts<Types> => words.of(language).texts
