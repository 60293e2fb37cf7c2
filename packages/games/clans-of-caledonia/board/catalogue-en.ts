import type { Types } from '@bothy/clans-of-caledonia/data'
import { en as texts, words } from '@bothy/clans-of-caledonia/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-en.ts'
import { stage } from './words/stage-en.ts'
import { trade } from './words/trade-en.ts'
import { board } from './words/board-en.ts'

type Topics = { readonly board: typeof board; readonly trade: typeof trade; readonly stage: typeof stage }
export const en: typeof words & GameWords<Types> & Topics = { ...words, texts, primer, board, trade, stage }
