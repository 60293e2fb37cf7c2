import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../rules/index.ts'
import { demands } from './demands.ts'

contract(glenMore, { ...demands, seats: [5], games: 2, setups: () => [{}], often: 0.2, share: 0.02 })
