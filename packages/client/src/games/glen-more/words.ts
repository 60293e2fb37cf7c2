import { words as en } from '@bothy/glen-more/messages/en'
import { words as fr } from '@bothy/glen-more/messages/fr'
import type { Language } from '../../ui/language.ts'
import type { BoardWords } from './board-words.ts'
import { board as boardEn } from './words-en.ts'
import { board as boardFr } from './words-fr.ts'

export type Words = typeof en & { readonly board: BoardWords }

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...en, board: boardEn },
  fr: { ...fr, board: boardFr },
}

export const wordsOf = (language: Language): Words => WORDS[language]
