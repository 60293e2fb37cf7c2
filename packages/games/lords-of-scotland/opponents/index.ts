import type { Json, Seat } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { LINEAGE_TEST_FROM_SEATS } from '../data/clans.ts'
import type { Action, ActivationRule, State, Types } from '../rules/types.ts'
import { beginner } from './beginner.ts'
import { encode } from './encode.ts'
import { inputNames } from './layout.ts'
import { evaluate, TERMS } from './script.ts'

export const strategy: Strategy<Types> = {
  terms: TERMS,
  beginner,
  easyTemperature: 1,
  evaluate,
  prune,
  inputs: inputNames,
  encode,
  isDecisionComplete,
  trainingSetups,
  // Depth brings more than plays: what a skirmish is worth shows at its end.
  effort: (seats) => ({ candidates: 6, plays: 128, depth: seats === 2 ? 10 : 8 }),
  supportsSetup: () => true,
}

const DEFAULT_TABLES = 8

/** LOS-17, LOS-19: face-down recruits are indistinguishable, so the first stands for all. */
function prune(s: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  let unknown = 0
  const isFirst = (a: Action): boolean =>
    (a.type !== 'flip' && a.type !== 'recruit') || s.recruitsUp[a.slot] || unknown++ === 0
  return legal.filter(isFirst)
}

/** A turn with its powers is one decision; a flip and each claim are separate ones. */
function isDecisionComplete(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'flip' || top.kind === 'turn' || top.kind === 'claim'
}

function trainingSetups(seats: number): readonly Json[] {
  const activationRule: ActivationRule = seats < LINEAGE_TEST_FROM_SEATS ? 'lowestInLineage' : 'lowestOverall'
  return [...Array.from({ length: DEFAULT_TABLES }, () => ({})), { includeRoyal: true }, { activationRule }]
}
