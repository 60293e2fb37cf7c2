import type { Json, Seat } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { LINEAGE_TEST_FROM_SEATS } from '../data/clans.ts'
import type { Action, ActivationRule, State, Types } from '../rules/types.ts'
import { encode } from './encode.ts'
import { inputNames } from './layout.ts'
import { evaluate, TERMS } from './script.ts'

export const strategy: Strategy<Types> = {
  terms: TERMS,
  evaluate,
  prune,
  inputs: inputNames,
  encode,
  isDecisionComplete,
  trainingSetups,
  supportsSetup: () => true, // the inputs hold which cards are in the game and which test counts
}

const DEFAULT_TABLES = 8

/** LOS-17, LOS-19: nobody can tell one face-down recruit from another, so the first stands for all of them. */
function prune(s: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  let unknown = 0
  const isFirst = (a: Action): boolean =>
    (a.type !== 'flip' && a.type !== 'recruit') || s.recruitsUp[a.slot] || unknown++ === 0
  return legal.filter(isFirst)
}

/** A turn, with the powers that follow from it, is one decision; a flip and each claim are others. */
function isDecisionComplete(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'flip' || top.kind === 'turn' || top.kind === 'claim'
}

/** Mostly the default table; now and then with the royal cards, or with the test of activation that the seats do not have by default. */
function trainingSetups(seats: number): readonly Json[] {
  const activationRule: ActivationRule = seats < LINEAGE_TEST_FROM_SEATS ? 'lowestInLineage' : 'lowestOverall'
  return [...Array.from({ length: DEFAULT_TABLES }, () => ({})), { includeRoyal: true }, { activationRule }]
}
