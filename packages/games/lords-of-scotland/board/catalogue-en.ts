import type { Types } from '@bothy/lords-of-scotland'
import { en as texts, words } from '@bothy/lords-of-scotland/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-en.ts'
import { boardEn as board } from './words/board-en.ts'

type Words = typeof words & GameWords<Types> & { readonly board: typeof board }
export const en: Words = { ...words, texts, primer, board }
