import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

// A look; contract.slow.test.ts asks everything at every ply of more games.
contract(clansOfCaledonia, { ...demands, games: 18, often: 0.02, share: 0.003, timeout: 300_000 })
