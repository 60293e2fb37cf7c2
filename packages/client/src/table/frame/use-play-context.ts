import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { useDetails } from '@bothy/board-kit/board/details/use-details.ts'
import { isHandheld, layout } from '@bothy/board-kit/board/layout.ts'
import { boardProps, type TableContext } from '@bothy/board-kit/board/table-context.tsx'
import { useSeen } from '../clock/use-seen.ts'
import { type JustCovered, useJustCovered } from '../playback/cutscene.tsx'
import { useSounds } from '../playback/use-sounds.ts'
import { type Interruption, useInterruptions } from '../playback/use-interruptions.ts'
import { useTraces } from '../log/use-traces.ts'
import { seatsNow } from '../seats/seats-now.ts'
import type { OpenTable } from '../store/open-table.ts'
import type { PanelEvent } from './open-panel.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type PlayContext = {
  readonly context: TableContext
  readonly interruption: Interruption | null
  readonly setInterruption: (interruption: Interruption | null) => void
  readonly covered: JustCovered
}

export function usePlayContext(
  { store, board, state, info }: OpenTable,
  root: { readonly current: HTMLElement | null },
  change: (event: PanelEvent) => void,
): PlayContext {
  const uiState = useMemo(createBoardUiState, [store])
  const [item, showDetails] = useDetails(uiState.pinned)
  const focus = useKeptFocus(root)
  const [interruption, setInterruption] = useInterruptions(store, root, focus, uiState)
  useSounds(store, interruption?.kind === 'show')
  useSeen(store, interruption !== null)
  const covered = useJustCovered(interruption?.kind === 'show', showDetails)
  // A finger leaves an explanation open; the next question finds the table uncovered.
  useEffect(() => {
    if (!isHandheld(layout.peek())) return
    showDetails(null, 'now')
    uiState.marked.value = []
  }, [state.version, showDetails, uiState])
  const openRule = useCallback(
    (rule: string) => {
      change({ type: 'rule', rule })
      uiState.why.value = null
    },
    [change, uiState],
  )
  const names = store.names.value
  useTraces(store, board, state.seat, uiState)
  const props = boardProps(board, {
    view: state.view,
    choice: store.offered.value,
    me: state.seat,
    reader: state.seat,
    names,
    seats: seatsNow(board, {
      view: state.view,
      infos: info.seats,
      names,
      actors: state.actors,
      thinking: state.thinking,
      log: store.tableState.value.log,
    }),
    tally: store.tally.value,
    showDetails,
    uiState,
  })
  const openSeat =
    store.mySeats.value.length > 0 ? (anchor: Element) => change({ type: 'sheet', kind: 'seat', anchor }) : null
  const context: TableContext = { board, props, item, openSeat, openRule }
  return { context, interruption, setInterruption, covered }
}
