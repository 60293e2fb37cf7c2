import type { Json } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import type { Types } from '../rules/types.ts'
import { encode, inputNames } from './encode.ts'
import { planner } from './look-ahead.ts'
import { prune } from './prune.ts'
import { isQuiet } from './quiet.ts'
import { appraise, TERMS } from './script.ts'

export const lore: Lore<Types> = {
  terms: TERMS,
  appraise,
  prune,
  inputs: inputNames,
  encode,
  quiet: isQuiet,
  practice: (): readonly Json[] => [{}],
  knows: () => true,
  planner,
}
