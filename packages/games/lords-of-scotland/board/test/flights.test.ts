import type { Event, View } from '@bothy/lords-of-scotland'
import { expect, test } from 'vitest'
import { flights } from '../scenes/flights.tsx'

const movements = (event: Event) => flights([event], { view: {} as View, me: 0, language: 'en' })
const recruited = {
  type: 'recruited',
  seat: 1,
  slot: 2,
  card: null,
  faceUp: false,
  refill: null,
  empty: false,
} as const
const mustered = { type: 'mustered', seat: 1, piece: 31, card: null, faceUp: false, extra: false } as const

test('a recruit flies to the hand of its seat, and to no other place if it is mine: it moves there by itself', () => {
  expect(movements(recruited)).toMatchObject([{ kind: 'fly', from: ['recruit:2'], to: ['hand:1', 'seat:1'] }])
  expect(movements({ ...recruited, card: 12 })).toMatchObject([{ from: ['card:12', 'recruit:2'] }])
  expect(movements({ ...recruited, seat: 0 })).toEqual([])
})

test('a card of another seat comes out of its hand, told by its piece where it is hidden', () => {
  expect(movements(mustered)).toMatchObject([{ kind: 'enter', item: 'piece:31', from: ['hand:1', 'seat:1'] }])
  expect(movements({ ...mustered, card: 12, faceUp: true })).toMatchObject([{ item: 'card:12' }])
  expect(movements({ ...mustered, seat: 0 })).toEqual([])
})

test('a claim brings its points to the seat', () => {
  const claimed = { type: 'claimed', seat: 0, slot: 1, card: 12, points: 9, total: 21 } as const
  expect(movements(claimed)).toMatchObject([
    { kind: 'fly', to: ['points:0', 'seat:0'], sign: { props: { value: '+9' } } },
  ])
})
