import type { Types } from '@bothy/glen-more/data'
import { fr as texts, words } from '@bothy/glen-more/words/fr'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-fr.ts'
import { board } from './words/words-fr.ts'

type Words = typeof words & GameWords<Types> & { readonly board: typeof board }
export const fr: Words = { ...words, texts, primer, board }
