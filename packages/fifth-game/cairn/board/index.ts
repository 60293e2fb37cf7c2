import './styles.css'
import type { Types } from '@bothy/cairn'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Explain } from './explain.tsx'
import { presenter } from './presenter.ts'
import { Progress, sheet, Standing } from './standing.tsx'
import { BoardView } from './board-view.tsx'
import { words } from './words.ts'

export const board: GameBoard<Types> = {
  id: 'cairn', // the engine itself stays out of the page
  presenter,
  words,
  hidesItems: () => true,
  BoardView,
  Progress,
  Explain,
  Standing,
  sheet,
  Cutscene: null,
  startsCutscene: () => false,
}
