import { hashOfInputs } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { glenMore as game } from '../../rules/index.ts'

test('nets read the positions of a game as when they were trained', () => {
  expect([2, 3, 4, 5].map((seats) => hashOfInputs(game, strategy, seats))).toEqual(INPUTS)
})

const INPUTS = [
  { inputs: 629, read: 28, hash: '19f6d56c8b20d7ef' },
  { inputs: 830, read: 69, hash: 'fe2095e318a260f1' },
  { inputs: 1031, read: 100, hash: '409e46f2f6e7405c' },
  { inputs: 1232, read: 160, hash: '88b507751b9919af' },
]
