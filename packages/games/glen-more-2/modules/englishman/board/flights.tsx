import { ENGLISHMAN, type EnglishmanModuleTypes } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import type { Movement } from '@bothy/board-kit/board/motion/flights.ts'
import type { ChronicleTables, FlightTools } from '../../../board/chronicles/part.ts'

type Way = { readonly from: number; readonly to: number }
const goes = ({ from, to }: Way, { travel }: FlightTools): readonly Movement[] => [travel(ENGLISHMAN, from, to)]

export const englishmanFlights: ChronicleTables<EnglishmanModuleTypes>['flights'] = {
  englishmanDiscarded: goes,
  englishmanFinished: goes,
  englishmanWandered: goes,
  englandRowTaken: ({ coins, seat }, { fly, purse }) => [
    fly(<Coin value={`+${coins}`} size={34} />, ['hub'], purse(seat)),
  ],
  englandRowFilled: null,
  englandTokenTaken: null,
  englishmanCame: null,
  englishmanLeft: null,
  englishmanSwapped: null,
}
