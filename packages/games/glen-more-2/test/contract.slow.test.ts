import { contract } from '@bothy/kernel/contract-suite'
import { glenMore2 } from '../src/index.ts'
import { demands } from './demands.ts'

contract(glenMore2, { ...demands, games: 12, often: 0.2, share: 0.02, timeout: 300_000 })
