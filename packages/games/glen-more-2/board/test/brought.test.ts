import type { View } from '@bothy/glen-more-2/data'
import { expect, test } from 'vitest'
import { haggis } from '../../modules/haggis/board/index.ts'
import { mountain } from '../../modules/mountain/board/index.ts'
import { race } from '../../modules/race/board/index.ts'
import { bringPart, playedOf } from '../chronicles/brought.ts'

test('GM2-X10 Chronicles stand in their order, whichever part of them was fetched first', () => {
  bringPart('haggis', haggis)
  bringPart('mountain', mountain)
  bringPart('race', race)
  const view = { chronicles: { haggis: {}, race: {}, mountain: {} } } as unknown as View
  expect(playedOf(view).map(([id]) => id)).toEqual(['race', 'mountain', 'haggis'])
})
