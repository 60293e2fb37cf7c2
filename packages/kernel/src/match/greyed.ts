import type { Blocked, Game, GameTypes, Seat } from '../contract.ts'
import { sameJson } from '../json.ts'

/** Takes one candidate; `why` is called only if its answer is wanted, and its `null` means that the action is legal. */
export type Grey<T extends GameTypes> = (action: T['action'], why: () => T['reason'] | null) => void

/**
 * `blocked` and `whyNot` from one walk over all candidates. A refusal compares candidates and asks for one reason, where the whole list
 * would ask for hundreds.
 */
export function greyed<T extends GameTypes>(
  eachCandidate: (state: T['state'], seat: Seat, grey: Grey<T>) => void,
): Pick<Game<T>, 'blocked' | 'whyNot'> {
  return {
    blocked(state, seat) {
      const out: Blocked<T>[] = []
      eachCandidate(state, seat, (action, why) => {
        const reason = why()
        if (reason !== null) out.push({ action, reason })
      })
      return out
    },
    whyNot(state, seat, action) {
      let found: T['reason'] | null = null
      eachCandidate(state, seat, (candidate, why) => {
        if (found === null && sameJson(candidate, action)) found = why()
      })
      return found
    },
  }
}
