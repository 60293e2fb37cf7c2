import { contract } from '@bothy/kernel/contract-suite'
import { glenMore2 } from '../src/index.ts'
import { demands } from './demands.ts'

// A look at one number of seats and the usual options; contract.slow.test.ts asks everything at all of them.
contract(glenMore2, {
  ...demands,
  seats: [4],
  games: 2,
  setups: () => [{}],
  often: 0.05,
  share: 0.005,
  timeout: 300_000,
})
