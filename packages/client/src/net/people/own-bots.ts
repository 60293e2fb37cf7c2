import type { MadeOwnBot, OwnBot, TableInfo } from '@bothy/protocol'
import { call, table } from '../api.ts'

export const ownBotsApi = {
  list: () => call<readonly OwnBot[]>('GET', '/bots'),
  make: (name: string) => call<MadeOwnBot>('POST', '/bots', { name }),
  revoke: (bot: string) => call<null>('DELETE', `/bots/${encodeURIComponent(bot)}`),
  seat: (id: string, seat: number, bot: string) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}/own-bot`, { bot }),
} as const
