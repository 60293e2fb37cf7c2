import type { Coach } from '@bothy/kernel/coach'
import type { Types } from '../../rules/types.ts'
import { choosing, holding, targets } from './cards.ts'
import { beginning, opening, urgent } from './skirmish.ts'

/** A round of the coach is a skirmish: five turns and the claims. */
export const coach: Coach<Types> = {
  remarks: [...beginning, ...urgent, ...targets, ...opening, ...choosing, ...holding],
  turn: ({ view }) => `${view.skirmish} ${view.pending?.kind === 'claim' ? 'claim' : view.round}`,
  round: ({ view }) => `skirmish ${view.skirmish}`,
}
