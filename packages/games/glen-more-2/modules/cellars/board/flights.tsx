import type { Seat } from '@bothy/kernel'
import type { CaskSpace, CellarsModuleTypes } from '@bothy/glen-more-2/data'
import type { Place } from '@bothy/board-kit/board/motion/flights.ts'
import { SignIcon } from '../../../board/art/signs.tsx'
import { at } from '../../../board/presenter.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { atSpaceOf } from './presenter.ts'

const from = (seat: Seat, space: CaskSpace): readonly Place[] => [
  atSpaceOf(seat, space),
  `casks:${seat}`,
  `seat:${seat}`,
]
const cask = <SignIcon sign="cask" size={30} />

export const cellarsFlights: ChronicleTables<CellarsModuleTypes>['flights'] = {
  caskAged: (event, { fly }) => [fly(cask, from(event.seat, event.from), from(event.seat, event.to))],
  caskSold: (event, { fly }) => [fly(cask, from(event.seat, event.space), [at.tile(event.tile), 'hub'])],
  caskTaken: (event, { fly }) => [fly(cask, from(event.seat, event.space), ['hub'])],
  caskStored: null,
  cellarBought: null,
  saleClosed: null,
}
