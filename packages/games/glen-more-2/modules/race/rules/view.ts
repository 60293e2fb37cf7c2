import type { Seat } from '@bothy/kernel'
import type { State } from '../../../rules/types.ts'
import { contentOf } from '../../../rules/content.ts'
import { CASTLE_X, type Prize, RING } from '../data/index.ts'
import { shownOn } from './frames.ts'
import { hasLooked, isRacing, leftEnd, nextSpace, raceOf, rightEnd, riverOf, stepsLeft, tokensOn } from './queries.ts'
import type { BoatShown, RaceModuleTypes } from './types.ts'

export const spacesToGo = (s: State, seat: Seat): number =>
  !raceOf(s).begun || isRacing(s, seat) ? stepsLeft(s, seat) : 0

function ahead(s: State, seat: Seat): BoatShown['ahead'] {
  if (!isRacing(s, seat)) return null
  const { river, x } = nextSpace(s, seat)
  if (x !== CASTLE_X) return 'water'
  if (river === riverOf(s, seat)) return 'home'
  return tokensOn(s, river).length > 0 ? 'castle' : 'water'
}

function prize(s: State): Prize | null {
  const place = raceOf(s).home.length
  return place < s.seats - 1 ? contentOf(s).race.prizes[place] : null
}

export function view(s: State, viewer: Seat | null): RaceModuleTypes['view'] {
  const mine = raceOf(s)
  return {
    begun: mine.begun,
    prize: prize(s),
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
      ahead: ahead(s, seat),
      place: mine.home.includes(seat) ? mine.home.indexOf(seat) + 1 : null,
      last: mine.last.includes(seat),
      tokens: mine.taken[seat].slice(),
    })),
  }
}
