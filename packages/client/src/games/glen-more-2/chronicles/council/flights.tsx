import type { Seat } from '@bothy/kernel'
import type { Event } from '@bothy/glen-more-2/data'
import type { ComponentChild } from 'preact'
import { Points } from '../../../../art/index.ts'
import type { Movement, Place } from '../../../../board/flights.ts'
import { atGlen } from './presenter.ts'
import { VoteToken } from './signs.tsx'

type CouncilEvent = Extract<Event, { readonly type: 'voted' | 'votesShown' | 'glenScored' }>
type Fly = (sign: ComponentChild, from: readonly Place[], to: readonly Place[]) => Movement

const home = (seat: Seat): Place => `seat:${seat}`

/** When all have voted the tokens go to their card, face up; at the end the VP come from there. */
export function councilFlights(event: CouncilEvent, fly: Fly): readonly Movement[] {
  if (event.type === 'voted') return []
  if (event.type === 'votesShown')
    return event.votes.map((vote, seat) => fly(<VoteToken vote={vote} size={34} />, [home(seat)], [atGlen(event.card)]))
  return event.wins.flatMap((vp, seat) =>
    vp === 0
      ? []
      : [fly(<Points value={`+${vp}`} size={40} />, [atGlen(event.card), 'hub'], [`points:${seat}`, home(seat)])],
  )
}
