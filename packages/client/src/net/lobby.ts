import type { BotLevel, Company, Lobby, Search, Wish } from '@bothy/protocol'
import { call } from './api.ts'

/** Open tables, and the search for people to play with. */
export const lobbyApi = {
  look: () => call<Lobby>('GET', '/lobby'),
  /** Is answered when there is something else to tell than `known`. */
  seek: (wish: Wish, known: Company | null) => call<Search>('PUT', '/seeking', { wish, known }),
  withBots: (level: BotLevel) => call<Search>('PUT', '/seeking/bots', { level }),
  leave: () => call<Search>('DELETE', '/seeking'),
} as const
