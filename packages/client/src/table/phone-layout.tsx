import type { JSX } from 'preact'
import { t } from '../ui/i18n.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { Explained } from './explained.tsx'
import { type LayoutProps, Mine, Over, Seats } from './layout-parts.tsx'
import { PromptButtons } from './prompt-buttons.tsx'
import { PromptText } from './prompt-text.tsx'
import { PromptTools } from './prompt-tools.tsx'
import { BoardRegion, StandingRegion } from './regions.tsx'
import { SideContent } from './side-panel.tsx'
import { isSideTab, sideTabs, type TableTab } from './side-tabs.ts'

/** One thing at a time, by tabs at the lower edge. */
export function PhoneLayout(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, onList } = props
  const tabs: readonly Tab<TableTab>[] = [
    { id: 'board', label: t.value.table.tabs.board, icon: 'table' },
    { id: 'seats', label: t.value.table.tabs.seats, icon: 'people' },
    ...sideTabs(store, host),
  ]
  return (
    <>
      <section class="table-prompt" aria-label={t.value.prompt.region}>
        <PromptText store={store} />
        <PromptTools store={store} onList={onList} />
      </section>
      {tab === 'board' ? <BoardRegion /> : <TabPage {...props} />}
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

function TabPage(props: LayoutProps): JSX.Element {
  const { store, host, tab, newFrom, rule } = props
  return (
    <div class="table-page" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${tab}`}>
      {isSideTab(tab) ? (
        <SideContent store={store} host={host} tab={tab} newFrom={newFrom} rule={rule} />
      ) : (
        <div class="side-scroll stack" tabIndex={0}>
          <h2 class="visually-hidden">{t.value.table.seats}</h2>
          <Seats {...props} />
          <StandingRegion />
        </div>
      )}
    </div>
  )
}
