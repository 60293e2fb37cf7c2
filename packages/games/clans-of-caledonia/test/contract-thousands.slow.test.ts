import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

// A thousand games for each number of seats: plain options, combinations and arrangements, a third each.
contract(clansOfCaledonia, {
  ...demands,
  games: 1000,
  often: 0.005,
  share: 0.0005,
  seed: 'thousands',
  timeout: 900_000,
})
