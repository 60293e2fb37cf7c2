import type { PersonId } from '../log/log.ts'

/** By listener and speaker, why the one does not read what the other says. */
export type Unheard = ReadonlyMap<PersonId, ReadonlyMap<PersonId, 'muted' | 'blocked'>>

/** Muted and blocked people. */
export interface MuteList {
  unheard(table: string, listeners: readonly PersonId[], speakers: readonly PersonId[]): Promise<Unheard>
}
