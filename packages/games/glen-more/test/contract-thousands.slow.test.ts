import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../src/index.ts'
import { demands } from './demands.ts'

// A thousand games for each number of seats: plain options, combinations and arrangements, a third each.
contract(glenMore, { ...demands, games: 1000, often: 0.03, share: 0.002, seed: 'thousands', timeout: 600_000 })
