import type { Yield } from '@bothy/glen-more/data'
import { expect, test } from 'vitest'
import { prospectsOf } from '../land/gains.ts'

const nothing: Yield = { tile: 0, trades: false, cube: null, vp: 0, barrels: 0, points: 0 }

test('what a place would give is told by kind, points added up and first; a trade that gives nothing now is left out', () => {
  expect(
    prospectsOf([
      { ...nothing, points: 1 },
      { ...nothing, cube: 'wood' },
      { ...nothing, vp: 3 },
      { ...nothing, points: 1 },
      { ...nothing, cube: 'stone' },
      { ...nothing, vp: 4 },
      { ...nothing, tile: 7, trades: true, vp: 5 },
      { ...nothing, tile: 8, trades: true },
    ]),
  ).toEqual([
    { kind: 'vp', count: 7 },
    { kind: 'trade', tile: 7, vp: 5, barrels: 0 },
    { kind: 'cube', cube: 'wood', count: 1 },
    { kind: 'cube', cube: 'stone', count: 1 },
    { kind: 'step', count: 2 },
  ])
})
