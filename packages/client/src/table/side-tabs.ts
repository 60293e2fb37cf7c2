import type { Host } from '../net/hosts.ts'
import { t } from '../ui/i18n.ts'
import type { IconName } from '../ui/icons.tsx'
import type { Tab } from '../ui/tabs.tsx'
import type { TableStore } from './store.ts'

const SIDE_TABS = ['log', 'chat', 'rules', 'table'] as const
export type SideTab = (typeof SIDE_TABS)[number]
/** Where there is no room beside the board, the board and the seats are tabs too. */
export type TableTab = SideTab | 'board' | 'seats'

const ICONS = { log: 'log', chat: 'chat', rules: 'book', table: 'info' } as const satisfies Record<SideTab, IconName>

export const isSideTab = (tab: TableTab): tab is SideTab => tab !== 'board' && tab !== 'seats'

export function sideTabs(store: TableStore, host: Host): readonly Tab<SideTab>[] {
  const { unread } = store.model.value
  return SIDE_TABS.filter((id) => id !== 'chat' || host.kind === 'server').map((id) => ({
    id,
    label: t.value.table.tabs[id],
    icon: ICONS[id],
    ...(id === 'chat' && unread > 0 ? { badge: String(unread) } : {}),
  }))
}
