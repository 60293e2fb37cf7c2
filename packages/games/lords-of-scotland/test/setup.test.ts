import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { lordsOfScotland, type View } from '../rules/index.ts'
import { play } from './play.ts'

const open = (seats: number, raw: Json = {}, seed = 'seed'): View => {
  const setup = lordsOfScotland.setup(raw, seats)
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem))
  return lordsOfScotland.view(lordsOfScotland.create(setup.value, seats, seed, lordsOfScotland.revision), 0)
}
const problemOf = (raw: Json, seats = 3): unknown => {
  const setup = lordsOfScotland.setup(raw, seats)
  return setup.ok ? null : setup.problem
}
const cardsIn = (v: View): number =>
  v.drawPile +
  v.discards.cards.length +
  v.discards.secret +
  [...v.recruits, ...v.supporters].filter((slot) => slot !== null).length +
  [...v.handCounts, ...v.armies.map((army) => army.length), ...v.piles.map((pile) => pile.length)].reduce(
    (a, b) => a + b,
    0,
  )

test('LOS-3 strength adds to the total, decides about activation and is the value of a supporter', () => {
  const t = play({ seats: 2, hands: ['wemyss-6', 'forsyth-7'], supporters: 'scott-9 scott-8' }, 'a muster wemyss-6 up')
  expect(t.view('a').totals[0].total).toBe(6)
  expect(t.whyNotActivate('b', 'forsyth-7')).toMatchObject({ why: 'weakerCard' })
  t.idle('claim').play('a claim 1')
  expect(t.view('a').points[0]).toBe(9)
})

test('LOS-4 every card is in exactly one zone', () => {
  for (const seats of [2, 3, 4, 5]) {
    expect(cardsIn(open(seats))).toBe(96)
    expect(cardsIn(open(seats, { includeRoyal: true }))).toBe(98)
  }
  const t = play({ seats: 3 }).idle('claim')
  expect(cardsIn(t.view(null))).toBe(96)
})

test('LOS-5 the two Bruce cards are put aside unless the table wants them', () => {
  expect(open(2).royal).toBe(false)
  expect([cardsIn(open(2)), cardsIn(open(2, { includeRoyal: true }))]).toEqual([96, 98])
  expect(problemOf({ arranged: { deck: ['bruce-1'] } })).toEqual({ at: 'arranged.deck[0]', why: 'bad-arrangement' })
  expect(problemOf({ includeRoyal: true, arranged: { deck: ['bruce-1', 'bruce-2'] } })).toBeNull()
})

test('LOS-6 the initiative is drawn from the seed, or fixed by the host', () => {
  const drawn = new Set(Array.from({ length: 40 }, (_, i) => open(5, {}, `seed ${i}`).initiative))
  expect(drawn).toEqual(new Set([0, 1, 2, 3, 4]))
  expect(open(5, {}, 'same').initiative).toBe(open(5, {}, 'same').initiative)
  expect(open(5, { firstInitiative: 3 }).initiative).toBe(3)
  expect(problemOf({ firstInitiative: 3 }, 3)).toEqual({ at: 'firstInitiative', why: 'not-allowed' })
})

test('LOS-7 five cards to each player', () => {
  for (const seats of [2, 3, 4, 5]) expect(open(seats).handCounts).toEqual(Array.from({ length: seats }, () => 5))
})

test('LOS-7 an arranged deck is dealt from the top, five cards to a seat at a time', () => {
  const t = play({
    seats: 2,
    hands: ['scott-1 scott-2 scott-3 scott-4 scott-5', 'wemyss-1 wemyss-2 wemyss-3 wemyss-4 wemyss-5'],
  })
  expect(t.hand('a')).toBe('scott-1 scott-2 scott-3 scott-4 scott-5')
  expect(t.hand('b')).toBe('wemyss-1 wemyss-2 wemyss-3 wemyss-4 wemyss-5')
})

