import type { JSX } from 'preact'
import { t } from '../words/i18n.ts'
import { Icon, type IconName } from './icons.tsx'

export type Tab<V extends string> = {
  readonly id: V
  readonly label: string
  readonly icon: IconName
  readonly badge?: string
}

/** A tab list by the pattern of the platform: arrow keys move, one tab stop. */
export function Tabs<V extends string>({
  tabs,
  tab,
  label,
  onTab,
  name,
  hasPanel = true,
}: {
  readonly tabs: readonly Tab<V>[]
  readonly tab: V | null
  readonly label: string
  readonly onTab: (tab: V) => void
  readonly name: string
  /** False while the content of the tab is no panel of its own. */
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
          <TabBadge badge={badge} />
        </button>
      ))}
    </div>
  )
}

export function TabBadge({ badge }: { readonly badge: string | undefined }): JSX.Element | null {
  if (badge === undefined) return null
  return (
    <span class="tab-badge">
      <span aria-hidden="true">{badge}</span>
      <span class="visually-hidden">{t.value.table.unread(Number(badge))}</span>
    </span>
  )
}
