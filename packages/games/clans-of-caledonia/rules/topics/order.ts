import { contentOf } from '../content.ts'
import type { State } from '../types.ts'

/** COC-47, COC-77: money for the next seat to pass; 0 once all have. */
export function passMoney(s: State): number {
  return s.passed.length === s.seats ? 0 : contentOf(s).passMoneyFor(s.seats)[s.passed.length]
}
