import type { Good } from '@bothy/glen-more/data'
import { describe, expect, test } from 'vitest'
import { canAdd, chosen, missing, touched } from '@bothy/board-kit/board/choice/named-subsets.ts'
import type { Question } from '../market/payment.ts'

const question = (...sets: readonly (readonly Good[])[]): Question => ({
  tile: 0,
  receives: false,
  options: sets.map((goods) => ({ goods, bought: [], coins: 0, way: null })),
})

describe('cubes of a payment', () => {
  const fair = question(
    ['wood', 'stone', 'grain'],
    ['wood', 'stone'],
    ['wood', 'grain'],
    ['stone', 'grain'],
    ['wood'],
    ['stone'],
    ['grain'],
  )

  test('a touch puts one in, a second takes it out', () => {
    expect(touched(fair, ['wood'], 'stone')).toEqual(['wood', 'stone'])
    expect(touched(fair, ['wood', 'stone'], 'stone')).toEqual(['wood'])
    expect(touched(fair, [], 'cattle')).toEqual([])
  })

  test('where there is room for several of a type each touch adds one, then all go', () => {
    const butcher = question(['sheep'], ['sheep', 'sheep'])
    expect(touched(butcher, ['sheep'], 'sheep')).toEqual(['sheep', 'sheep'])
    expect(touched(butcher, ['sheep', 'sheep'], 'sheep')).toEqual([])
  })

  test('where no more fit, the first one gives way', () => {
    const oich = question(['wood', 'wood'], ['wood', 'stone'], ['stone', 'grain'], ['wood', 'grain'])
    expect(touched(oich, ['wood', 'stone'], 'grain')).toEqual(['stone', 'grain'])
  })

  test('only a whole set can be paid; what is missing is counted', () => {
    const grocer = question(['wood', 'wood', 'stone'], ['wood', 'stone', 'stone'])
    expect([chosen(grocer, ['stone', 'wood', 'wood'])?.goods, chosen(grocer, ['wood'])]).toEqual([
      ['wood', 'wood', 'stone'],
      undefined,
    ])
    expect([missing(grocer, []), missing(grocer, ['wood', 'stone'])]).toEqual([3, 1])
    expect([canAdd(grocer, ['wood', 'stone'], 'wood'), canAdd(grocer, ['wood', 'wood'], 'wood')]).toEqual([true, false])
  })
})
