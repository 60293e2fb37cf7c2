import { ALONE, type Elsewhere, type OtherProcesses, type Notice, type PersonId } from '@bothy/room'

/** Stands for a table where somebody comes or goes: being connected at all. */
export const ANYWHERE = ''

/** Called in this process when others tell something, or the connection to them was lost. */
export interface Surroundings {
  hear(notice: Notice): void
  /** Somebody asks the person something. */
  asked(person: PersonId): void
  /** Notices may have been lost. */
  doubt(): void
  report(fault: string, error: unknown): void
}
export const NOTHING_AROUND: Surroundings = {
  hear: () => undefined,
  asked: () => undefined,
  doubt: () => undefined,
  report: () => undefined,
}

/** For the server itself; rooms know `OtherProcesses` alone. */
export interface ServerProcesses extends OtherProcesses {
  /** Of these persons, those who are connected through any process. */
  connected(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  /** Of these tables, those whose bots no process plays and at which nobody is. */
  unattended(tables: readonly string[]): Promise<readonly string[]>
  /** How far these tables have come: for notices that were lost. */
  newest(tables: readonly string[]): Promise<readonly Notice[]>
  /** People who follow these tables through other processes, or were there last; a table without such people is left out. */
  whereabouts(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Elsewhere[]>>
  /** Somebody asks the person something, whichever process has their connection. */
  tellAsked(person: PersonId): void
  open(around: Surroundings): Promise<void>
  /** Leaves nothing behind that others would wait for. */
  close(): Promise<void>
}

export const NO_OTHER_PROCESSES: ServerProcesses = {
  ...ALONE,
  connected: () => Promise.resolve(new Set()),
  unattended: (tables) => Promise.resolve(tables),
  newest: () => Promise.resolve([]),
  whereabouts: () => Promise.resolve(new Map()),
  tellAsked: () => undefined,
  open: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
