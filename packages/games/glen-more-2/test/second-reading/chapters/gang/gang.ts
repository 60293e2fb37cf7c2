import type { GangsterName } from '../../../../data/index.ts'
import type { Player, Table, Chapter } from '../../types.ts'

export type Gang = {
  readonly t: Table
  readonly bossOf: (name: GangsterName) => Player | null
  readonly isBoss: (name: GangsterName, player: Player) => boolean
  readonly tokensOf: (name: GangsterName) => readonly number[]
  readonly spend: (name: GangsterName, token: number) => void
  readonly coinsOn: (name: GangsterName, token: number) => number
}

export const joining = (part: Partial<Chapter>): Chapter => ({
  sources: [],
  read: () => ({}),
  seen: () => ({}),
  ...part,
})

export const isBetween = (kind: string): boolean => ['activate', 'grant', 'borrow'].includes(kind)
export const isOpen = (kind: string): boolean => kind === 'turn' || kind === 'send' || isBetween(kind)

/** A place of a player's territory; the gangster there keeps it when it is overbuilt. */
export type Spot = { readonly of: Player; readonly x: number; readonly y: number }
