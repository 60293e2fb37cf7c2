import { words as en } from '@bothy/lords-of-scotland/messages/en'
import { words as fr } from '@bothy/lords-of-scotland/messages/fr'
import type { Language } from '../../ui/language.ts'
import type { BoardWords } from './board-words.ts'
import { boardEn } from './words-en.ts'
import { boardFr } from './words-fr.ts'

/** The game's own words without the letters of one language. */
type Loose<T> = { readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string }

export type Words = Loose<typeof en> & { readonly board: BoardWords }

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...en, board: boardEn },
  fr: { ...fr, board: boardFr },
}

export const wordsOf = (language: Language): Words => WORDS[language]
