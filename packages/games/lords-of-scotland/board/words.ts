import type { Translated } from '@bothy/kernel'
import type { Types } from '@bothy/lords-of-scotland'
import type { words as en } from '@bothy/lords-of-scotland/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { boardEn } from './words/board-en.ts'

export type Words = Translated<typeof en> & GameWords<Types> & { readonly board: Translated<typeof boardEn> }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = words.of
