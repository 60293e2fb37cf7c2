import type { Types } from '@bothy/lords-of-scotland'
import type { words as en } from '@bothy/lords-of-scotland/messages/en'
import type { GameWords } from '@bothy/board-kit/board/game-client.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { BoardWords } from './board-words.ts'

/** The game's own words without the letters of one language. */
type Loose<T> = { readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string }

export type Words = Loose<typeof en> & GameWords<Types> & { readonly board: BoardWords }

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})

export const wordsOf = (language: Language): Words => words.of(language)
