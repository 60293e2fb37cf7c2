import { contract } from '@bothy/kernel/contract-suite'
import { clansOfCaledonia } from '../src/index.ts'
import { demands } from './demands.ts'

// A look at one number of seats and the usual options; contract.slow.test.ts asks everything at all of them.
contract(clansOfCaledonia, {
  ...demands,
  seats: [2],
  games: 2,
  setups: () => [{}],
  often: 0.02,
  share: 0.003,
  timeout: 300_000,
})
