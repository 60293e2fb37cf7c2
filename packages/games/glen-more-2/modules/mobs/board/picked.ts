import type { Seat } from '@bothy/kernel'
import { LAIRD, type TileId, WANDER } from '@bothy/glen-more-2/data'
import { at } from '../../../board/presenter.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { ChronicleSlots } from '../../../board/chronicles/part.ts'
import { atTerritory, isAsked, pickedGangster } from './presenter.ts'
import { mobsIn } from './words.ts'

export const givenTile = ({ view, choice }: BoardContext, seat: Seat): TileId | null =>
  choice.picked[0] === atTerritory(seat) ? (view.chronicles.mobs?.asked?.tile ?? null) : null

export const mobsPicking: NonNullable<ChronicleSlots['picking']> = (first, words, view) => {
  const gangster = pickedGangster([first])
  if (gangster === null || isAsked(view, 'mob')) return null
  return mobsIn(words).picking(gangster, view.chronicles.mobs?.lurking.some((it) => it.gangster === gangster) === true)
}

export const mobsProposed: NonNullable<ChronicleSlots['previewed']> = (target, { view, choice }, words) => {
  const gangster = pickedGangster(choice.picked)
  const id = Number(target.split(':')[1])
  if (gangster === WANDER && target === at.field(id)) return mobsIn(words).chargeButton(words.placeName(id))
  if (gangster === LAIRD && target === at.tile(id) && view.line.some(({ tile }) => tile === id))
    return mobsIn(words).reserveButton(words.theTile(id))
  return null
}
