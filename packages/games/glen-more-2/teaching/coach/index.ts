import type { Coach } from '@bothy/kernel/coach'
import type { Types } from '../../rules/types.ts'
import { acting, taking } from './choosing.ts'
import { beginning, seeing } from './turn.ts'

/** The front moves on with every turn while there are tiles to draw; then the last turns count as one. A round lasts until a scoring. */
export const coach: Coach<Types> = {
  remarks: [...beginning, ...taking, ...acting, ...seeing],
  turn: ({ view }) => `front ${view.front}`,
  round: ({ view }) => `scoring ${view.scorings}`,
}
