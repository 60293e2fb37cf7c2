import { computed } from '@preact/signals'
import type { ComponentChildren, FunctionComponent, JSX } from 'preact'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '@bothy/kernel'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import type { Host } from '../net/hosts.ts'
import { Frame, ProgressRegion, type Side, SideButtons } from './frame/frame.tsx'
import type { HeadProps } from './frame/head.ts'
import { PrimerCard } from './frame/primer.tsx'
import { PromptBar } from './prompt/prompt-bar.tsx'
import type { GameClient } from '@bothy/board-kit/board/game-client.ts'
import { onTableKey } from './frame/keys.ts'
import { isHandheld, layout } from '@bothy/board-kit/board/layout.ts'
import { sinceMyTurn } from './store/model.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { createAttention, keepOrDrop } from '@bothy/board-kit/board/choice/attention.ts'
import { Recap } from './log/recap.tsx'
import { ClockAbove } from '@bothy/board-kit/board/clock.ts'
import { ClockProvider } from '@bothy/board-kit/board/told-clock.ts'
import { boardProps, type Scene, SceneProvider } from '@bothy/board-kit/board/scene.tsx'
import { Behind, ShowOverlay, useJustCovered } from './playback/show.tsx'
import { loadSide, SideContent } from './frame/side-panel.tsx'
import { type SideTab, sideTabs } from './frame/side-tabs.ts'
import { seatsNow } from './seats/seats-now.ts'
import { Spoken } from './prompt/spoken.tsx'
import type { TableStore } from './store/store.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy, lazyOverlay } from '@bothy/board-kit/ui/page/lazy.tsx'
import { useCalls } from './playback/use-calls.ts'
import { useInspect } from '@bothy/board-kit/board/details/use-inspect.ts'
import { useKeptFocus } from './frame/use-kept-focus.ts'
import { useNews } from './playback/use-news.ts'
import { useSeen } from './clock/use-seen.ts'
import { WhyPopover } from '@bothy/board-kit/board/choice/why.tsx'

const ActionList = lazyOverlay(async () => (await import('./prompt/action-list.tsx')).ActionList)
const SeatMenu = lazyOverlay(async () => (await import('./seats/seat-actions.tsx')).SeatMenu)
const Ending = lazyOverlay(async () => (await import('./ending/ending.tsx')).Ending)
const Nothing = (): null => null
const Consent = lazy(async () => (await import('./seats/consent.tsx')).Consent, Nothing)
const ConfirmUndo = lazy(async () => (await import('./seats/consent.tsx')).ConfirmUndo, Nothing)
const NextTableCard = lazy(async () => (await import('./ending/rematch.tsx')).NextTableCard, Nothing)

/** What is not needed for the first move, so that it is there when it is wanted; what does not come is fetched then. */
function loadRest(): void {
  const parts = [ActionList, SeatMenu, Consent, ConfirmUndo, Ending, NextTableCard]
  for (const load of [...parts.map((part) => part.load), ...loadSide]) load().catch(() => undefined)
}

