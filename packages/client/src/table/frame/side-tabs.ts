import type { Host } from '../../net/hosts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { Tab } from '@bothy/board-kit/ui/controls/tabs.tsx'
import type { TableStore } from '../store/store.ts'

const SIDE_TABS = ['log', 'chat', 'rules', 'table'] as const
export type SideTab = (typeof SIDE_TABS)[number]

const ICONS = { log: 'log', chat: 'chat', rules: 'book', table: 'info' } as const satisfies Record<SideTab, IconName>

export function sideTabs(store: TableStore, host: Host): readonly Tab<SideTab>[] {
  const { unread } = store.tableState.value
  return SIDE_TABS.filter((id) => id !== 'chat' || host.kind === 'server').map((id) => ({
    id,
    label: t.value.table.tabs[id],
    icon: ICONS[id],
    ...(id === 'chat' && unread > 0 ? { badge: String(unread) } : {}),
  }))
}
