import type { GangsterName } from '../../../../data/index.ts'
import type { Player, Table, Chapter } from '../../types.ts'

/** Shared by gangsters: their bosses, and the tokens that are left (GM2-C8-4). */
export type Gang = {
  readonly t: Table
  readonly bossOf: (name: GangsterName) => Player | null
  /** Also of a copy of the player. */
  readonly isBoss: (name: GangsterName, player: Player) => boolean
  /** Places of tokens, from 0. */
  readonly tokensOf: (name: GangsterName) => readonly number[]
  readonly spend: (name: GangsterName, token: number) => void
  readonly coinsOn: (name: GangsterName, token: number) => number
}

/** A gangster joins in the course as a Chronicle does. */
export const joining = (part: Partial<Chapter>): Chapter => ({
  sources: [],
  read: () => ({}),
  seen: () => ({}),
  ...part,
})

/** Questions after the move, between which one may do something else. */
export const isBetween = (kind: string): boolean => ['activate', 'grant', 'borrow'].includes(kind)
/** The same before the move. */
export const isOpen = (kind: string): boolean => kind === 'turn' || kind === 'send' || isBetween(kind)

/** A place of a player's territory; the gangster there keeps it when it is overbuilt. */
export type Spot = { readonly of: Player; readonly x: number; readonly y: number }
