import type { Seat } from '@bothy/kernel'
import { homeCastle } from '../data/tiles.ts'
import { fieldPower } from '../rules/topics/powers.ts'
import { measureWays, steps } from '../rules/topics/walk.ts'
import type { Action, State } from '../rules/types.ts'
import { outlook } from './front.ts'
import { itemWorth, type Scale, SCOTSMEN } from './scale.ts'

/** VP that a step must bring, so that no Scotsman walks to and fro. */
const STEP = 0.3
/** Weight of a step on a way home that is longer than the points allow. */
const LATER = 0.35
/** Scotsmen in the territory that are useful while the game is long. */
const NEEDED = 2
const NEEDS = 1

/**
 * GM2-84: the step that brings most, on the way home or to better places; nothing if none is worth it. Needs the front and the worth of the
 * tiles. No step is taken back, since each brings more than `STEP`.
 */
export function walks(s: State, seat: Seat, scale: Scale, legal: readonly Action[]): readonly Action[] {
  if (s.points === 0) return []
  const castle = homeCastle(seat)
  measureWays(s, seat)
  const price = STEP + (fieldPower(s, seat, 'unusedMovementVp')?.vpEach ?? 0)
  const atHome = scale.item[SCOTSMEN] - (scale.land <= NEEDED ? NEEDS * scale.future : 0)
  const now = outlook(s, scale)
  let found: Action | null = null
  let most = 0
  for (const a of legal) {
    if (a.type !== 'move') continue
    s.scotsmen[a.from]--
    s.scotsmen[a.to]++
    let gain = outlook(s, scale) - now
    if (a.from === castle) gain -= itemWorth(s, seat, 'scotsmen') * scale.scorings // as it is once he has left
    s.scotsmen[a.from]++
    s.scotsmen[a.to]--
    if (a.to === castle) gain += atHome
    else if (steps[a.to] < steps[a.from] && gain >= -STEP) gain += shareOf(s, steps[a.from]) * atHome
    if (gain - price <= most) continue
    most = gain - price
    found = a
  }
  return found === null ? [] : [found]
}

const shareOf = (s: State, way: number): number => (way <= s.points ? 1 : LATER) / way
