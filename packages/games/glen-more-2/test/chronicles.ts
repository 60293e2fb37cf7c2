import type { Game } from '@bothy/kernel'
import { glenMore2, type Types } from '../src/index.ts'
import { ALL_OPTIONS } from '../src/setup.ts'

/** The game with all Chronicles that are written on offer, also those that no table can choose yet. */
export const withChronicles: Game<Types> = { ...glenMore2, options: ALL_OPTIONS }
