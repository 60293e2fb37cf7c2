import { arrangements, corrections, disguise, invariants, toy } from '../toy/toy.ts'
import { contract } from './register.ts'
import { IS_WHOLE } from './whole.ts'

contract(toy, {
  bound: 120,
  games: IS_WHOLE ? 500 : 40,
  seed: 'slow',
  arranged: arrangements,
  corrected: corrections,
  invariants,
  disguise,
  hidden: ['hands', 'pile', 'cairns', 'stack'],
  timeout: 300_000,
})
