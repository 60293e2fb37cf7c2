import { arrangements, corrections, disguise, invariants, toy } from '../toy/toy.ts'
import { contract } from './register.ts'

contract(toy, {
  bound: 120,
  games: 500,
  seed: 'slow',
  arranged: arrangements,
  corrected: corrections,
  invariants,
  disguise,
  hidden: ['hands', 'pile', 'cairns', 'stack'],
  timeout: 300_000,
})
