import './styles.css'
import { GAME_ID, type Types } from '@bothy/glen-more/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Bar } from './market/bar.tsx'
import { brings } from './brings.ts'
import { late } from './lazy.ts'
import { logTable } from './scoring/scoring-look.tsx'
import { nextSeat } from './ring/next-seat.ts'
import { presenter } from './presenter.ts'
import { Progress } from './ring/progress.tsx'
import { isToldByPut, traces } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { sheet } from './scoring/sheet.tsx'
import { startsCutscene } from './scoring/scoring-story.ts'
import { BoardView } from './board-view.tsx'
import { thingPicture } from './tile/thing-picture.tsx'
import { words } from './words.ts'

export const board: GameBoard<Types> = {
  id: GAME_ID,
  presenter,
  words,
  hidesItems: () => false,
  BoardView,
  Progress,
  Bar,
  nextSeat,
  mainOptions: ['clanAdjacency', 'unaffordableTile'],
  ...late,
  loadLogSigns: async () => (await import('./tile/log-signs.tsx')).signs,
  loadLegend: async () => (await import('./legend.tsx')).legend,
  sheet,
  brings,
  logTable,
  startsCutscene,
  ...traces,
  thingPicture,
  /** The button that takes the tile already says that it would not be kept. */
  asksBefore: ({ warn }) => warn !== 'notKept',
  isRedundant: (event, next) => isToldByPut(event, next, 'cubesPut'),
}
