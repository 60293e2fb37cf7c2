import { loadChatPanel } from '../chat/chat-panel.tsx'
import { CoachAtTable } from '../coach/coach-at-table.tsx'
import { ResumeButton } from '../clock/paused.tsx'
import { Ending } from '../ending/ending.tsx'
import { NextTableCard } from '../ending/rematch.tsx'
import { HintTool } from '../hints/hint-tool.tsx'
import { ActionList } from '../prompt/action-list.tsx'
import { HaltedBanner } from '../prompt/halted.tsx'
import { loadNextGame } from '../prompt/next-game.tsx'
import { AbsentBanner } from '../seats/absent.tsx'
import { Consent } from '../seats/consent.tsx'
import { SeatMenu } from '../seats/seat-actions.tsx'
import { loadInfoPanel } from './info-panel.tsx'

export const LAZY_PARTS = {
  AbsentBanner,
  ActionList,
  CoachAtTable,
  Consent,
  Ending,
  HaltedBanner,
  HintTool,
  NextTableCard,
  ResumeButton,
  SeatMenu,
  loadChatPanel,
  loadInfoPanel,
  loadNextGame,
}
