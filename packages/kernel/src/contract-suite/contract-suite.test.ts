import { arrangements, corrections, disguise, invariants, toy } from '../toy/toy.ts'
import { contract } from './register.ts'

// A look at one number of seats; contract-suite.slow.test.ts plays all of them.
contract(toy, {
  bound: 120,
  seats: [3],
  games: 1,
  arranged: arrangements,
  corrected: corrections,
  invariants,
  disguise,
  hidden: ['hands', 'pile', 'cairns', 'stack'],
})
