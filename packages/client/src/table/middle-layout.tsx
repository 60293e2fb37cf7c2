import type { JSX } from 'preact'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Explained } from './explained.tsx'
import { type LayoutProps, Mine, Prompt, Seats } from './layout-parts.tsx'
import { PromptTools } from './prompt-tools.tsx'
import { BoardRegion, StandingRegion } from './regions.tsx'
import { SideContent } from './side-panel.tsx'
import { isSideTab, sideTabs } from './side-tabs.ts'

/** Seats in a strip above the board; what is beside it on a wide screen comes in a drawer. */
export function MiddleLayout(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, onList } = props
  return (
    <>
      <section class="table-strip" aria-label={t.value.table.seats}>
        <h2 class="visually-hidden">{t.value.table.seats}</h2>
        <Seats {...props} />
      </section>
      <BoardRegion />
      <div class="table-bar">
        <Tabs
          name="side"
          tabs={[{ id: 'seats', label: t.value.table.standing, icon: 'people' }, ...sideTabs(store, host)]}
          tab={tab === 'board' ? null : tab}
          label={t.value.table.side}
          onTab={(wanted) => onTab(wanted === tab ? 'board' : wanted)}
        />
        <PromptTools store={store} onList={onList} />
      </div>
      {tab !== 'board' && <Drawer {...props} />}
      <div class="table-dock">
        <Prompt {...props} />
        <Mine {...props} />
      </div>
      <Explained thing={props.thing} />
    </>
  )
}

function Drawer({ store, host, tab, onTab, newFrom, rule }: LayoutProps): JSX.Element {
  return (
    <div class="table-drawer panel" role="tabpanel" id="side-panel" aria-labelledby={`side-tab-${tab}`}>
      <button
        type="button"
        class="button quiet icon drawer-close"
        aria-label={t.value.common.close}
        onClick={() => onTab('board')}
      >
        <Icon name="close" />
      </button>
      {isSideTab(tab) ? (
        <SideContent store={store} host={host} tab={tab} newFrom={newFrom} rule={rule} />
      ) : (
        <div class="side-scroll" tabIndex={0}>
          <h2 class="visually-hidden">{t.value.table.standing}</h2>
          <StandingRegion />
        </div>
      )}
    </div>
  )
}
