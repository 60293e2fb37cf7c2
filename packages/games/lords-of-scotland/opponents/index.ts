import type { Json, Seat } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import { LINEAGE_TEST_FROM_SEATS } from '../data/clans.ts'
import type { Action, ActivationRule, State, Types } from '../rules/types.ts'
import { encode } from './encode.ts'
import { inputNames } from './layout.ts'
import { appraise, TERMS } from './script.ts'

export const lore: Lore<Types> = {
  terms: TERMS,
  appraise,
  prune,
  inputs: inputNames,
  encode,
  quiet,
  practice,
  knows: () => true, // the inputs hold which cards are in the game and which test counts
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
function quiet(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'flip' || top.kind === 'turn' || top.kind === 'claim'
}

/** Mostly the default table; now and then with the royal cards, or with the test of activation that the seats do not have by default. */
function practice(seats: number): readonly Json[] {
  const activationRule: ActivationRule = seats < LINEAGE_TEST_FROM_SEATS ? 'lowestInLineage' : 'lowestOverall'
  return [...Array.from({ length: DEFAULT_TABLES }, () => ({})), { includeRoyal: true }, { activationRule }]
}
