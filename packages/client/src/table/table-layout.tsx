import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import type { Host } from '../net/hosts.ts'
import { t } from '../ui/i18n.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { layout } from '../board/layout.ts'
import type { PhoneTab } from './play-table.tsx'
import { PromptButtons, PromptText, PromptTools } from './prompt-bar.tsx'
import { Guard, useScene } from '../board/scene.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import { SIDE_TABS, SideContent, type SideTab, TAB_ICONS, Tabs } from './side-panel.tsx'
import type { TableStore } from './store.ts'
import { acrossFromPointed } from '../board/use-inspect.ts'

export type LayoutProps = {
  readonly store: TableStore
  readonly host: Host
  readonly state: StateMessage
  readonly info: TableInfo
  readonly tab: PhoneTab
  readonly onTab: (tab: PhoneTab) => void
  readonly rule: string | null
  readonly thing: string | null
  readonly newFrom: number | null
  readonly onList: (anchor: Element) => void
  readonly onEnding: () => void
}

const isSide = (tab: PhoneTab): tab is SideTab => tab !== 'board' && tab !== 'seats'

/** The same parts in three arrangements; what a part shows does not depend on where it stands. */
export function TableLayout(props: LayoutProps): JSX.Element {
  if (layout.value === 'wide') return <Wide {...props} />
  return layout.value === 'phone' ? <Phone {...props} /> : <Middle {...props} />
}

function Wide(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, newFrom, rule } = props
  const side = isSide(tab) ? tab : 'log'
  return (
    <>
      <section class="table-seats" aria-label={t.value.table.seats} tabIndex={0}>
        <h2 class="visually-hidden">{t.value.table.seats}</h2>
        <Seats {...props} />
        <Standing />
      </section>
      <Board />
      <section class="table-side panel" aria-label={t.value.table.side}>
        <Tabs name="side" tabs={sideTabs(store, host)} tab={side} label={t.value.table.side} onTab={onTab} />
        <div class="side-content" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${side}`}>
          <SideContent store={store} host={host} tab={side} newFrom={newFrom} rule={rule} />
        </div>
        <Explained thing={props.thing} />
      </section>
      <div class="table-dock">
        <Mine {...props} />
        <Prompt {...props} />
      </div>
    </>
  )
}

function Middle(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, newFrom, rule } = props
  return (
    <>
      <section class="table-strip" aria-label={t.value.table.seats}>
        <h2 class="visually-hidden">{t.value.table.seats}</h2>
        <Seats {...props} />
      </section>
      <Board />
      <div class="table-bar">
        <Tabs
          name="side"
          tabs={[{ id: 'seats', label: t.value.table.standing, icon: 'people' }, ...sideTabs(store, host)]}
          tab={tab === 'board' ? null : tab}
          label={t.value.table.side}
          onTab={(wanted) => onTab(wanted === tab ? 'board' : wanted)}
        />
        <PromptTools store={store} onList={props.onList} />
      </div>
      {tab !== 'board' && (
        <div class="table-drawer panel" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${tab}`}>
          <button
            type="button"
            class="button quiet icon drawer-close"
            aria-label={t.value.common.close}
            onClick={() => onTab('board')}
          >
            <Icon name="close" />
          </button>
          {isSide(tab) ? (
            <SideContent store={store} host={host} tab={tab} newFrom={newFrom} rule={rule} />
          ) : (
            <div class="side-scroll" tabIndex={0}>
              <h2 class="visually-hidden">{t.value.table.standing}</h2>
              <Standing />
            </div>
          )}
        </div>
      )}
      <div class="table-dock">
        <Prompt {...props} />
        <Mine {...props} />
      </div>
      <Explained thing={props.thing} />
    </>
  )
}

