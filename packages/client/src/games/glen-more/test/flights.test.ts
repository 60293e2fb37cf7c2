import type { Event, View } from '@bothy/glen-more/data'
import { expect, test } from 'vitest'
import { flights } from '../flights.tsx'

const view = { track: Array.from({ length: 14 }, () => null) } as unknown as View
const movements = (...events: readonly Event[]) => flights(events, { view, me: 0, language: 'en' })

test('a figure goes over the spaces between, also round the end of the track', () => {
  const over = (from: number, to: number): unknown => {
    const [first] = movements({
      type: 'moved',
      seat: 2,
      from,
      to,
      tile: 7,
    })
    return first.kind === 'travel' ? [first.thing, ...first.over] : first
  }
  expect(over(3, 6)).toEqual(['figure:2', 'space:4', 'space:5'])
  expect(over(12, 1)).toEqual(['figure:2', 'space:13', 'space:0'])
  expect(over(3, 4)).toEqual(['figure:2'])
})

test('points fly from their tile to the points of the seat', () => {
  const tile = 7
  const [first, ...others] = movements({ type: 'vpGained', seat: 1, tile, vp: 5, total: 9 })
  expect(first).toMatchObject({ kind: 'fly', to: ['points:1', 'seat:1'], sign: { props: { value: '+5' } } })
  expect(first.kind === 'fly' && first.from[0]).toBe('tile:7')
  expect(others).toEqual([])
})

test('cubes of a type fly together', () => {
  const tile = 7
  const put = movements({ type: 'cubesPut', seat: 1, tile, goods: ['wood', 'stone', 'wood'] })
  expect(put.map((it) => it.kind === 'fly' && it.sign)).toMatchObject([
    { props: { count: 2 } },
    { props: { count: 1 } },
  ])
})
