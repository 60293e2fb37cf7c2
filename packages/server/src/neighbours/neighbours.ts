import { ALONE, type Elsewhere, type Neighbours, type Notice, type PersonId } from '@bothy/room'

/** Stands for a table where somebody comes or goes: being connected at all. */
export const ANYWHERE = ''

/** What the other processes, or the way to them, bring about in this one. */
export interface Surroundings {
  hear(notice: Notice): void
  /** Somebody asks the person something. */
  asked(person: PersonId): void
  /** Everything may have changed unheard. */
  doubt(): void
  report(fault: string, error: unknown): void
}
export const NOTHING_AROUND: Surroundings = {
  hear: () => undefined,
  asked: () => undefined,
  doubt: () => undefined,
  report: () => undefined,
}

/** What a server asks of the other processes besides what its rooms do. */
export interface ServerNeighbours extends Neighbours {
  /** Of these persons, those who are connected through any process. */
  connected(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  /** Of these tables, those whose bots no process plays and at which nobody is. */
  unattended(tables: readonly string[]): Promise<readonly string[]>
  /** How far these tables have come: for notices that were lost. */
  newest(tables: readonly string[]): Promise<readonly Notice[]>
  /** Who follows these tables through other processes, and who was there last; nothing of a table without such people. */
  whereabouts(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Elsewhere[]>>
  /** Somebody asks the person something, whichever process has their connection. */
  tellAsked(person: PersonId): void
  /** Begins to hear of others. */
  open(around: Surroundings): Promise<void>
  /** Leaves nothing behind that others would wait for. */
  close(): Promise<void>
}

export const NO_NEIGHBOURS: ServerNeighbours = {
  ...ALONE,
  connected: () => Promise.resolve(new Set()),
  unattended: (tables) => Promise.resolve(tables),
  newest: () => Promise.resolve([]),
  whereabouts: () => Promise.resolve(new Map()),
  tellAsked: () => undefined,
  open: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
