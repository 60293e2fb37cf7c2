import { positionOf } from '../../../rules/topics/rondel.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { State } from '../../../rules/types.ts'
import { byGood } from '../../../rules/view-offers.ts'
import { MOUNTAIN } from '../data/index.ts'
import { mountainOf, seatOn, spaceOf } from './queries.ts'
import type { MountainModuleTypes } from './types.ts'

export function view(s: State): MountainModuleTypes['view'] {
  const { coins, goods } = mountainOf(s)
  const position = positionOf(s, MOUNTAIN)
  const seat = seatOn(s)
  return {
    space: spaceOf(s),
    position: position < s.front ? position : null,
    coins,
    goods: byGood((good) => goods[good]),
    seat: seat === NOBODY ? null : seat,
  }
}
