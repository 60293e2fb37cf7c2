import type { Seat, Secret } from '../../index.ts'

/** TOY-4: after each of the first rounds all vote in secret whether the most luck is worth points at the end. */
export type CouncilModuleTypes = {
  /** `shown`: the votes of the last council, which stay in the view once told. */
  state: { held: number; accepted: number; shown: readonly Vote[]; votes: Secret<(Vote | null)[]> }
  view: {
    readonly held: number
    readonly accepted: number
    readonly shown: readonly Vote[]
    readonly mine: Vote | null
  }
  frame: { readonly kind: 'vote'; readonly left: readonly Seat[] }
  action: { readonly type: 'vote'; readonly vote: Vote }
  event:
    | { readonly type: 'voted'; readonly seat: Seat; readonly vote: Vote | null }
    | { readonly type: 'votesShown'; readonly votes: readonly Vote[]; readonly accepted: boolean }
  reason: never
}
export const VOTES = ['aye', 'nay'] as const
export type Vote = (typeof VOTES)[number]

/** TOY-5: a raven has a turn of its own after each round; where it sits, no stone goes face down, and at the end it costs points. */
export type RavenModuleTypes = {
  state: { on: Seat }
  view: { readonly on: Seat }
  frame: { readonly kind: 'raven'; readonly seat: Seat }
  action: { readonly type: 'fly'; readonly to: Seat }
  event: { readonly type: 'flew'; readonly seat: Seat; readonly to: Seat }
  reason: { readonly why: 'raven' }
}

export type ModuleTypes = { council: CouncilModuleTypes; raven: RavenModuleTypes }
export type ModuleId = keyof ModuleTypes
export type Any<N extends keyof ModuleTypes[ModuleId]> = ModuleTypes[ModuleId][N]

export const ORDER = ['raven', 'council'] as const satisfies readonly ModuleId[]

export type Acts = {
  roundEnded: { readonly last: Seat }
  stonesCounted: null
}
