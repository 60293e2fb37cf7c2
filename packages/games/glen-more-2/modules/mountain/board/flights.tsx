import { DIE, MOUNTAIN, type MountainModuleTypes } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'

const there: readonly Place[] = [`tile:${MOUNTAIN}`]

export const mountainFlights: ChronicleTables<MountainModuleTypes>['flights'] = {
  tollPaid: ({ seat, good, tile }, { fly, purse }) => [
    good === null || tile === null
      ? fly(<Coin value={1} size={34} />, purse(seat), there)
      : fly(<SignIcon sign={good} size={30} />, [`${good}:${seat}`, `tile:${tile}`, `seat:${seat}`], there),
  ],
  mountainGrew: ({ coins }, { fly }) => [fly(<Coin value={`+${coins}`} size={34} />, [`figure:${DIE}`], there)],
  mountainCleared: ({ seat, coins }, { fly, purse }) =>
    coins === 0 ? [] : [fly(<Coin value={`+${coins}`} size={34} />, there, purse(seat))],
  mountainGoodsLost: null,
}
