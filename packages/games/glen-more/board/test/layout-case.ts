import type { Types } from '@bothy/glen-more'
import { type LayoutCase, SEEN_IN_SCORING } from '@bothy/board-kit/testing/layout-case.ts'
import { board } from '../index.ts'
import { mustBeSeen } from './must-be-seen.ts'
import { worstPositions } from './worst-positions.ts'

/** @public Read by the page of the layout suite. */
export const layoutCase: LayoutCase<Types> = { board, worstPositions, mustBeSeen, seenInCutscene: SEEN_IN_SCORING }
