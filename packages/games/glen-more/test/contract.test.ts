import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../rules/index.ts'
import { demands } from './demands.ts'

// One number of seats and the usual options; contract.slow.test.ts covers the rest.
contract(glenMore, { ...demands, seats: [5], games: 2, setups: () => [{}], often: 0.2, share: 0.02 })
