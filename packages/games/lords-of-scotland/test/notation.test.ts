import { notation } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { lordsOfScotland } from '../rules/index.ts'

notation(lordsOfScotland, {
  examples: {
    flip: [['flip 3', { type: 'flip', slot: 2 }]],
    recruit: [['recruit 5', { type: 'recruit', slot: 4 }]],
    muster: [
      ['muster wemyss-6 up', { type: 'muster', card: 43, faceUp: true }],
      ['muster bruce-2 down', { type: 'muster', card: 97, faceUp: false }],
    ],
    activate: [['activate', { type: 'activate' }]],
    refrain: [['refrain', { type: 'refrain' }]],
    discard: [['discard b2', { type: 'discard', owner: 1, index: 1 }]],
    exchange: [['exchange 3', { type: 'exchange', slot: 2 }]],
    swap: [['swap e12', { type: 'swap', owner: 4, index: 11 }]],
    copy: [['copy a1', { type: 'copy', owner: 0, index: 0 }]],
    decline: [['decline', { type: 'decline' }]],
    claim: [['claim 2', { type: 'claim', slot: 1 }]],
  },
  broken: [
    'flip',
    'flip 0',
    'flip 6',
    'flip 03',
    'flip  3',
    'flip 3 4',
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
  ],
})

test('notation: a refusal says what must follow', () => {
  expect(() => lordsOfScotland.read('flip 9')).toThrow('"flip 9": a slot from 1 to 5 must follow "flip"')
})