function Phone(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, newFrom, rule } = props
  const tabs: readonly {
    readonly id: PhoneTab
    readonly label: string
    readonly icon: IconName
    readonly badge?: string
  }[] = [
    { id: 'board', label: t.value.table.tabs.board, icon: 'table' },
    { id: 'seats', label: t.value.table.tabs.seats, icon: 'people' },
    ...sideTabs(store, host),
  ]
  return (
    <>
      <section class="table-prompt" aria-label={t.value.prompt.region}>
        <PromptText store={store} />
        <PromptTools store={store} onList={props.onList} />
      </section>
      {tab === 'board' ? (
        <Board />
      ) : (
        <div class="table-page" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${tab}`}>
          {isSide(tab) ? (
            <SideContent store={store} host={host} tab={tab} newFrom={newFrom} rule={rule} />
          ) : (
            <div class="side-scroll stack" tabIndex={0}>
              <h2 class="visually-hidden">{t.value.table.seats}</h2>
              <Seats {...props} />
              <Standing />
            </div>
          )}
        </div>
      )}
      <div class="table-dock">
        <div class="prompt-slot">
          <Over {...props} />
          <PromptButtons store={store} />
        </div>
        <Mine {...props} />
      </div>
      <Tabs name="side" tabs={tabs} tab={tab} label={t.value.table.side} onTab={onTab} hasPanel={tab !== 'board'} />
      <Explained thing={props.thing} />
    </>
  )
}

function sideTabs(
  store: TableStore,
  host: Host,
): { readonly id: SideTab; readonly label: string; readonly icon: IconName; readonly badge?: string }[] {
  const { unread } = store.model.value
  return SIDE_TABS.filter((id) => id !== 'chat' || host.kind === 'server').map((id) => ({
    id,
    label: t.value.table.tabs[id],
    icon: TAB_ICONS[id],
    ...(id === 'chat' && unread > 0 ? { badge: String(unread) } : {}),
  }))
}

function Board(): JSX.Element {
  const { client, props } = useScene()
  return (
    <section class="table-board" aria-label={t.value.table.board}>
      <Guard>
        <client.Board {...props} />
      </Guard>
    </section>
  )
}

function Mine({ state }: LayoutProps): JSX.Element | null {
  const { client, props } = useScene()
  if (state.seat === null) return null
  return (
    <section class="table-mine" aria-label={t.value.table.mine}>
      <h2 class="visually-hidden">{t.value.table.mine}</h2>
      <Guard>
        <client.Mine {...props} />
      </Guard>
    </section>
  )
}

function Prompt(props: LayoutProps): JSX.Element {
  const { store, onList } = props
  const wide = layout.value === 'wide'
  return (
    <section class="table-prompt" aria-label={t.value.prompt.region}>
      <PromptText store={store} />
      <Over {...props} />
      <PromptButtons store={store} />
      {wide && <PromptTools store={store} onList={onList} />}
    </section>
  )
}

function Over({ state, onEnding }: LayoutProps): JSX.Element | null {
  if (state.result === null) return null
  return (
    <button type="button" class="button primary" onClick={onEnding}>
      {t.value.ending.show}
    </button>
  )
}

function Seats({ store, state, info }: LayoutProps): JSX.Element {
  const last = store.model.value.fresh.findLast((entry) => entry.seat !== null)
  const acted = last === undefined || last.seat === null ? null : { seat: last.seat, ply: last.ply }
  return <SeatsPanel seats={info.seats} actors={state.actors} thinking={state.thinking} acted={acted} />
}

function Standing(): JSX.Element {
  const { client, props } = useScene()
  return (
    <section class="standing panel" aria-label={t.value.table.standing}>
      <Guard>
        <client.Standing {...props} />
      </Guard>
    </section>
  )
}

/** The explanation of what is pointed at. Beside the board on a wide screen, else over it, away from the thing. */
export function Explained({ thing }: { readonly thing: string | null }): JSX.Element | null {
  const { client, props } = useScene()
  const away = useMemo(() => (thing === null ? '' : acrossFromPointed()), [thing])
  if (thing === null) return null
  return (
    <div
      class="explained panel fade-in"
      role="note"
      data-away={away}
      aria-label={t.value.table.explain}
      onPointerEnter={() => props.inspect(thing)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.inspect(null)}
    >
      <h2 class="visually-hidden">{t.value.table.explain}</h2>
      <Guard key={thing}>
        <client.Explain {...props} thing={thing} />
      </Guard>
      <button
        type="button"
        class="button quiet icon explained-close"
        aria-label={t.value.common.close}
        onClick={() => props.inspect(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
