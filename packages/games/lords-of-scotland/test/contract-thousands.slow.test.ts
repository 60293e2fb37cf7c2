import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { lordsOfScotland } from '../rules/index.ts'
import { demands } from './demands.ts'

contract(lordsOfScotland, {
  ...demands,
  games: IS_WHOLE ? 1000 : 24,
  often: 0.05,
  share: 0.002,
  seed: 'thousands',
  timeout: 600_000,
})
