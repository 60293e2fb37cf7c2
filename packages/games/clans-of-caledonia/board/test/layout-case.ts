import type { Types } from '@bothy/clans-of-caledonia'
import type { LayoutCase } from '@bothy/board-kit/testing/layout-case.ts'
import { board } from '../index.ts'
import { mustBeSeen, seenInCutscene } from './must-be-seen.ts'
import { worstPositions } from './worst-positions.ts'

/** @public Read by the page of the layout suite. */
export const layoutCase: LayoutCase<Types> = {
  board,
  seats: [1, 2, 3, 4],
  worstPositions,
  mustBeSeen,
  seenInCutscene,
}
