import { ALONE, type Elsewhere, type OtherProcesses, type Notice, type PersonId } from '@bothy/room'

export const ANYWHERE = ''

export interface Surroundings {
  hear(notice: Notice): void
  asked(person: PersonId): void
  doubt(): void
  report(fault: string, error: unknown): void
}
export const NOTHING_AROUND: Surroundings = {
  hear: () => undefined,
  asked: () => undefined,
  doubt: () => undefined,
  report: () => undefined,
}

export interface ServerProcesses extends OtherProcesses {
  connected(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  unattended(tables: readonly string[]): Promise<readonly string[]>
  newest(tables: readonly string[]): Promise<readonly Notice[]>
  whereabouts(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Elsewhere[]>>
  tellAsked(person: PersonId): void
  open(around: Surroundings): Promise<void>
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
