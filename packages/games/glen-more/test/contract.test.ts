import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../src/index.ts'
import { demands } from './demands.ts'

// A look; contract.slow.test.ts asks everything at every ply of more games.
contract(glenMore, { ...demands, games: 9, often: 0.3, share: 0.02 })
