import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { LogPanel } from '../table/log/log-panel.tsx'
import { boardProps, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { Frame } from '../table/frame/frame.tsx'
import { seatsNow } from '../table/seats/seats-now.ts'
import { seated } from './seated.ts'
import { useDetails } from '@bothy/board-kit/board/details/use-details.ts'
import { replay } from './words.ts'

export function TranscriptView({
  transcript,
  names,
  board,
}: {
  readonly transcript: Transcript
  readonly names: readonly string[]
  readonly board: GameBoard<GameTypes>
}): JSX.Element {
  const uiState = useMemo(createBoardUiState, [transcript])
  const [item, showDetails] = useDetails(uiState.pinned)
  const [tab, setTab] = useState<'log' | null>('log')
  const props = boardProps(board, {
    view: transcript.view,
    tally: [],
    choice: NO_CHOICE,
    me: null,
    reader: null,
    names,
    seats: seatsNow(board, {
      view: transcript.view,
      infos: names.map((name) => seated(name, false)),
      names,
      actors: [],
      thinking: [],
      log: transcript.log,
    }),
    showDetails,
    uiState,
  })
  return (
    <TableContextProvider
      value={{ board, props, item, openSeat: null, openRule: (rule) => navigate(paths.rules(board.id, rule)) }}
    >
      <main class={`table transcript ${layout.value}`} id="main" tabIndex={-1}>
        <Frame
          side={{
            name: 'transcript',
            tabs: [{ id: 'log', label: t.value.log.title, icon: 'log' }],
            tab,
            onTab: setTab,
            content: () => <LogPanel log={transcript.log} newFrom={null} />,
          }}
          prompt={
            <section class="table-prompt">
              <p class="prompt-text">{replay.value.transcriptOnly}</p>
            </section>
          }
        />
      </main>
    </TableContextProvider>
  )
}
