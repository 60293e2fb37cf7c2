import type { BeginnerRules } from '@bothy/kernel/strategy'
import { currentStack, OUT, tilesLeft } from '../rules/topics/rondel.ts'
import type { Types } from '../rules/types.ts'

/** A scoring is thought of when its stack has so few tiles left. */
const NEAR = 4

export const beginner: BeginnerRules<Types> = {
  slack: 7,
  temperature: 2,
  isLate(s) {
    const stack = currentStack(s)
    return stack === OUT || tilesLeft(s, stack) <= NEAR
  },
}
