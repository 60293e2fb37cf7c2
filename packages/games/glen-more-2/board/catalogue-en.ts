import type { Types } from '@bothy/glen-more-2/data'
import { en as texts, words } from '@bothy/glen-more-2/words/en-base'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-en.ts'
import { table } from './words/table-words-en.ts'
import { board } from './words/words-en.ts'

type Topics = { readonly language: 'en'; readonly board: typeof board; readonly table: typeof table }
export const en: typeof words & GameWords<Types> & Topics = { ...words, language: 'en', texts, primer, board, table }
