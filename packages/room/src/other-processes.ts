import type { PersonId } from './log/log.ts'

/** News of a table: its log has `at` entries, its chat a line with the number `at`, or people came or went. */
export type Notice = { readonly table: string; readonly of: 'log' | 'chat' | 'people'; readonly at: number }

export type Elsewhere = { readonly person: PersonId; readonly isHere: boolean; readonly seen: number }

/**
 * The other processes that serve the same store. They are told only that something has changed, and read it from the store. No call fails
 * for the caller: a process that cannot be told finds out by looking.
 */
export interface OtherProcesses {
  tell(notice: Notice): void
  /** The person's first connection of this process to the table came, or the last one went. */
  came(table: string, person: PersonId): void
  went(table: string, person: PersonId): void
  others(table: string): Promise<readonly Elsewhere[]>
  /** True if this process now plays the bots of the table, and no other does. */
  lease(table: string): Promise<boolean>
  release(table: string): void
}

const NOBODY: readonly Elsewhere[] = []

export const ALONE: OtherProcesses = {
  tell: () => undefined,
  came: () => undefined,
  went: () => undefined,
  others: () => Promise.resolve(NOBODY),
  lease: () => Promise.resolve(true),
  release: () => undefined,
}
