import type { Entry, Json } from '@bothy/kernel'

/** Reason for a call of the game: to carry out a command, to play a stored log, to show a position, or to offer choices to a bot. */
export type EngineTask = 'command' | 'load' | 'show' | 'bot'

/** The plies of a gesture, as they were submitted; by a person, who may choose something else, or by a bot, which would choose the same again. */
export type Wanted = { readonly seat: number; readonly actions: readonly unknown[]; readonly by: 'person' | 'bot' }

/** How a call of a game ended that did not end well. */
export type Fault = {
  readonly kind: 'threw' | 'looped'
  readonly task: EngineTask
  readonly wanted: Wanted | null
  readonly error: unknown
}

/** All that brings a fault about again: the log of the match up to it, and what was wanted then. Holds the seed, so it is not for people. */
export type FaultReport = Fault & {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly setup: Json
  /** Null before the start. */
  readonly seed: string | null
  readonly revision: number | null
  readonly entries: readonly Entry<Json>[]
}

/** Keeps an eye on games: a room says when it calls one, and what came of it. */
export interface Guard {
  /** The version of the program. What one version could not do the next one tries again. */
  readonly program: string
  /** A game is about to be called; the call lasts until `leave`. Of calls inside of calls the outermost counts. */
  enter(table: string, task: EngineTask, wanted: Wanted | null): void
  leave(): void
  report(report: FaultReport): void
}

/** Nobody looks. */
export const UNGUARDED: Guard = { program: '', enter: () => undefined, leave: () => undefined, report: () => undefined }

/** A game has failed. */
export class GameFault extends Error {
  override readonly name = 'GameFault'
  readonly fault: Fault

  constructor(fault: Fault) {
    super(`the game failed (${fault.task})`, { cause: fault.error })
    this.fault = fault
  }
}

/** Calls a game. Whatever it throws comes out as a `GameFault`. */
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
