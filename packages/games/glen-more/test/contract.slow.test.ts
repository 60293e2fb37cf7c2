import { contract } from '@bothy/kernel/contract-suite'
import { glenMore } from '../src/index.ts'
import { demands } from './demands.ts'

contract(glenMore, { ...demands, games: 40, seed: 'slow', timeout: 300_000 })
