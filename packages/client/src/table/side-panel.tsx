import type { JSX } from 'preact'
import type { Host } from '../net/hosts.ts'
import { RulesText } from '../rules/rules-text.tsx'
import { t } from '../ui/i18n.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { paths } from '../ui/router.ts'
import { ChatPanel } from './chat-panel.tsx'
import { InfoPanel } from './info-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { useScene } from '../board/scene.tsx'
import type { TableStore } from './store.ts'

export const SIDE_TABS = ['log', 'chat', 'rules', 'table'] as const
export type SideTab = (typeof SIDE_TABS)[number]

export const TAB_ICONS = { log: 'log', chat: 'chat', rules: 'book', table: 'info' } as const satisfies Record<
  SideTab,
  IconName
>

/** A tab list by the pattern of the platform: arrow keys move, one tab stop. */
export function Tabs<V extends string>({
  tabs,
  tab,
  label,
  onTab,
  name,
  hasPanel = true,
}: {
  readonly tabs: readonly { readonly id: V; readonly label: string; readonly icon: IconName; readonly badge?: string }[]
  readonly tab: V | null
  readonly label: string
  readonly onTab: (tab: V) => void
  readonly name: string
  /** False while what the tab shows is no panel of its own. */
  readonly hasPanel?: boolean
}): JSX.Element {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ id }) => id === tab)
    if (step === 0 || at < 0) return
    event.preventDefault()
    const next = tabs[(at + step + tabs.length) % tabs.length]
    onTab(next.id)
    document.getElementById(`${name}-tab-${next.id}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words, icon, badge }, i) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-selected={id === tab}
          {...(id === tab && hasPanel ? { 'aria-controls': `${name}-panel` } : {})}
          tabIndex={id === tab || (tab === null && i === 0) ? 0 : -1}
          onClick={() => onTab(id)}
        >
          <Icon name={icon} size={18} />
          <span>{words}</span>
          {badge !== undefined && (
            <span class="tab-badge">
              <span aria-hidden="true">{badge}</span>
              <span class="visually-hidden">{t.value.table.unread(Number(badge))}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** What stands beside the board, one thing at a time. */
export function SideContent(props: SideProps): JSX.Element {
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
}

function Content({ store, host, tab, newFrom, rule }: SideProps): JSX.Element {
  const { client, openRule } = useScene()
  switch (tab) {
    case 'log':
      return <LogPanel log={store.model.value.log} newFrom={newFrom} />
    case 'chat':
      return host.kind === 'device' ? <p class="side-empty soft">{t.value.chat.local}</p> : <ChatPanel store={store} />
    case 'rules':
      return (
        <div class="side-scroll" tabIndex={0}>
          <p class="small">
            <a href={paths.rules(client.id)} target="_blank" rel="noreferrer">
              {t.value.rules.full}
            </a>
          </p>
          <RulesText game={client.id} rule={rule} level={3} onRule={openRule} />
        </div>
      )
    case 'table':
      return (
        <div class="side-scroll" tabIndex={0}>
          <InfoPanel store={store} host={host} />
        </div>
      )
  }
}
