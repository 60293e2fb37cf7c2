import type { Coach } from '@bothy/kernel/coach'
import type { Types } from '../../rules/types.ts'
import { ending, paying, placing, taking } from './choosing.ts'
import { beginning, seeing } from './turn.ts'

/** The gap moves ahead with every turn, and never by a whole round of the track. A round lasts until the next scoring. */
export const coach: Coach<Types> = {
  remarks: [...beginning, ...taking, ...ending, ...placing, ...paying, ...seeing],
  turn: ({ view }) => `gap ${view.gap}`,
  round: ({ view }) => `scoring ${view.scorings}`,
}
