import { expect, test } from 'vitest'
import { prospectsOf } from '../gains.ts'

test('what a cell would activate is told by kind, points added up and first', () => {
  expect(
    prospectsOf([
      { kind: 'step' },
      { kind: 'good', good: 'wood' },
      { kind: 'vp', vp: 3 },
      { kind: 'nothing' },
      { kind: 'step' },
      { kind: 'good', good: 'stone' },
      { kind: 'vp', vp: 4 },
    ]),
  ).toEqual([
    { prospect: { kind: 'vp', vp: 7 }, count: 1 },
    { prospect: { kind: 'good', good: 'wood' }, count: 1 },
    { prospect: { kind: 'good', good: 'stone' }, count: 1 },
    { prospect: { kind: 'step' }, count: 2 },
  ])
})
