import { contract } from '@bothy/kernel/contract-suite'
import { lordsOfScotland } from '../src/index.ts'
import { demands } from './demands.ts'

contract(lordsOfScotland, { ...demands, games: 9, share: 0.06 })
