import type { BeginnerRules } from '@bothy/kernel/strategy'
import { VICTORY_THRESHOLD } from '../data/clans.ts'
import type { Types } from '../rules/types.ts'

/** Points that one skirmish may well bring: from here on the end of the game is thought of. */
const NEAR = 12

export const beginner: BeginnerRules<Types> = {
  slack: 5,
  temperature: 4,
  isLate: (s) => Math.max(...s.points) >= VICTORY_THRESHOLD - NEAR,
}
