import type { Blocked, GameTypes, ScoreLine, Seat } from '@bothy/kernel'
import type { Language } from '../ui/words/language.ts'
import { createBoardUiState } from './choice/board-ui-state.ts'
import { choiceOf, narrow, positionOf } from './choice/choice.ts'
import type { BoardProps, ClickTarget, GameBoard } from './game-board.ts'

type Position<T extends GameTypes> = {
  readonly view: T['view']
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly me: Seat | null
  readonly legal: readonly T['action'][]
  readonly blocked: readonly Blocked<T>[]
}

type Shown<T extends GameTypes> = Pick<BoardProps<T>, 'names' | 'layout'> & {
  readonly language: Language
  readonly acts: (seat: Seat) => boolean
  readonly picked: readonly ClickTarget[]
}

/** A position without a match around it, at a table of bots: nothing that is clicked there is sent. */
export function stillTable<T extends GameTypes>(
  board: GameBoard<T>,
  { view, tally, me, legal, blocked }: Position<T>,
  { names, language, layout, acts, picked }: Shown<T>,
): BoardProps<T> {
  const { texts } = board.words.of(language)
  return {
    view,
    me,
    reader: me,
    names,
    seats: names.map((name, seat) => ({
      seat,
      name,
      info: { kind: 'bot', name, level: 'easy' },
      acts: acts(seat),
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
    choice: choiceOf(narrow(positionOf(board.presenter, view, legal, blocked), picked), {
      pick: () => undefined,
      unpick: () => undefined,
      tell: (reason) => texts.reason(reason, me),
    }),
  }
}
