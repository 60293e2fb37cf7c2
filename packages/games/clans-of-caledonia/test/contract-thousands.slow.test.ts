import { contract, IS_WHOLE } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../rules/index.ts'
import { demands } from './demands.ts'

contract(clansOfCaledonia, {
  ...demands,
  games: IS_WHOLE ? 250 : 20,
  often: 0.005,
  share: 0.0005,
  seed: 'thousands',
  timeout: 900_000,
})
