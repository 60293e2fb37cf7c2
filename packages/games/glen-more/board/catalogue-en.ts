import type { Types } from '@bothy/glen-more/data'
import { en as texts, words } from '@bothy/glen-more/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-en.ts'
import { board } from './words/words-en.ts'

type Words = typeof words & GameWords<Types> & { readonly board: typeof board }
export const en: Words = { ...words, texts, primer, board }
