import { computed } from '@preact/signals'
import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import { dismissPreviewOutside } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { ClockProvider } from '@bothy/board-kit/board/told-clock.ts'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { Interruptions } from '../playback/interruptions.tsx'
import { Behind } from '../playback/cutscene.tsx'
import type { OpenTable } from '../store/open-table.ts'
import { Frame, type Side } from './frame.tsx'
import type { SideTab } from './side-tabs.ts'
import type { PlayContext } from './use-play-context.ts'

export function TableMain({
  table: { store, info },
  play: { context, covered, interruption, setInterruption },
  root,
  side,
  prompt,
}: {
  readonly table: OpenTable
  readonly play: PlayContext
  readonly root: RefObject<HTMLElement | null>
  readonly side: Side<SideTab>
  readonly prompt: ComponentChildren
}): JSX.Element {
  // Bound to an attribute, so the page is not redrawn.
  const sending = useMemo(() => computed(() => (store.held.isSending.value ? '' : undefined)), [store])
  return (
    <main
      ref={root}
      id="main"
      tabIndex={-1}
      class={`table ${layout.value}`}
      data-game={context.board.id}
      data-sending={sending}
      data-covered={covered}
      data-stopped={info.halted || store.isPaused.value ? '' : undefined}
      onClick={(event) => dismissPreviewOutside(context.props.uiState, event.target)}
      onPointerDown={() => {
        skipMotion()
        store.playback.settle()
      }}
    >
      <Behind covered={covered}>
        <TableContextProvider value={context}>
          <ClockProvider value={store.clock}>
            <Frame side={side} prompt={prompt} />
          </ClockProvider>
        </TableContextProvider>
      </Behind>
      <Interruptions interruption={interruption} onChange={setInterruption} onRules={() => side.onTab('rules')} />
    </main>
  )
}
