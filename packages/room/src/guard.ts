import type { Entry, Json } from '@bothy/kernel'

export type EngineTask = 'command' | 'load' | 'show' | 'bot'

/** The plies of a gesture as submitted: by a person, who may choose something else, or by a bot, which would choose the same again. */
export type Wanted = { readonly seat: number; readonly actions: readonly unknown[]; readonly by: 'person' | 'bot' }

export type Fault = {
  readonly kind: 'threw' | 'looped'
  readonly task: EngineTask
  readonly wanted: Wanted | null
  readonly error: unknown
}

/** Enough to reproduce a fault: the log of the match up to it, and the command. Holds the seed, so it is not for people. */
export type FaultReport = Fault & {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly setup: Json
  readonly seed: string | null
  readonly revision: number | null
  readonly entries: readonly Entry<Json>[]
}

export interface Guard {
  /** The version of the program: a newer one tries again what an older one could not do. */
  readonly program: string
  /** Before a call of a game, which lasts until `leave`. Of nested calls the outermost counts. */
  enter(table: string, task: EngineTask, wanted: Wanted | null): void
  leave(): void
  report(report: FaultReport): void
}

export const UNGUARDED: Guard = { program: '', enter: () => undefined, leave: () => undefined, report: () => undefined }

export class GameFault extends Error {
  override readonly name = 'GameFault'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(`the game failed (${fault.task})`, { cause: fault.error })
    this.fault = fault
  }
}

export function guarded<V>(
  guard: Guard,
  {
    table,
    task,
    wanted = null,
  }: { readonly table: string; readonly task: EngineTask; readonly wanted?: Wanted | null },
  call: () => V,
): V {
  guard.enter(table, task, wanted)
  try {
    return call()
  } catch (error) {
    throw error instanceof GameFault ? error : new GameFault({ kind: 'threw', task, wanted, error })
  } finally {
    guard.leave()
  }
}
