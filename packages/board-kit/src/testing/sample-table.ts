import type { GameTypes } from '@bothy/kernel'
import { createBoardUiState } from '../board/choice/board-ui-state.ts'
import { choiceOf, narrow, positionOf } from '../board/choice/choice.ts'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import type { Language } from '../ui/words/language.ts'
import type { SampleOf } from './sample-play.ts'

export const NAMES = ['Morag', 'Ailsa', 'Rory', 'Elspeth', 'Hamish']

export function tableOf<T extends GameTypes>(
  board: GameBoard<T>,
  { view, tally, me, legal, blocked }: SampleOf<T>,
  language: Language,
  layout: BoardProps<T>['layout'],
  picked: readonly string[] = [],
): BoardProps<T> {
  const texts = board.words.of(language).texts
  const now = narrow(positionOf(board.presenter, view, legal, blocked), picked)
  return {
    view,
    me,
    reader: me,
    names: NAMES,
    seats: NAMES.map((name, seat) => ({
      seat,
      name,
      info: { kind: 'bot', name, level: 'easy' },
      acts: seat === me,
      thinking: false,
      next: false,
      lastTurn: [],
    })),
    tally,
    language,
    texts,
    layout,
    showDetails: () => undefined,
    uiState: createBoardUiState(),
    choice: choiceOf(now, {
      pick: () => undefined,
      unpick: () => undefined,
      tell: (reason) => texts.reason(reason, me),
    }),
  }
}
