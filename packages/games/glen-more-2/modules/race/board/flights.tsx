import type { RaceModuleTypes } from '@bothy/glen-more-2/data'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { atReward, riverItem } from './presenter.ts'
import { LastSign, RewardToken } from './signs.tsx'

const home = (seat: number): Place => `seat:${seat}`

export const raceFlights: ChronicleTables<RaceModuleTypes>['flights'] = {
  raceBegan: null,
  rowed: null,
  tokensSeen: null,
  tokenTaken: ({ seat, river, token }, { fly }) => [
    fly(
      <RewardToken token={token} size={34} />,
      [atReward(token.reward), riverItem(river), 'hub'],
      [`stock:${seat}`, home(seat)],
    ),
  ],
  tokensLeft: null,
  boatHome: null,
  lastCard: ({ seat }, { fly }) => [fly(<LastSign size={36} />, ['hub', home(seat)], [home(seat)])],
}
