import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { glenMore2 } from '../rules/index.ts'
import { demands } from './demands.ts'

const EXTENT = IS_WHOLE ? { games: 40 } : { isShort: true, games: 1, often: 0.1, share: 0.02 }

contract(glenMore2, { ...demands, ...EXTENT, seed: 'slow', timeout: 300_000 })
