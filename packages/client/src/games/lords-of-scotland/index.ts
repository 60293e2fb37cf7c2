import './styles.ts'
import { lordsOfScotland, type Types } from '@bothy/lords-of-scotland'
import { en } from '@bothy/lords-of-scotland/messages/en'
import { fr } from '@bothy/lords-of-scotland/messages/fr'
import type { GameClient } from '../../table/game-client.ts'
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
  id: lordsOfScotland.id,
  presenter,
  texts: { en, fr },
  Board,
  Mine,
  SeatStrip,
  Explain,
  Emblem,
  Standing,
  Show,
  startsShow,
}
