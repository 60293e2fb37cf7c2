import './styles.css'
import type { Types } from '@bothy/lords-of-scotland'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { brings } from './brings.ts'
import { OpenHandOfCards } from './hand/open-hand.tsx'
import { flights } from './scenes/flights.tsx'
import { late } from './lazy.ts'
import { presenter } from './presenter.ts'
import { Progress } from './scoring/progress.tsx'
import { touches } from './seats/last-move.tsx'
import { sheet } from './scoring/sheet.tsx'
import { startsCutscene } from './scenes/cutscene-story.ts'
import { BoardView } from './board-view.tsx'
import { words } from './words.ts'

export const board: GameBoard<Types> = {
  id: 'lords-of-scotland', // a literal id: the engine itself stays out of the page
  presenter,
  words,
  hidesItems: () => true,
  BoardView,
  Progress,
  nextSeat: ({ nextSeat }) => nextSeat,
  flights,
  mainOptions: ['includeRoyal', 'activationRule'],
  loadLogSigns: async () => (await import('./cards/log-signs.tsx')).signs,
  loadLegend: async () => (await import('./legend.tsx')).legend,
  ...late,
  HandOfCards: OpenHandOfCards,
  sheet,
  brings,
  startsCutscene,
  touches,
}
