import { disguise, invariants, toy } from '../toy/toy.ts'
import { contract } from './register.ts'

contract(toy, { bound: 80, invariants, disguise, hidden: ['hands', 'pile', 'cairns', 'stack'] })
