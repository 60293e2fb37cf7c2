import type { Types } from '@bothy/glen-more-2'
import { type LayoutCase, SEEN_IN_SCORING } from '@bothy/board-kit/testing/layout-case.ts'
import { loadAllChronicles } from '../chronicles/load.ts'
import { board } from '../index.ts'
import { mustBeSeen } from './must-be-seen.ts'
import { worstPositions } from './worst-positions.ts'

await loadAllChronicles()

/** @public Read by the page of the layout suite. */
export const layoutCase: LayoutCase<Types> = {
  board,
  seats: [2, 3, 4],
  worstPositions,
  mustBeSeen,
  seenInCutscene: SEEN_IN_SCORING,
}
