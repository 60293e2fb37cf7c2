import { arrangements, disguise, invariants, toy } from '../toy/toy.ts'
import { contract } from './register.ts'

contract(toy, {
  bound: 80,
  games: 500,
  seed: 'slow',
  arranged: arrangements,
  invariants,
  disguise,
  hidden: ['hands', 'pile', 'cairns', 'stack'],
  timeout: 300_000,
})
