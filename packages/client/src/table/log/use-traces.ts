import type { GameTypes, Seat } from '@bothy/kernel'
import { useLayoutEffect } from 'preact/hooks'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { BoardUiState, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { touchedBy, tracesSince } from '@bothy/board-kit/board/trace/traces.ts'
import type { TableStore } from '../store/store.ts'

export function useTraces(
  store: TableStore,
  board: GameBoard<GameTypes>,
  me: Seat | null,
  { traces }: BoardUiState,
): void {
  const { log } = store.tableState.value
  const [names, spoken] = [store.names.value, language.value]
  useLayoutEffect(() => {
    const { texts } = board.words.of(spoken)
    traces.value = tracesSince(
      log,
      me,
      (event) => (board.leavesTrace?.(event) === false ? [] : touchedBy(board, texts, event)),
      (seat) => t.peek().seats.changedBy(names[seat]),
    )
  }, [log, board, me, names, spoken, traces])
}
