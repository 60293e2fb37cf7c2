import type { BotLevel, TableInfo } from '@bothy/protocol'
import { call, table } from './api.ts'

export const waitingApi = {
  ready: (id: string, seat: number, ready: boolean) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}/ready`, { ready }),
  begin: (id: string, level: BotLevel | null) => call<TableInfo>('PUT', `${table(id)}/begin`, { level }),
  giveUp: (id: string) => call<null>('DELETE', table(id)),
} as const
