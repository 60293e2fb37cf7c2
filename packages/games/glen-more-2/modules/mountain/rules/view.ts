import { positionOf } from '../../rules/rondel.ts'
import { NOBODY } from '../../rules/territory.ts'
import type { State } from '../../types.ts'
import { byGood } from '../../view-offers.ts'
import { MOUNTAIN } from './data.ts'
import { mountainOf, seatOn, spaceOf } from './rules.ts'
import type { MountainNouns } from './types.ts'

export function view(s: State): MountainNouns['view'] {
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
