import type { PersonId } from '../log/log.ts'

/** By listener and speaker: why the listener does not read the speaker. */
export type Unheard = ReadonlyMap<PersonId, ReadonlyMap<PersonId, 'muted' | 'blocked'>>

/** Blocked people everywhere, muted people at one table. */
export interface MuteList {
  unheard(table: string, listeners: readonly PersonId[], speakers: readonly PersonId[]): Promise<Unheard>
}
