import type { Types } from '@bothy/glen-more-2/data'
import { fr as texts, words } from '@bothy/glen-more-2/words/fr-base'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-fr.ts'
import { table } from './words/table-words-fr.ts'
import { board } from './words/words-fr.ts'

type Topics = { readonly language: 'fr'; readonly board: typeof board; readonly table: typeof table }
export const fr: typeof words & GameWords<Types> & Topics = { ...words, language: 'fr', texts, primer, board, table }
