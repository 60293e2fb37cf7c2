import type { Texts } from '@bothy/kernel'
import type { Types } from '@bothy/clans-of-caledonia/data'
import { en, words as wordsEn } from '@bothy/clans-of-caledonia/messages/en'
import { fr, words as wordsFr } from '@bothy/clans-of-caledonia/messages/fr'
import type { Language } from '../../ui/language.ts'
import type { BoardWords } from './board-words.ts'
import type { ExplainWords } from './explain-words.ts'
import { explain as explainEn } from './explain-words-en.ts'
import { explain as explainFr } from './explain-words-fr.ts'
import { board as boardEn } from './words-en.ts'
import { board as boardFr } from './words-fr.ts'

export type Words = typeof wordsEn & { readonly board: BoardWords; readonly explain: ExplainWords }

const WORDS: { readonly [language in Language]: Words } = {
  en: { ...wordsEn, board: boardEn, explain: explainEn },
  fr: { ...wordsFr, board: boardFr, explain: explainFr },
}
const TEXTS: { readonly [language in Language]: Texts<Types> } = { en, fr }

export const wordsOf = (language: Language): Words => WORDS[language]
export const textsOf = (language: Language): Texts<Types> => TEXTS[language]
