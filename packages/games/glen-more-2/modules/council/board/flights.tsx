import type { Seat } from '@bothy/kernel'
import type { CouncilModuleTypes } from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { atGlen } from './presenter.ts'
import { VoteToken } from './signs.tsx'

const home = (seat: Seat): Place => `seat:${seat}`

export const councilFlights: ChronicleTables<CouncilModuleTypes>['flights'] = {
  glenDealt: null,
  councilCalled: null,
  voted: null,
  votesShown: ({ votes, card }, { fly }) =>
    votes.map((vote, seat) => fly(<VoteToken vote={vote} size={34} />, [home(seat)], [atGlen(card)])),
  glenScored: ({ wins, card }, { fly }) =>
    wins.flatMap((vp, seat) =>
      vp === 0
        ? []
        : [fly(<Points value={`+${vp}`} size={40} />, [atGlen(card), 'hub'], [`points:${seat}`, home(seat)])],
    ),
}
