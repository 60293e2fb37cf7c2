import type { Types } from '@bothy/lords-of-scotland'
import { fr as texts, words } from '@bothy/lords-of-scotland/words/fr'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-fr.ts'
import { boardFr as board } from './words/board-fr.ts'

type Words = typeof words & GameWords<Types> & { readonly board: typeof board }
export const fr: Words = { ...words, texts, primer, board }
