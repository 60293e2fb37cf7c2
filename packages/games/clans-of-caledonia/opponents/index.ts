import type { Json } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { Types } from '../rules/types.ts'
import { beginner } from './beginner.ts'
import { encode, inputNames } from './encode.ts'
import { planner } from './planner.ts'
import { playouts } from './playouts.ts'
import { prune } from './prune.ts'
import { isDecisionComplete } from './decision-complete.ts'
import { evaluate, TERMS } from './script.ts'

export const strategy: Strategy<Types> = {
  terms: TERMS,
  beginner,
  easyTemperature: 1.1,
  evaluate,
  prune,
  inputs: inputNames,
  encode,
  isDecisionComplete,
  trainingSetups: (): readonly Json[] => [{}],
  supportsSetup: () => true,
  planner,
  playouts,
}
