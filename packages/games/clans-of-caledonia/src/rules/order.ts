import { contentOf } from '../content.ts'
import type { State } from '../types.ts'

/** COC-47, COC-77: what the next to pass receives; nothing once all have. */
export function passMoney(s: State): number {
  const { exportBoard, solo } = contentOf(s)
  if (s.passed.length === s.seats) return 0
  return s.seats === 1 ? solo.passMoney : exportBoard.passMoney[s.passed.length]
}
