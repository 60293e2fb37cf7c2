import { signal } from '@preact/signals'
import type { GameTypes } from '@bothy/kernel'
import type { BoardUiState, BoardProps, ClickTarget } from '../game-board.ts'
import { keepsMarks } from '../details/mention.ts'
import { NO_TRACES, NOTHING_JUDGED } from '../trace/trace.ts'

export const createBoardUiState = (): BoardUiState => ({
  previewed: signal(null),
  why: signal(null),
  marked: signal([]),
  traces: signal(NO_TRACES),
  judged: signal(NOTHING_JUDGED),
  showsLegend: signal<boolean | string>(false),
  toldHere: signal([]),
  pinned: signal(false),
})

/** The preview stays until the table has answered; otherwise the board would be drawn twice. */
export function confirm(
  { choice, uiState }: Pick<BoardProps<GameTypes>, 'choice' | 'uiState'>,
  target: ClickTarget,
): void {
  choice.pick(target)
  if (choice.sent.peek().length === 0) uiState.previewed.value = null
}

export function dismissPreviewOutside({ previewed, marked }: BoardUiState, clicked: EventTarget | null): void {
  if (!keepsMarks(clicked) && marked.peek().length > 0) marked.value = []
  const target = previewed.peek()
  if (target === null) return
  const spot = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-target], [data-proposal]') : null
  const isWithin = clicked instanceof Element && clicked.closest('[data-proposal], [data-of-proposal]') !== null
  if (spot === null || (spot.dataset['target'] !== target && !isWithin)) previewed.value = null
}
