import './styles.css'
import { GAME_ID, type Types } from '@bothy/clans-of-caledonia/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Bar } from './market/bar.tsx'
import { brings } from './brings.ts'
import { Explain, Standing } from './lazy.ts'
import { Cutscene, flights, lazy } from './scenes/lazy.ts'
import { logTable } from './scoring/log-table.tsx'
import { touches } from './seats/last-move.tsx'
import { nextSeat } from './seats/next-seat.ts'
import { asksBefore, presenter } from './presenter.ts'
import { Progress } from './scoring/progress.tsx'
import { sheet } from './scoring/sheet.tsx'
import { startsCutscene } from './scenes/starts-cutscene.ts'
import { BoardView } from './board-view.tsx'
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
  flights,
  mainOptions: ['clans', 'tighterMap'],
  loadData: async () => (await import('./data-guide.tsx')).guide,
  loadLogSigns: async () => (await import('./pieces/log-signs.tsx')).signs,
  loadLegend: async () => (await import('./legend.tsx')).legend,
  lazy,
  Explain,
  Standing,
  sheet,
  Cutscene,
  brings,
  logTable,
  startsCutscene,
  touches,
  asksBefore,
  /** The action before it implies that the turn is over. */
  isRedundant: (event, _next, previous) => event.type === 'turnEnded' && previous !== null,
}
