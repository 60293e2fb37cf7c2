import type { Seat } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'
import type { Action, State, Types } from '../types.ts'
import { encode } from './encode.ts'
import { inputNames } from './layout.ts'
import { appraise, TERMS } from './script.ts'

/** What a good player of Lords of Scotland knows. */
export const lore: Lore<Types> = {
  terms: TERMS,
  appraise,
  prune,
  inputs: inputNames,
  encode,
  quiet,
  chapter: (s) => s.skirmish,
}

/** LOS-17, LOS-19: nobody can tell one face-down recruit from another, so the first stands for all of them. */
function prune(s: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  let unknown = 0
  const isFirst = (a: Action): boolean => (a.type !== 'flip' && a.type !== 'recruit') || s.recruitsUp[a.slot] || unknown++ === 0
  return legal.filter(isFirst)
}

/** A turn, with the powers that follow from it, is one decision; a flip and each claim are others. */
function quiet(s: State): boolean {
  const top = s.stack.at(-1)
  return top === undefined || top.kind === 'flip' || top.kind === 'turn' || top.kind === 'claim'
}
