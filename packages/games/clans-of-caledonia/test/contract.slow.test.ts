import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

contract(clansOfCaledonia, { ...demands, games: 12, often: 0.5, share: 0.05, seed: 'slow', timeout: 600_000 })