/** A running or finished table: the scene, and what lies over it. */
export function PlayTable({
  store,
  host,
  client,
  state,
  info,
  Head,
  title,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly client: GameClient<GameTypes>
  readonly state: StateMessage
  readonly info: TableInfo
  /** The head of the page, which knows the settings. */
  readonly Head: FunctionComponent<HeadProps>
  readonly title: ComponentChildren
}): JSX.Element {
  const root = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<SideTab | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [list, setList] = useState<Element | null>(null)
  const [ending, setEnding] = useState(true)
  const [seatMenu, setSeatMenu] = useState<Element | null>(null)
  const [thing, inspect] = useInspect()
  const focus = useKeptFocus(root)
  const attention = useMemo(createAttention, [store])
  const [interlude, setInterlude] = useNews(store, root, focus, attention)
  useCalls(store, interlude?.kind === 'show')
  useSeen(store, interlude !== null)
  const covered = useJustCovered(interlude?.kind === 'show', inspect)
  useEffect(loadRest, [])
  // A finger leaves an explanation open; the next question finds the table uncovered.
  useEffect(() => {
    if (!isHandheld(layout.peek())) return
    inspect(null)
    attention.marked.value = []
  }, [state.version, inspect, attention])
  const openRule = useCallback(
    (wanted: string) => {
      setRule(wanted)
      setTab('rules')
      attention.why.value = null
    },
    [attention],
  )
  const props = boardProps(client, {
    view: state.view,
    choice: store.offered.value,
    me: state.seat,
    reader: state.seat,
    names: store.names.value,
    seats: seatsNow(client, {
      view: state.view,
      infos: info.seats,
      names: store.names.value,
      actors: state.actors,
      thinking: state.thinking,
      log: store.model.value.log,
    }),
    tally: store.tally.value,
    inspect,
    attention,
  })
  // Bound to the page without drawing it again.
  const sending = useMemo(() => computed(() => (store.held.isSending.value ? '' : undefined)), [store])
  const openSeat = store.mySeats.value.length > 0 ? setSeatMenu : null
  const scene: Scene = { client, props, thing, openSeat, openRule }
  const news = useMemo(() => sinceMyTurn(store.model.value.log, state.seat), [store.model.value.log, state.seat])
  const openList = useCallback(() => {
    setInterlude(null) // who goes on playing has read the recap
    setList(document.querySelector('[data-tool="all"]'))
  }, [setInterlude])
  const showAgain = useCallback(() => {
    setInterlude(null)
    if (layout.peek() !== 'hall') setTab(null)
    store.showing.showAgain()
  }, [store, setInterlude])
  useEffect(() => {
    const close = (): boolean => {
      if (interlude !== null) {
        setInterlude(null)
        return true
      }
      attention.proposed.value = null
      const open = tab !== null && layout.peek() !== 'hall'
      if (!open && thing.peek() === null) return false
      inspect(null)
      if (open) setTab(null)
      return true
    }
    const onKey = (event: KeyboardEvent): void => {
      if (
        onTableKey(event, {
          store,
          openList,
          showAgain,
          openTab: (wanted) => setTab(wanted === tab && layout.peek() !== 'hall' ? null : wanted),
          close,
        })
      )
        event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store, attention, openList, showAgain, tab, thing, inspect, interlude, setInterlude])
  const onClick = (event: MouseEvent): void => keepOrDrop(attention, event.target)
  const side: Side<SideTab> = {
    name: 'side',
    tabs: sideTabs(store, host),
    tab,
    onTab: setTab,
    content: (shown) => (
      <SideContent
        store={store}
        host={host}
        tab={shown}
        newFrom={news.at(0)?.ply ?? null}
        rule={rule}
        onShowAgain={showAgain}
      />
    ),
  }
  return (
    <SceneProvider value={scene}>
      <Head title={title} tools={<SideButtons side={side} />} layout={layout.value}>
        <ProgressRegion />
      </Head>
      <main
        ref={root}
        id="main"
        tabIndex={-1}
        class={`table ${layout.value}`}
        data-game={client.id}
        data-sending={sending}
        data-covered={covered}
        data-stopped={info.halted || store.isPaused.value ? '' : undefined}
        onClick={onClick}
        onPointerDown={() => {
          skipMotion()
          store.showing.settle()
        }}
      >
        <Behind covered={covered}>
          <SceneProvider value={scene}>
            <ClockProvider value={store.clock}>
              <Frame
                side={side}
                prompt={<PromptBar store={store} host={host} onList={setList} onEnding={() => setEnding(true)} />}
              />
            </ClockProvider>
          </SceneProvider>
        </Behind>
        {interlude?.kind === 'show' && (
          <ShowOverlay events={interlude.events} before={interlude.before} onDone={() => setInterlude(null)} />
        )}
        {interlude?.kind === 'primer' && (
          <div class="interlude">
            <PrimerCard
              onRules={() => {
                setInterlude(null)
                setTab('rules')
              }}
              onClose={() => setInterlude(null)}
            />
          </div>
        )}
        {(interlude?.kind === 'recap' || interlude?.kind === 'summary') && (
          <div class="interlude">
            <Recap
              title={interlude.kind === 'recap' ? t.value.log.recap : t.value.log.summary}
              entries={interlude.entries}
              onShow={
                interlude.kind === 'recap' ? (events) => setInterlude({ kind: 'show', events, before: null }) : null
              }
              onClose={() => setInterlude(null)}
            />
          </div>
        )}
      </main>
      {list !== null && <ActionList store={store} anchor={list} onClose={() => setList(null)} />}
      {seatMenu !== null && <SeatMenu store={store} host={host} anchor={seatMenu} onClose={() => setSeatMenu(null)} />}
      {store.clock.value !== null && (
        <ClockProvider value={store.clock}>
          <ClockAbove me={state.seat} isCovered={interlude !== null} />
        </ClockProvider>
      )}
      <WhyPopover />
      {state.request !== null && <Consent store={store} />}
      {store.confirmsUndo.value && <ConfirmUndo store={store} />}
      {info.status === 'over' && ending && interlude === null && !store.showing.pace.busy.value ? (
        <Ending store={store} host={host} onClose={() => setEnding(false)} />
      ) : (
        info.next !== null && <NextTableCard store={store} host={host} />
      )}
      <Spoken store={store} attention={attention} isCovered={interlude?.kind === 'show'} />
    </SceneProvider>
  )
}
