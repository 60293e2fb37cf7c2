import { NotationError } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Action, lordsOfScotland } from '../src/index.ts'

const { read, write } = lordsOfScotland

const EXAMPLES: readonly (readonly [string, Action])[] = [
  ['flip 3', { type: 'flip', slot: 2 }],
  ['recruit 5', { type: 'recruit', slot: 4 }],
  ['muster wemyss-6 up', { type: 'muster', card: 43, faceUp: true }],
  ['muster bruce-2 down', { type: 'muster', card: 97, faceUp: false }],
  ['activate', { type: 'activate' }],
  ['refrain', { type: 'refrain' }],
  ['discard b2', { type: 'discard', owner: 1, index: 1 }],
  ['exchange 3', { type: 'exchange', slot: 2 }],
  ['swap e12', { type: 'swap', owner: 4, index: 11 }],
  ['copy a1', { type: 'copy', owner: 0, index: 0 }],
  ['decline', { type: 'decline' }],
  ['claim 2', { type: 'claim', slot: 1 }],
]

test('notation: every kind of action, there and back', () => {
  for (const [text, action] of EXAMPLES) {
    expect(write(action)).toBe(text)
    expect(read(text)).toEqual(action)
  }
})

test('notation: what is not exactly an action is refused', () => {
  const broken = [
    '',
    ' ',
    'pass',
    'flip',
    'flip 0',
    'flip 6',
    'flip 03',
    'flip 3 ',
    ' flip 3',
    'flip  3',
    'flip 3 4',
    'Flip 3',
    'flip x',
    'claim 1.0',
    'muster wemyss-6',
    'muster wemyss-06 up',
    'muster wemyss-13 up',
    'muster bruce-3 up',
    'muster wemyss-6 sideways',
    'muster wemyss-6 up down',
    'activate now',
    'discard',
    'discard f1',
    'discard b0',
    'discard b01',
    'discard b99',
    'discard 2b',
    'copy a1 b1',
    'recruit 3\n',
  ]
  for (const text of broken) expect(() => read(text), text).toThrow(NotationError)
  expect(() => read('flip 9')).toThrow('"flip 9": a slot from 1 to 5 must follow "flip"')
})
