import type { Json } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { State, Types } from '../rules/types.ts'
import { beginner } from './beginner.ts'
import { encode } from './encode.ts'
import { inputNames } from './layout.ts'
import { prune } from './prune.ts'
import { evaluate, TERMS } from './script.ts'

export const strategy: Strategy<Types> = {
  terms: TERMS,
  beginner,
  evaluate,
  prune,
  inputs: inputNames,
  encode,
  isDecisionComplete,
  trainingSetups,
  effort: () => ({ candidates: 6, plays: 72, depth: 4 }),
  supportsSetup: () => true,
}

const DEFAULT_TABLES = 9

function isDecisionComplete(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'turn'
}

/** Mostly the default table; now and then the other reading of GM-34. */
function trainingSetups(_seats: number): readonly Json[] {
  return [...Array.from({ length: DEFAULT_TABLES }, () => ({})), { clanAdjacency: 'orthogonal' }]
}
