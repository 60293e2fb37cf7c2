import type { GameTypes } from '@bothy/kernel'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import { stillTable } from '../board/still-table.ts'
import type { Language } from '../ui/words/language.ts'
import type { SampleOf } from './sample-play.ts'

export const NAMES = ['Morag', 'Ailsa', 'Rory', 'Elspeth', 'Hamish']

export const tableOf = <T extends GameTypes>(
  board: GameBoard<T>,
  sample: SampleOf<T>,
  language: Language,
  layout: BoardProps<T>['layout'],
  picked: readonly string[] = [],
): BoardProps<T> =>
  stillTable(board, sample, { names: NAMES, language, layout, acts: (seat) => seat === sample.me, picked })
