import type { GameTypes } from '@bothy/kernel'
import type { SampleOf } from '@bothy/board-kit/testing/sample-play.ts'
import { faultsOf } from './layout-checks.ts'
import type { Fault } from './layout-fault.ts'

/** The same position as the last of its game. */
export function ended<T extends GameTypes>(seen: SampleOf<T>, seats: number): SampleOf<T> {
  const scores = Array.from({ length: seats }, (_, seat) => 116 - 20 * seat)
  const result = { scores, ranks: scores.map((_, seat) => seat + 1), tieBreaks: [], verdict: null }
  return Object.create(seen, { result: { value: result } }) as SampleOf<T>
}

/** At the top of the sheet, and at its end, where the buttons still are. */
export function endingFaults(touch: boolean): readonly Fault[] {
  const sheet = document.querySelector('.ending')
  const faults = ['.place', '.chart-legend'].flatMap((last) => {
    sheet?.scrollTo(0, last === '.place' ? 0 : sheet.scrollHeight)
    return faultsOf([last, '.ending-actions > .button'], touch, '.ending')
  })
  sheet?.scrollTo(0, 0)
  return faults
}
