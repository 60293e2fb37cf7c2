import { hashOfInputs } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { glenMore2 as game } from '../../rules/index.ts'

test('nets read the positions of a game as when they were trained', () => {
  expect([2, 3, 4].map((seats) => hashOfInputs(game, strategy, seats))).toEqual(INPUTS)
})

const INPUTS = [
  { inputs: 987, read: 40, hash: '66d2b515841f31fb' },
  { inputs: 1288, read: 72, hash: '5958a77579ec4e26' },
  { inputs: 1589, read: 132, hash: 'f6f9ab047d2d9d3f' },
]
