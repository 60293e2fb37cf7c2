import type { FrameKind, State } from '../rules/types.ts'

const UNDER_WAY: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'site',
  'shift',
  'trade',
  'obtainMore',
  'fulfilMore',
  'slaughter',
  'bonus',
  'placed',
  'exchange',
  'swap',
])

/** A whole turn is one decision; so is a question after something new has come to light. */
export function isDecisionComplete(s: State): boolean {
  const top = s.stack.at(-1)
  if (top === undefined) return true
  return top.kind === 'after' ? s.passed.includes(top.seat) : !UNDER_WAY.has(top.kind)
}
