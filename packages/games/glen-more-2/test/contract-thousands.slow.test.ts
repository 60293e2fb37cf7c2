import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { glenMore2 } from '../rules/index.ts'
import { demands } from './demands.ts'

contract(glenMore2, {
  ...demands,
  games: IS_WHOLE ? 1000 : 24,
  often: 0.03,
  share: 0.002,
  seed: 'thousands',
  timeout: 600_000,
})
