import type { TomeModuleTypes } from '@bothy/glen-more-2/data'
import { SignIcon } from '../../../board/art/signs.tsx'
import { at } from '../../../board/presenter.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { BetterTable } from './signs.tsx'

export const tomeFlights: ChronicleTables<TomeModuleTypes>['flights'] = {
  cardTurned: ({ seat, card }, { fly }) => [
    fly(<SignIcon sign="event" size={34} />, [at.card(card), `seat:${seat}`], [`landmarks:${seat}`, `seat:${seat}`]),
  ],
  tableReplaced: ({ seat, category }, { fly }) => [
    fly(<BetterTable category={category} size={30} />, [`seat:${seat}`], [`${category}:${seat}`, `seat:${seat}`]),
  ],
  tileBorrowed: ({ seat, owner, tile }, { fly }) => [
    fly(<SignIcon sign="activate" size={34} />, [at.tile(tile), `seat:${owner}`], [`seat:${seat}`]),
  ],
}
