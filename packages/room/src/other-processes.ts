import type { PersonId } from './log/log.ts'

/** Something about a table is newer than before: its log has `at` entries, its chat a line with the number `at`, or people came or went. */
export type Notice = { readonly table: string; readonly of: 'log' | 'chat' | 'people'; readonly at: number }

/** A person who follows a table through another process, or did. */
export type Elsewhere = { readonly person: PersonId; readonly isHere: boolean; readonly seen: number }

/**
 * The other processes that serve the same store. What they are told is only that something has changed; it is read from the
 * store then. Nothing of this may fail for the caller: who cannot be told now finds out by looking.
 */
export interface OtherProcesses {
  tell(notice: Notice): void
  /** The person has the first connection of this process to the table, or had the last one. */
  came(table: string, person: PersonId): void
  went(table: string, person: PersonId): void
  /** People who follow the table through other processes, and those who were there last. */
  others(table: string): Promise<readonly Elsewhere[]>
  /** This process plays the bots of the table, and no other does: from now on, if nobody else has it. */
  lease(table: string): Promise<boolean>
  release(table: string): void
}

const NOBODY: readonly Elsewhere[] = []

/** A process that shares its store with nobody. */
export const ALONE: OtherProcesses = {
  tell: () => undefined,
  came: () => undefined,
  went: () => undefined,
  others: () => Promise.resolve(NOBODY),
  lease: () => Promise.resolve(true),
  release: () => undefined,
}
