import './styles.css'
import { GAME_ID, type Types } from '@bothy/glen-more-2/data'
import type { GameClient } from '../../board/game-client.ts'
import { Bar } from './bar.tsx'
import { Emblem } from './emblem.tsx'
import { Explain, later, Standing } from './later.ts'
import { nextSeat } from './next-seat.ts'
import { presenter } from './presenter.ts'
import { Progress } from './progress.tsx'
import { sheet } from './sheet.tsx'
import { Stage } from './stage.tsx'
import { words } from './words.ts'

export const glenMore2Client: GameClient<Types> = {
  id: GAME_ID,
  presenter,
  words,
  hidesThings: false,
  Stage,
  Progress,
  Bar,
  nextSeat,
  later,
  Explain,
  Emblem,
  Standing,
  sheet,
  Show: null,
  startsShow: () => false,
}
