import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

// A look at one number of seats; contract.slow.test.ts asks everything at every ply of more games at all of them.
contract(clansOfCaledonia, { ...demands, seats: [2], games: 6, often: 0.02, share: 0.003, timeout: 300_000 })
