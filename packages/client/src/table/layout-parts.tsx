import type { JSX } from 'preact'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import { layout } from '../board/layout.ts'
import { useScene } from '../board/scene.tsx'
import type { Host } from '../net/hosts.ts'
import { t } from '../ui/i18n.ts'
import { PromptButtons } from './prompt-buttons.tsx'
import { PromptText } from './prompt-text.tsx'
import { PromptTools } from './prompt-tools.tsx'
import { MineRegion } from './regions.tsx'
import { SeatsPanel } from './seats-panel.tsx'
import type { TableTab } from './side-tabs.ts'
import type { TableStore } from './store.ts'

export type LayoutProps = {
  readonly store: TableStore
  readonly host: Host
  readonly state: StateMessage
  readonly info: TableInfo
  readonly tab: TableTab
  readonly onTab: (tab: TableTab) => void
  readonly rule: string | null
  readonly thing: string | null
  readonly newFrom: number | null
  readonly onList: (anchor: Element) => void
  readonly onEnding: () => void
}

export function Seats({ store, state, info }: LayoutProps): JSX.Element {
  const last = store.model.value.fresh.findLast((entry) => entry.seat !== null)
  const acted = last === undefined || last.seat === null ? null : { seat: last.seat, ply: last.ply }
  return <SeatsPanel seats={info.seats} actors={state.actors} thinking={state.thinking} acted={acted} />
}

/** A spectator has nothing of their own. */
export function Mine({ state }: LayoutProps): JSX.Element | null {
  const { props } = useScene()
  return state.seat === null ? null : <MineRegion table={props} />
}

export function Prompt(props: LayoutProps): JSX.Element {
  const { store, onList } = props
  return (
    <section class="table-prompt" aria-label={t.value.prompt.region}>
      <PromptText store={store} />
      <Over {...props} />
      <PromptButtons store={store} />
      {layout.value === 'wide' && <PromptTools store={store} onList={onList} />}
    </section>
  )
}

export function Over({ state, onEnding }: LayoutProps): JSX.Element | null {
  if (state.result === null) return null
  return (
    <button type="button" class="button primary" onClick={onEnding}>
      {t.value.ending.show}
    </button>
  )
}