test('LOS-7 EX-2 the draw pile after setup', () => {
  for (const [seats, left] of [
    [2, 79],
    [3, 73],
    [4, 67],
    [5, 61],
  ]) {
    expect(play({ seats }).view(null).drawPile).toBe(left)
    expect(play({ seats, options: { includeRoyal: true } }).view(null).drawPile).toBe(left + 2)
  }
})

test('LOS-8 five recruits, face down', () => {
  expect(open(4).recruits).toEqual(Array.from({ length: 5 }, () => ({ card: null })))
})

test('LOS-9 as many supporters as players, face up', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { supporters } = open(seats)
    expect(supporters).toHaveLength(seats)
    expect(supporters).not.toContain(null)
  }
})

test('LOS-10 EX-24 a row of one strength is discarded and redealt', () => {
  const t = play({ seats: 2, supporters: 'scott-7 wemyss-7', draw: 'scott-8 wemyss-9' })
  expect(t.supporters()).toBe('scott-8 wemyss-9')
  expect(t.discards()).toBe('scott-7 wemyss-7')
  expect(t.eventsOf('rowThrownOut')).toHaveLength(1)
})

test('LOS-10 again and again, while the new row has one strength too', () => {
  const t = play({
    seats: 2,
    supporters: 'scott-7 wemyss-7',
    draw: 'scott-8 wemyss-8 scott-9 wemyss-9 scott-4 wemyss-5',
  })
  expect(t.supporters()).toBe('scott-4 wemyss-5')
  expect(t.discards()).toBe('scott-7 wemyss-7 scott-8 wemyss-8 scott-9 wemyss-9')
})

test('LOS-10 two different strengths are enough to keep the row', () => {
  const t = play({ seats: 3, supporters: 'scott-7 wemyss-7 scott-8' })
  expect(t.supporters()).toBe('scott-7 wemyss-7 scott-8')
  expect(t.eventsOf('rowThrownOut')).toEqual([])
})

test('LOS-10 EX-24 the test is not made later in the skirmish', () => {
  const t = play(
    { seats: 2, hands: ['cockburn-8'], supporters: 'scott-7 wemyss-8' },
    'a muster cockburn-8 up; a activate; a exchange 1',
  )
  expect(t.supporters()).toBe('cockburn-8 wemyss-8')
  expect(t.play('b recruit 1').supporters()).toBe('cockburn-8 wemyss-8')
})

test('LOS-11 armies, victory piles and discards begin empty, and the initiative holder takes the first turn', () => {
  const t = play({ seats: 4, initiative: 2 })
  expect(t.asked).toBe('c turn')
  const v = t.view(null)
  expect([v.armies.flat(), v.piles.flat(), v.discards.cards, v.discards.secret]).toEqual([[], [], [], 0])
})

test('setup: what is not known or not allowed is refused where it stands', () => {
  expect(problemOf({ includeRoyale: true })).toEqual({ at: 'includeRoyale', why: 'unknown-field' })
  expect(problemOf({ includeRoyal: 'yes' })).toEqual({ at: 'includeRoyal', why: 'not-allowed' })
  expect(problemOf({ activationRule: 'lowest' })).toEqual({ at: 'activationRule', why: 'not-allowed' })
  expect(problemOf({ flipChoice: 'rightmost' })).toEqual({ at: 'flipChoice', why: 'not-allowed' })
  expect(problemOf({ arranged: {} })).toEqual({ at: 'arranged.deck', why: 'missing' })
  expect(problemOf({ arranged: { deck: ['scott-1', 'scott-1'] } })).toEqual({
    at: 'arranged.deck[1]',
    why: 'bad-arrangement',
  })
  expect(problemOf({ arranged: { deck: [], dice: [] } })).toEqual({ at: 'arranged.dice', why: 'unknown-field' })
  expect(problemOf(null)).toEqual({ at: '', why: 'not-allowed' })
  expect(problemOf({}, 6)).toEqual({ at: 'seats', why: 'seats' })
})
