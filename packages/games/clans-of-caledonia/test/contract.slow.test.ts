import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

contract(clansOfCaledonia, { ...demands, games: 16, often: 0.3, share: 0.03, seed: 'slow', timeout: 600_000 })
