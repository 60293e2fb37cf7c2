import type { Types } from '@bothy/glen-more'
import type { LayoutCase } from '../../../test/layout-case.ts'
import { glenMoreClient as client } from '../index.ts'
import { mustBeSeen, seenInShow } from './must-be-seen.ts'
import { worstPositions } from './worst-positions.ts'

/** @public Read by the page of the layout suite. */
export const layoutCase: LayoutCase<Types> = { client, worstPositions, mustBeSeen, seenInShow }
