import type { AnyGame } from '@bothy/room'
import type { Identity } from './identity.ts'
import type { Presence } from './presence.ts'
import type { Quotas } from './quotas.ts'
import type { Rooms } from './rooms.ts'
import type { Store } from './store/store.ts'

export type Limits = {
  /** Largest frame and request body, in bytes. Imported records may be larger. */
  readonly payload: number
  readonly record: number
  /** Messages of one socket, by second. All sockets of one address share ten times as much. */
  readonly socket: Allowance
  /** Sockets of one address at once. */
  readonly sockets: number
  /** Connections of one address at once, without a proxy in front. */
  readonly connections: number
  /** A request that has not arrived after so many milliseconds is given up. */
  readonly requestMs: number
  /** Requests of one address, by minute; files and pages of the client apart. */
  readonly rest: number
  readonly pages: number
  /** Tables made and records brought in, by person and by address: so many at once, then by second. */
  readonly making: { readonly person: Allowance; readonly address: Allowance }
  /** Tables of one person, and from one address, at which bots are at work at the same time. */
  readonly botTables: { readonly person: number; readonly address: number }
}

export type Allowance = { readonly rate: number; readonly burst: number }

export const LIMITS: Limits = {
  payload: 64 * 1024,
  record: 1024 * 1024,
  socket: { rate: 40, burst: 120 },
  sockets: 100,
  connections: 300,
  requestMs: 30_000,
  rest: 600,
  pages: 12_000,
  making: { person: { rate: 1 / 15, burst: 20 }, address: { rate: 1 / 3, burst: 100 } },
  botTables: { person: 10, address: 30 },
}

/** What the parts of one running server share. */
export interface Services {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly store: Store
  readonly rooms: Rooms
  readonly identity: Identity
  readonly presence: Presence
  readonly limits: Limits
  readonly quotas: Quotas
  /** Other sites whose pages may connect, as `https://host`. */
  readonly origins: readonly string[]
  /** Where the host keeps corrections of games' data. */
  readonly correctionsDir: string
  readonly version: string
  report(fault: string, error: unknown): void
}
