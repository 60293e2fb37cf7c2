import type { Seat } from '@bothy/kernel'
import type { State } from '../../types.ts'
import { RING } from './data.ts'
import { shownOn } from './frames.ts'
import { hasLooked, isRacing, leftEnd, raceOf, rightEnd, stepsLeft, tokensOn } from './rules.ts'
import type { RaceNouns } from './types.ts'

/** Spaces to go; the whole way while the race has not begun. */
export const spacesToGo = (s: State, seat: Seat): number =>
  !raceOf(s).begun || isRacing(s, seat) ? stepsLeft(s, seat) : 0

export function view(s: State, viewer: Seat | null): RaceNouns['view'] {
  const mine = raceOf(s)
  return {
    begun: mine.begun,
    rivers: RING[s.seats].map((seat, river) => ({
      seat,
      left: leftEnd(s, river),
      right: rightEnd(s, river),
      tokens: tokensOn(s, river).length,
      known: viewer !== null && hasLooked(s, viewer, river) ? shownOn(s, river) : null,
      looked: s.coins.flatMap((_, other) => (hasLooked(s, other, river) ? [other] : [])),
    })),
    boats: s.coins.map((_, seat) => ({
      river: mine.river[seat],
      x: mine.x[seat],
      left: spacesToGo(s, seat),
      place: mine.home.includes(seat) ? mine.home.indexOf(seat) + 1 : null,
      last: mine.last.includes(seat),
      tokens: mine.taken[seat].slice(),
    })),
  }
}
