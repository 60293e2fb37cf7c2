import './styles.css'
import type { Types } from '@bothy/lords-of-scotland'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { brings } from './brings.ts'
import { Emblem } from './emblem.tsx'
import { Explain } from './explain.tsx'
import { OpenHand } from './open-hand.tsx'
import { flights } from './flights.tsx'
import { presenter } from './presenter.ts'
import { Progress } from './progress.tsx'
import { sheet } from './sheet.tsx'
import { Show } from './show.tsx'
import { startsShow } from './show-story.ts'
import { Stage } from './stage.tsx'
import { Standing } from './standing.tsx'
import { words } from './words.ts'

export const board: GameClient<Types> = {
  id: 'lords-of-scotland', // the engine itself stays out of the page
  presenter,
  words,
  hidesThings: () => true,
  Stage,
  Progress,
  nextSeat: ({ nextSeat }) => nextSeat,
  flights,
  mainOptions: ['includeRoyal', 'activationRule'],
  Explain,
  Hand: OpenHand,
  Emblem,
  Standing,
  sheet,
  Show,
  hasStillShow: true,
  brings,
  startsShow,
}
