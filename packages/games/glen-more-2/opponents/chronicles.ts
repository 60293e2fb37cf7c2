import type { Seat } from '@bothy/kernel'
import { type ChronicleName, ORDER } from '../modules/module-types.ts'
import { STRATEGIES } from '../modules/written/opponents.ts'
import type { Way } from '../rules/topics/ways.ts'
import type { Action, State } from '../rules/types.ts'
import type { ChronicleStrategy } from './chronicle-strategy.ts'

const KNOWN: { readonly [name in ChronicleName]: ChronicleStrategy } = STRATEGIES

function* inPlay(s: State): Generator<ChronicleStrategy> {
  for (let bit = 0; s.inPlay >> bit !== 0; bit++) {
    if (((s.inPlay >> bit) & 1) === 1) yield KNOWN[ORDER[bit]]
  }
}

export function chronicleWorth(s: State, seat: Seat): number {
  if (s.inPlay === 0) return 0
  let sum = 0
  for (const strategy of inPlay(s)) sum += strategy.worth(s, seat)
  return sum
}

export function activationOfChronicle(s: State, seat: Seat, way: Way): number {
  if (s.inPlay === 0) return 0
  let sum = 0
  for (const strategy of inPlay(s)) sum += strategy.activation?.(s, seat, way) ?? 0
  return sum
}

export function pruneOfChronicle(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] | null {
  if (s.inPlay === 0) return null
  for (const strategy of inPlay(s)) {
    const left = strategy.prune(s, seat, legal)
    if (left !== null) return left
  }
  return null
}

export function pointOfChronicles(s: State, seat: Seat): number {
  if (s.inPlay === 0) return 0
  let most = 0
  for (const strategy of inPlay(s)) most = Math.max(most, strategy.point?.(s, seat) ?? 0)
  return most
}

export function asidesOfChronicles(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (s.inPlay === 0) return []
  const out: Action[] = []
  for (const strategy of inPlay(s)) out.push(...(strategy.freeActions?.(s, seat, legal) ?? []))
  return out
}

export function isTurnOfChronicle(s: State): boolean {
  if (s.inPlay === 0) return false
  const kind = s.stack.at(-1)?.kind
  for (const { turns } of inPlay(s)) if (turns.some((known) => known === kind)) return true
  return false
}
