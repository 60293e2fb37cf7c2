import type { Seat } from '../contract.ts'

export interface Ask<S, F, A, E> {
  actors(state: S, frame: F): readonly Seat[]
  legal(state: S, frame: F, seat: Seat, out: A[]): void
  apply(state: S, frame: F, seat: Seat, action: A, events?: E[]): void
}

export interface Step<S, F, E> {
  run(state: S, frame: F, events?: E[]): void
}

export type Frames<S, F extends { kind: string }, A, E> = {
  readonly [K in F['kind']]: Ask<S, Extract<F, { kind: K }>, A, E> | Step<S, Extract<F, { kind: K }>, E>
}

export interface Runner<S, A, E> {
  /** Runs steps until a seat is asked or nothing is left. Called once after `create`; `apply` calls it itself. */
  settle(state: S, events?: E[]): void
  actors(state: S): readonly Seat[]
  legal(state: S, seat: Seat, out: A[]): void
  apply(state: S, seat: Seat, action: A, events?: E[]): void
}

const MOST_STEPS = 1000
const NOBODY: readonly Seat[] = []
const MOST_SEATS = 8
const ALONE = Array.from({ length: MOST_SEATS }, (_, seat): readonly Seat[] => [seat])

/**
 * `actors` of decisions that the frame's seat makes alone. Shared, so that the runner calls one function there, which the engine inlines (3
 * % of random play).
 */
export const itsSeat = (_state: unknown, frame: { readonly seat: Seat }): readonly Seat[] => ALONE[frame.seat]

/**
 * Plays the pending choices on `state.stack`: the last frame is the one in force, an empty stack is the end.
 *
 * Kinds are compared in the order of the table, so the frequent ones belong first: with the dozen kinds of a game that is
 * faster than a look-up by key (a tenth of random play). `isMet` leaves out kinds that a table never meets, such as those of
 * modules that are not in play.
 */
export function runner<S extends { stack: F[] }, F extends { kind: string }, A, E>(
  frames: Frames<S, F, A, E>,
  isMet: (kind: string) => boolean = () => true,
): Runner<S, A, E> {
  const asked: string[] = []
  const asks: Ask<S, F, A, E>[] = []
  const stepped: string[] = []
  const steps: Step<S, F, E>[] = []
  const handlers: { readonly [kind: string]: Ask<S, F, A, E> | Step<S, F, E> } = frames
  for (const [kind, handler] of Object.entries(handlers)) {
    if (!isMet(kind)) continue
    if ('run' in handler) {
      stepped.push(kind)
      steps.push(handler)
    } else {
      asked.push(kind)
      asks.push(handler)
    }
  }
  // Actors, legal and apply are called one after the other, so the last kind is cached.
  let lastKind: string | null = null
  let lastAsk: Ask<S, F, A, E> | undefined
  function askOf(kind: string): Ask<S, F, A, E> | undefined {
    if (kind !== lastKind) {
      lastKind = kind
      lastAsk = undefined
      for (let i = 0; i < asked.length && lastAsk === undefined; i++) if (asked[i] === kind) lastAsk = asks[i]
    }
    return lastAsk
  }
  function stepOf(kind: string): Step<S, F, E> | undefined {
    for (let i = 0; i < stepped.length; i++) if (stepped[i] === kind) return steps[i]
    return undefined
  }

  function settle(state: S, events?: E[]): void {
    for (let n = 0; n < MOST_STEPS; n++) {
      const frame = state.stack.at(-1)
      if (frame === undefined) return
      const step = stepOf(frame.kind)
      if (step === undefined) return
      step.run(state, frame, events)
    }
    throw new Error(`${MOST_STEPS} steps without a question, last: ${state.stack.at(-1)?.kind}`)
  }

  return {
    settle,
    actors(state) {
      const frame = state.stack.at(-1)
      return frame === undefined ? NOBODY : (askOf(frame.kind)?.actors(state, frame) ?? NOBODY)
    },
    legal(state, seat, out) {
      const frame = state.stack.at(-1)
      if (frame === undefined) return
      const ask = askOf(frame.kind)
      if (ask !== undefined && isAmong(ask.actors(state, frame), seat)) ask.legal(state, frame, seat, out)
    },
    apply(state, seat, action, events) {
      const frame = state.stack.at(-1)
      const ask = frame === undefined ? undefined : askOf(frame.kind)
      if (frame === undefined || ask === undefined) throw new Error('nobody is asked')
      ask.apply(state, frame, seat, action, events)
      if (state.stack.at(-1) !== frame) settle(state, events) // the same frame still on top asks again
    },
  }
}

function isAmong(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true
  return false
}

/** Pushes in reverse, so that frames are met in the order in which they are written. */
export function follow<F>(stack: F[], ...frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i])
}
