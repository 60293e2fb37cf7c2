import { contract } from '@bothy/kernel/contract-suite'
import { glenMore2 } from '../src/index.ts'
import { demands } from './demands.ts'

// A look at one number of seats; contract.slow.test.ts asks everything at every ply of more games at all of them.
contract(glenMore2, { ...demands, seats: [4], games: 4, often: 0.1, share: 0.01, timeout: 300_000 })
