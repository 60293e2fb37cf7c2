import type { Seat } from '@bothy/kernel'
import type { HaggisModuleTypes } from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import { StoneDie } from '../../../board/art/pieces.tsx'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { atPool, servingOf } from './presenter.ts'
import { HaggisToken } from './signs.tsx'

const home = (seat: Seat): Place => `seat:${seat}`
const servingAt = (seat: Seat): readonly Place[] => [servingOf(seat), home(seat)]
const POOL: readonly Place[] = [atPool(null), 'hub']

export const haggisFlights: ChronicleTables<HaggisModuleTypes>['flights'] = {
  haggisDealt: null,
  haggisTurnedUp: null,
  haggisTaken: ({ seat, value }, { fly }) => [
    fly(<HaggisToken value={value} size={36} />, [atPool(value), ...POOL], servingAt(seat)),
  ],
  haggisDrawn: ({ seat, value }, { fly }) => [fly(<HaggisToken value={value} size={36} />, POOL, servingAt(seat))],
  haggisPutBack: ({ seat, value }, { fly }) => [fly(<HaggisToken value={value} size={36} />, servingAt(seat), POOL)],
  haggisRolled: ({ up, roll }, { fly }) =>
    up.map((seat) => fly(<StoneDie rolled={roll} size={36} />, ['hub'], servingAt(seat))),
  haggisScored: ({ vp }, { fly }) =>
    vp.flatMap((points, seat) =>
      points === 0
        ? []
        : [fly(<Points value={`+${points}`} size={40} />, servingAt(seat), [`points:${seat}`, home(seat)])],
    ),
}
