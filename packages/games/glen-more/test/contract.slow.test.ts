import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { glenMore } from '../rules/index.ts'
import { demands } from './demands.ts'

const EXTENT = IS_WHOLE ? { games: 40 } : { isShort: true, games: 1, often: 0.25, share: 0.05 }

contract(glenMore, { ...demands, ...EXTENT, seed: 'slow', timeout: 300_000 })
