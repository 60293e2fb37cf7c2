import type { GameTypes } from '@bothy/kernel'
import type { BoardProps, ClickTarget } from '../game-board.ts'

export function answerBlocked(
  { choice, uiState }: Pick<BoardProps<GameTypes>, 'choice' | 'uiState'>,
  target: ClickTarget,
  anchor: Element,
): boolean {
  const reason = choice.why(target)
  if (reason !== null) uiState.why.value = { anchor, reason }
  return reason !== null
}
