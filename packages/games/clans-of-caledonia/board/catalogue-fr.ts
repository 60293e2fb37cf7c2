import type { Types } from '@bothy/clans-of-caledonia/data'
import { fr as texts, words } from '@bothy/clans-of-caledonia/words/fr'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { primer } from './words/primer-fr.ts'
import { stage } from './words/stage-fr.ts'
import { trade } from './words/trade-fr.ts'
import { board } from './words/board-fr.ts'

type Topics = { readonly board: typeof board; readonly trade: typeof trade; readonly stage: typeof stage }
export const fr: typeof words & GameWords<Types> & Topics = { ...words, texts, primer, board, trade, stage }
