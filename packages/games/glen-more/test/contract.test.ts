import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../src/index.ts'
import { demands } from './demands.ts'

contract(glenMore, { ...demands, games: 9, share: 0.02 })
