import './styles.css'
import { GAME_ID, ORDER, type Types } from '@bothy/glen-more-2/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Bar } from './market/bar.tsx'
import { partsOf } from './chronicles/brought.ts'
import { brings } from './brings.ts'
import { late } from './lazy.ts'
import { logTable } from './scoring/scoring-look.tsx'
import { nextSeat } from './ring/next-seat.ts'
import { presenter } from './presenter.ts'
import { Progress } from './ring/progress.tsx'
import { isScored, startsCutscene } from './scoring/scored.ts'
import { isToldByPut, traces } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { sheet } from './scoring/sheet.tsx'
import { BoardView } from './board-view.tsx'
import { lacksPicture, loadPictures } from './tile/pictures.ts'
import { thingPicture } from './tile/thing-picture.tsx'
import { words } from './words.ts'

const playsChronicle = (setup: unknown): boolean =>
  typeof setup === 'object' && setup !== null && ORDER.some((id) => id in setup && Reflect.get(setup, id) === true)

export const board: GameBoard<Types> = {
  id: GAME_ID,
  presenter,
  words,
  hidesItems: (view) => partsOf(view).some(({ hides }) => hides?.(view) === true),
  BoardView,
  Progress,
  Bar,
  nextSeat,
  mainOptions: ['die', 'introductory'],
  firstGame: 'introductory',
  loadPrimerPart: async () => (await import('./new-table/in-play.tsx')).inPlay,
  loadData: async () => (await import('./data-guide.tsx')).guide,
  loadLogSigns: async () => (await import('./art/log-signs.tsx')).signs,
  loadLegend: async () => (await import('./legend.tsx')).legend,
  loadOptions: async () => (await import('./new-table/chronicle-cards.tsx')).chronicleCards,
  ...late,
  /** The loader of Chronicles is itself fetched only by tables that play one. */
  async loadFor(setup, view) {
    const plays = playsChronicle(setup)
    await Promise.all([
      plays && import('./chronicles/load.ts').then(({ loadChronicles }) => loadChronicles(setup)),
      (plays || view === 'any' || (view !== null && lacksPicture(view))) && loadPictures(),
    ])
  },
  sheet,
  brings,
  logTable,
  startsCutscene,
  ...traces,
  thingPicture,
  /** The VP of a scoring are in its table; resources put on a tile imply its activation. */
  isRedundant: (event, next) => isScored(event) || isToldByPut(event, next, 'goodsPut'),
}
