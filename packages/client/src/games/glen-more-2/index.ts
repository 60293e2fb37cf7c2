import './styles.css'
import { GAME_ID, type Types } from '@bothy/glen-more-2/data'
import type { GameClient } from '../../board/game-client.ts'
import { Bar } from './bar.tsx'
import { loadChronicles } from './chronicles/load.ts'
import { partsOf } from './chronicles/brought.ts'
import { Emblem } from './emblem.tsx'
import { flights } from './flights.tsx'
import { Explain, later, Show, Standing } from './later.ts'
import { logTable } from './log-table.ts'
import { nextSeat } from './next-seat.ts'
import { presenter } from './presenter.ts'
import { Progress } from './progress.tsx'
import { isScored, startsShow } from './scoring-story.ts'
import { sheet } from './sheet.tsx'
import { Stage } from './stage.tsx'
import { words } from './words.ts'

export const glenMore2Client: GameClient<Types> = {
  id: GAME_ID,
  presenter,
  words,
  hidesThings: (view) => partsOf(view).some(({ hides }) => hides?.(view) === true),
  Stage,
  Progress,
  Bar,
  nextSeat,
  flights,
  loadData: async () => (await import('./data-guide.tsx')).guide,
  loadOptions: async () => (await import('./new-table/chronicle-cards.tsx')).chronicleCards,
  later,
  loadFor: loadChronicles,
  Explain,
  Emblem,
  Standing,
  sheet,
  Show,
  hasStillShow: true,
  logTable,
  startsShow,
  /** What a scoring brought is in its table; where a resource is put, the tile was activated. */
  isRedundant: (event, next) =>
    isScored(event) ||
    (event.type === 'activated' && !event.extra && next?.type === 'goodsPut' && next.tile === event.tile),
}
