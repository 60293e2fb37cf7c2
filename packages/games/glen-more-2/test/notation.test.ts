import { NotationError } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore2 } from '../src/index.ts'

const { read, write } = glenMore2

test.each([
  'take A6',
  'take END',
  'discard B12',
  'coin',
  'point',
  'sell wood HOME-V1',
  'spend cattle S5',
  'buy barley',
  'give HOME-C4',
  'place -1,0',
  'place 12,-3',
  'effect claim',
  'choose wood cattle',
  'put sheep A12',
  'settle D17',
  'activate S1',
  'activate A14 wood stone barley sheep',
  'activate A14 wood stone barley sheep cattle',
  'activate C13 wood coin',
  'activate B12 coin',
  'activate A8 vp',
  'move HOME-V1 HOME-C1',
  'claim maclachlan',
  'remove C8',
  'keep wood wood sheep',
  'keep wood wood wood stone stone cattle',
  'keep',
  'build A4',
  'decline',
  'end',
  'convene most-sets',
  'vote nay',
  'row',
  'token joker',
])('%s', (text) => {
  expect(write(read(text))).toBe(text)
  expect(read(text)).toBe(read(text)) // made once
})

test.each([
  '',
  'take',
  'take A6 A7',
  'take a6',
  'take A99',
  'place 0',
  'place 01,0',
  'place 0,0,0',
  'place 99,0',
  'sell gold S1',
  'choose',
  'choose cattle wood',
  'activate',
  'activate coin',
  'activate A14 coin wood',
  'effect fly',
  'effect toString',
  'claim stewart',
  'end now',
  'convene',
  'convene most-wool',
  'vote',
  'vote maybe',
  'row 2',
  'token',
  'token gold',
  'vote aye aye',
  'fly',
])('not a notation: %s', (text) => {
  expect(() => read(text)).toThrow(NotationError)
})
