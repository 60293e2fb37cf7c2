import type { BotLevel, Company, Lobby, Search, Wish } from '@bothy/protocol'
import { call } from './api.ts'

export const lobbyApi = {
  look: () => call<Lobby>('GET', '/lobby'),
  seek: (wish: Wish, known: Company | null) => call<Search>('PUT', '/seeking', { wish, known }),
  withBots: (level: BotLevel) => call<Search>('PUT', '/seeking/bots', { level }),
  leave: () => call<Search>('DELETE', '/seeking'),
} as const
