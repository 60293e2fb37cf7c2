import './styles.css'
import type { Types } from '@bothy/lords-of-scotland'
import { en } from '@bothy/lords-of-scotland/messages/en'
import { fr } from '@bothy/lords-of-scotland/messages/fr'
import type { GameClient } from '../../board/game-client.ts'
import { Board } from './board.tsx'
import { Emblem } from './emblem.tsx'
import { Explain } from './explain.tsx'
import { Mine } from './mine.tsx'
import { presenter } from './presenter.ts'
import { SeatStrip } from './seat-strip.tsx'
import { Show } from './show.tsx'
import { startsShow } from './show-story.ts'
import { Standing } from './standing.tsx'

export const lordsOfScotlandClient: GameClient<Types> = {
  id: 'lords-of-scotland', // the engine itself stays out of the page
  presenter,
  texts: { en, fr },
  hidesThings: true,
  dock: 'high',
  Board,
  Mine,
  SeatStrip,
  Explain,
  Emblem,
  Standing,
  Show,
  startsShow,
}
