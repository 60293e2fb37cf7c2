import type { BeginnerRules } from '@bothy/kernel/strategy'
import type { Types } from '../rules/types.ts'
import { LAST_STACK, tilesLeft } from '../rules/topics/track.ts'

/** A scoring is thought of when its stack has so few tiles left. */
const NEAR = 4

export const beginner: BeginnerRules<Types> = {
  slack: 11,
  temperature: 1,
  isLate(s) {
    let stack = 0
    while (stack < LAST_STACK && tilesLeft(s, stack) === 0) stack++
    return stack > 0 && tilesLeft(s, stack) <= NEAR
  },
}
