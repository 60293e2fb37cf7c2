import type { Json } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import type { State, Types } from '../rules/types.ts'
import { beginner } from './beginner.ts'
import { isTurnOfChronicle } from './chronicles.ts'
import { A_WORTH, encode } from './encode.ts'
import { inputNames, scriptInputs } from './layout.ts'
import { prune } from './prune.ts'
import { evaluate, TERMS } from './script.ts'

/** A lead of this many VP by the script makes a seat e times as likely to win. */
const A_STEP = 8

export const strategy: Strategy<Types> = {
  terms: TERMS,
  beginner,
  evaluate,
  prune,
  inputs: inputNames,
  encode,
  isDecisionComplete,
  trainingSetups,
  effort: () => ({ candidates: 6, plays: 64, depth: 5 }),
  supportsSetup: () => true, // options change little of what a tile is worth
  judgement: { inputs: scriptInputs, step: A_STEP / A_WORTH },
}

const DEFAULT_TABLES = 8

function isDecisionComplete(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'turn' || isTurnOfChronicle(s)
}

/** Mostly the default table; now and then the other reading of a rule (GM2-D2, GM2-D3), and the die where it is an option. */
function trainingSetups(seats: number): readonly Json[] {
  const others: readonly Json[] = [{ scotsmanFrom: 'home' }, seats === 2 ? { tie: 'fewest' } : { die: true }]
  return [...Array.from({ length: DEFAULT_TABLES }, () => ({})), ...others]
}
