import type { JSX } from 'preact'
import { layout } from '../board/layout.ts'
import { type LayoutProps, Mine, Prompt, Seats } from './layout-parts.tsx'
import { MiddleLayout } from './middle-layout.tsx'
import { PhoneLayout } from './phone-layout.tsx'
import { FullTable, StandingRegion } from './regions.tsx'
import { SideContent } from './side-panel.tsx'
import { isSideTab, sideTabs } from './side-tabs.ts'

/** The same parts in three arrangements. */
export function TableLayout(props: LayoutProps): JSX.Element {
  switch (layout.value) {
    case 'wide':
      return <WideLayout {...props} />
    case 'middle':
      return <MiddleLayout {...props} />
    case 'phone':
      return <PhoneLayout {...props} />
  }
}

function WideLayout(props: LayoutProps): JSX.Element {
  const { store, host, tab, onTab, newFrom, rule, thing } = props
  const side = isSideTab(tab) ? tab : 'log'
  return (
    <FullTable
      seats={
        <>
          <Seats {...props} />
          <StandingRegion />
        </>
      }
      tabs={{ name: 'side', all: sideTabs(store, host), tab: side, onTab }}
      side={<SideContent store={store} host={host} tab={side} newFrom={newFrom} rule={rule} />}
      thing={thing}
      dock={
        <>
          <Mine {...props} />
          <Prompt {...props} />
        </>
      }
    />
  )
}
