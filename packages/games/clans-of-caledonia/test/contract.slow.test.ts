import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../rules/index.ts'
import { demands } from './demands.ts'

const EXTENT = IS_WHOLE
  ? { games: 16, often: 0.3, share: 0.03 }
  : { isShort: true, games: 1, often: 0.03, share: 0.005 }

contract(clansOfCaledonia, { ...demands, ...EXTENT, seed: 'slow', timeout: 600_000 })
