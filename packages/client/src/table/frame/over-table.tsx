import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { WhyPopover } from '@bothy/board-kit/board/choice/why.tsx'
import { ClockAbove } from '@bothy/board-kit/board/clock.ts'
import { ClockProvider } from '@bothy/board-kit/board/told-clock.ts'
import { lazy, lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'
import { Legend } from '../legend/legend.tsx'
import { Spoken } from '../prompt/spoken.tsx'
import type { OpenTable } from '../store/open-table.ts'
import { lazyParts } from './lazy.ts'
import type { OpenPanel, PanelEvent } from './open-panel.ts'
import { loadSide } from './side-panel.tsx'
import type { PlayContext } from './use-play-context.ts'

const Nothing = (): null => null
const ActionList = lazyOverlay(async () => (await lazyParts()).ActionList)
const SeatMenu = lazyOverlay(async () => (await lazyParts()).SeatMenu)
const Ending = lazyOverlay(async () => (await lazyParts()).Ending)
const Coach = lazy(async () => (await lazyParts()).CoachAtTable, Nothing)
const Consent = lazy(async () => (await lazyParts()).Consent, Nothing)
const NextTableCard = lazy(async () => (await lazyParts()).NextTableCard, Nothing)
const SHEETS = { choices: ActionList, seat: SeatMenu }

/** Fetched before they are wanted; a failed one is fetched again then. */
function loadRest(): void {
  const parts = [ActionList, SeatMenu, Consent, Ending, NextTableCard]
  for (const load of [...parts.map((part) => part.load), ...loadSide]) load().catch(() => undefined)
}

export function OverTable({
  table: { store, host, state, info },
  play: { context, interruption },
  open: { sheet, ending },
  change,
}: {
  readonly table: OpenTable
  readonly play: PlayContext
  readonly open: OpenPanel
  readonly change: (event: PanelEvent) => void
}): JSX.Element {
  useEffect(loadRest, [])
  const Sheet = sheet === null ? null : SHEETS[sheet.kind]
  return (
    <>
      {sheet !== null && Sheet !== null && (
        <Sheet
          store={store}
          host={host}
          anchor={sheet.anchor}
          onClose={() => change({ type: 'sheet', kind: sheet.kind, anchor: null })}
        />
      )}
      {store.clock.value !== null && (
        <ClockProvider value={store.clock}>
          <ClockAbove me={state.seat} isCovered={interruption !== null} />
        </ClockProvider>
      )}
      <WhyPopover />
      <Legend />
      {(state.request !== null || store.confirmsUndo.value) && <Consent store={store} />}
      {info.status === 'over' && ending && interruption === null && !store.playback.queue.busy.value ? (
        <Ending store={store} host={host} onClose={() => change({ type: 'ending', ending: false })} />
      ) : (
        info.next !== null && <NextTableCard store={store} host={host} />
      )}
      <Coach store={store} />
      <Spoken store={store} uiState={context.props.uiState} isCovered={interruption?.kind === 'show'} />
    </>
  )
}
