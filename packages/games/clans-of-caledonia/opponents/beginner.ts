import type { BeginnerRules } from '@bothy/kernel/strategy'
import { ROUNDS } from '../data/limits.ts'
import type { Types } from '../rules/types.ts'

export const beginner: BeginnerRules<Types> = {
  slack: 9,
  temperature: 2.5,
  isLate: (s) => s.round >= ROUNDS,
}
