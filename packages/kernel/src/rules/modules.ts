import type { Step } from './frames.ts'
import type { Json } from '../json.ts'

/**
 * Modules inside a game: parts of its rules that combine freely, each in its own folder. Here is the game-independent part of
 * `docs/decisions/0011-modules-inside-a-game.md`: modules in play, and moments on the stack.
 */

/** One bit for each module in play, in the order in which modules are called. */
export function inPlayOf<Id extends string>(order: readonly Id[], isChosen: (id: Id) => boolean): number {
  let bits = 0
  for (const [i, id] of order.entries()) if (isChosen(id)) bits += 2 ** i
  return bits
}

/** One value for each combination of modules, made on first use by the function given to `bind`. */
export interface Combinations<Id extends string, G> {
  of(inPlay: number): G
  /** The base cannot import its modules, which import the base: the list of modules binds them when it is loaded. */
  bind(make: (modules: readonly Id[]) => G): void
}

export function combinations<Id extends string, G>(order: readonly Id[]): Combinations<Id, G> {
  const made: G[] = []
  let make = (_modules: readonly Id[]): G => {
    throw new Error('the modules are not loaded')
  }
  return {
    of: (inPlay) => (made[inPlay] ??= make(order.filter((_, i) => Math.floor(inPlay / 2 ** i) % 2 === 1))),
    bind(by) {
      make = by
      made.length = 0
    },
  }
}

/** The act of one module in a hook. It may change everything and push questions, which are met before the next module's turn. */
export type Act<S, About, E> = (state: S, about: About, events?: E[]) => void

export type ActLists<S, Acts, E> = { readonly [M in keyof Acts]: readonly Act<S, Acts[M], E>[] }

/** A hook that has begun: on the stack, so that a half-finished one is plain data too. */
export type HookFrame<Acts> = {
  readonly kind: 'moment'
  readonly at: keyof Acts & string
  readonly about: Acts[keyof Acts & string]
  readonly next: number
}

type Stacked<Acts> = {
  readonly stack: {
    readonly length: number
    push(frame: HookFrame<Acts>): unknown
    pop(): unknown
    splice(at: number, count: 0, frame: HookFrame<Acts>): unknown
  }
}

export interface Hooks<S, Acts, E> {
  /** Runs a hook; pushes nothing if no module acts in it. The hook that is run last is met first. */
  runHook<M extends keyof Acts & string>(state: S, at: M, about: Acts[M]): void
  readonly step: Step<S, HookFrame<Acts>, E>
}

export function hooks<S extends Stacked<Acts>, Acts extends { readonly [M in keyof Acts]: Json }, E>(
  listsOf: (state: S) => ActLists<S, Acts, E>,
): Hooks<S, Acts, E> {
  /** Acts that push nothing follow at once; the rest of the moment goes below the frames that an act pushes. */
  function act<M extends keyof Acts & string>(state: S, at: M, about: Acts[M], first: number, events?: E[]): void {
    const list = listsOf(state)[at]
    const { stack } = state
    const depth = stack.length
    for (let next = first; next < list.length; next++) {
      list[next](state, about, events)
      if (stack.length === depth) continue
      if (next + 1 < list.length) stack.splice(depth, 0, { kind: 'moment', at, about, next: next + 1 })
      return
    }
  }
  return {
    runHook(state, at, about) {
      if (listsOf(state)[at].length > 0) state.stack.push({ kind: 'moment', at, about, next: 0 })
    },
    step: {
      run(state, { at, about, next }, events) {
        state.stack.pop()
        act(state, at, about, next, events)
      },
    },
  }
}

/** `never`, or the tags that two members share: tables by tag may be spread into one only if there are none. */
export type Clash<Tags extends { readonly [owner: string]: string }> = {
  [Owner in keyof Tags]: Tags[Owner] & Tags[Exclude<keyof Tags, Owner>]
}[keyof Tags]
