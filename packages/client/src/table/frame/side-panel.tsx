import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Host } from '../../net/hosts.ts'
import { RulesText } from '../../rules/lazy-rules.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { NewTabLink } from '@bothy/board-kit/ui/controls/new-tab-link.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { LogPanel } from '../log/log-panel.tsx'
import { Guard, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { sinceMyTurn } from '../store/table-state.ts'
import type { OpenTable } from '../store/open-table.ts'
import type { TableStore } from '../store/store.ts'
import type { Side } from './frame.tsx'
import { lazyParts } from './lazy.ts'
import type { OpenPanel, PanelEvent } from './open-panel.ts'
import { type SideTab, sideTabs } from './side-tabs.ts'

const ChatPanel = lazy(async () => (await lazyParts()).loadChatPanel())
const InfoPanel = lazy(async () => (await lazyParts()).loadInfoPanel())

export const loadSide = [ChatPanel.load, InfoPanel.load]

export function useSide(
  { store, host, state }: OpenTable,
  { tab, rule }: OpenPanel,
  change: (event: PanelEvent) => void,
  onShowAgain: () => void,
): Side<SideTab> {
  const { log } = store.tableState.value
  const news = useMemo(() => sinceMyTurn(log, state.seat), [log, state.seat])
  return {
    name: 'side',
    tabs: sideTabs(store, host),
    tab,
    onTab: (wanted) => change({ type: 'tab', tab: wanted }),
    content: (shown) => (
      <SideContent
        store={store}
        host={host}
        tab={shown}
        newFrom={news.at(0)?.ply ?? null}
        rule={rule}
        onShowAgain={onShowAgain}
      />
    ),
  }
}

function SideContent(props: SideProps): JSX.Element {
  return (
    <>
      <h2 class="visually-hidden">{t.value.table.tabs[props.tab]}</h2>
      <Content {...props} />
    </>
  )
}

type SideProps = {
  readonly store: TableStore
  readonly host: Host
  readonly tab: SideTab
  readonly newFrom: number | null
  readonly rule: string | null
  readonly onShowAgain: () => void
}

function Content({ store, host, tab, newFrom, rule, onShowAgain }: SideProps): JSX.Element {
  const { board, props, openRule } = useTableContext()
  switch (tab) {
    case 'log':
      return (
        <>
          {store.playback.canShowAgain.value && (
            <button type="button" class="button small log-again" onClick={onShowAgain}>
              <Icon name="rewind" /> {t.value.watching.showAgain}
            </button>
          )}
          <LogPanel log={store.tableState.value.log} newFrom={newFrom} />
        </>
      )
    case 'chat':
      return host.kind === 'device' ? <p class="side-empty soft">{t.value.chat.local}</p> : <ChatPanel store={store} />
    case 'rules':
      return (
        <div class="side-scroll" tabIndex={0}>
          <p class="small side-rules-head">
            <NewTabLink href={paths.rules(board.id)}>{t.value.rules.full}</NewTabLink>
            {board.loadLegend !== undefined && (
              <button type="button" class="button small" onClick={() => (props.uiState.showsLegend.value = true)}>
                <Icon name="signs" /> {t.value.table.signs}
              </button>
            )}
          </p>
          <RulesText game={board.id} rule={rule} level={3} onRule={openRule} />
        </div>
      )
    case 'table':
      return (
        <div class="side-scroll stack" tabIndex={0}>
          <Standing />
          <InfoPanel store={store} host={host} />
        </div>
      )
  }
}

function Standing(): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <section aria-label={t.value.table.standing}>
      <Guard>
        <board.Standing {...props} />
      </Guard>
    </section>
  )
}
