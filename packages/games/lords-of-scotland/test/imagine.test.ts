import { hide, peek, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { CARD_BY_SLUG, invariants, lordsOfScotland, type State } from '../rules/index.ts'
import { play, type Played } from './play.ts'

const WORLDS = 400
const card = (slug: string): number => CARD_BY_SLUG.get(slug) ?? -1

function worlds(t: Played, seat: number | null): State[] {
  const states = worldsOfPart(t, seat)
  states.forEach(invariants)
  return states
}
function worldsOfPart(t: Played, seat: number | null): State[] {
  const rng = stream('imagine', String(seat))
  return Array.from({ length: WORLDS }, () => lordsOfScotland.imagine(t.state, seat, rng))
}
const share = (states: readonly State[], holds: (s: State) => boolean): number =>
  states.filter(holds).length / states.length
const inHand = (s: State, seat: number, slug: string): boolean => peek(s.hands[seat]).includes(card(slug))
const isPiece = (s: State, seat: number, index: number, slug: string): boolean =>
  peek(s.armies[seat][index].card) === card(slug)

test('imagine: a card that everybody saw going to a hand is in that hand', () => {
  const t = play({ seats: 2, recruits: 'scott-9' }, 'a recruit 1')
  expect(share(worlds(t, 1), (s) => inHand(s, 0, 'scott-9'))).toBe(1)
  expect(share(worlds(t, null), (s) => inHand(s, 0, 'scott-9'))).toBe(1)
})

test('imagine: or in a piece mustered face down from that hand since, as likely as any of its places', () => {
  const t = play({ seats: 2, hands: ['', ''], recruits: 'scott-9' }, 'a recruit 1; b recruit 1; a muster * down')
  const states = worlds(t, 1)
  const down = share(states, (s) => isPiece(s, 0, 0, 'scott-9'))
  expect(share(states, (s) => inHand(s, 0, 'scott-9')) + down).toBe(1)
  expect(down).toBeGreaterThan(1 / 6 - 0.08)
  expect(down).toBeLessThan(1 / 6 + 0.08)
})

test('imagine: but not in a piece that was mustered before', () => {
  const t = play({ seats: 2, recruits: 'scott-9' }, 'a muster * down; b recruit 2; a recruit 1')
  expect(share(worlds(t, 1), (s) => inHand(s, 0, 'scott-9'))).toBe(1)
})

test('imagine: a card shown later tells of what went down before', () => {
  const t = play({
    seats: 2,
    hands: ['cochrane-9', ''],
    recruits: 'scott-9 cochrane-8 cochrane-7 cochrane-6 cochrane-5',
  })
  t.state.hands[0] = hide([card('cochrane-9')])
  t.state.memory.known.hands[0].length = 1
  t.play(
    'a recruit 1; b recruit 2; a muster scott-9 down; b recruit 2; a recruit 5; b recruit 2; a muster cochrane-9 up',
  )
  const down = share(worldsOfPart(t, 1), (s) => isPiece(s, 0, 0, 'scott-9'))
  expect(down).toBeGreaterThan(2 / 3 - 0.08)
  expect(down).toBeLessThan(2 / 3 + 0.08)
})

test('imagine: a card recruited face down may be anywhere', () => {
  const t = play({ seats: 2, recruits: 'scott-9 scott-8' }, 'a recruit 2')
  expect(share(worlds(t, 1), (s) => inHand(s, 0, 'scott-8'))).toBeLessThan(0.3)
  expect(share(worlds(t, 0), (s) => inHand(s, 0, 'scott-8'))).toBe(1)
})

test('imagine: a face-up muster ends what was seen, and the card is where it lies', () => {
  const t = play({ seats: 2, recruits: 'scott-9' }, 'a recruit 1; b recruit 2; a muster scott-9 up')
  expect(share(worlds(t, 1), (s) => isPiece(s, 0, 0, 'scott-9'))).toBe(1)
})

test('imagine: a face-down card that was swapped away is remembered by the one who held it', () => {
  const t = play(
    { seats: 3, hands: ['fergusson-3', 'cochrane-10'] },
    'a recruit 1; b muster cochrane-10 down; c recruit 1; a muster fergusson-3 up; a activate; a swap b1',
  )
  expect(share(worlds(t, 0), (s) => isPiece(s, 0, 0, 'cochrane-10'))).toBe(1)
  expect(share(worlds(t, 1), (s) => isPiece(s, 0, 0, 'cochrane-10'))).toBe(1)
  expect(share(worlds(t, 2), (s) => isPiece(s, 0, 0, 'cochrane-10'))).toBeLessThan(0.1)
})

test('imagine: a secret discard is remembered by those who had seen it', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-4', 'forsyth-12'] },
    'a recruit 1; b muster forsyth-12 down; c recruit 1; a muster wemyss-4 up; a activate; a discard b1',
  )
  const holds = (s: State): boolean => peek(s.secretDiscards[0].card) === card('forsyth-12')
  expect(share(worlds(t, 1), holds)).toBe(1)
  expect(share(worlds(t, 2), holds)).toBeLessThan(0.1)
})

test('imagine: a card seen going to a hand may have been secretly discarded, until the discards are shuffled', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4'], recruits: 'scott-9 scott-8' },
    'a recruit 2; b recruit 1; a recruit 2; b muster * down; a muster wemyss-4 up; a activate; a discard b1',
  )
  const known = (s: State): boolean =>
    inHand(s, 1, 'scott-9') || s.secretDiscards.some((d) => peek(d.card) === card('scott-9'))
  expect(share(worlds(t, 0), known)).toBe(1)
  expect(share(worlds(t, 0), (s) => inHand(s, 1, 'scott-9'))).toBeLessThan(1)
  peek(t.state.draw).length = 0
  t.play('b muster * down; a recruit 2')
  expect(t.eventsOf('reshuffled')).toHaveLength(1)
  expect(t.state.sightings[1]).toEqual([])
})

test('imagine: the future is redrawn, and what is known stays', () => {
  const t = play({ seats: 4 }, 'a muster * down; b muster * down')
  const [one, other] = worlds(t, 0)
  expect(one.rng.deck).not.toEqual(other.rng.deck)
  expect(one.rng.deck).not.toEqual(t.state.rng.deck)
  expect(peek(one.draw)).not.toEqual(peek(other.draw))
  expect(peek(one.hands[0])).toEqual(peek(t.state.hands[0]))
})

const reshuffled = (): Played =>
  play(
    { seats: 2, hands: ['wemyss-4', 'wemyss-2 scott-9'], drawPile: 0 },
    `a muster * down; b muster scott-9 up; a muster wemyss-4 up; a activate; a discard b1
     b muster wemyss-2 up; b activate; b discard a2; a recruit 5`,
  )

test('imagine: after a reshuffle what just lay in the discards is in no hand, no piece and no older recruit', () => {
  const t = reshuffled()
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }])
  for (const seat of [1, null]) {
    const states = worldsOfPart(t, seat)
    const isNew = (s: State): boolean => peek(s.recruits[4]) === card('scott-9')
    expect(share(states, (s) => isNew(s) || peek(s.draw).includes(card('scott-9')))).toBe(1)
    expect(share(states, isNew)).toBeGreaterThan(0.4)
    expect(share(states, isNew)).toBeLessThan(0.6)
  }
})

test('imagine: a card that came after a face-down muster is not that piece', () => {
  const t = reshuffled().play('b muster * down; a recruit 5')
  const states = worldsOfPart(t, null)
  expect(share(states, (s) => isPiece(s, 0, 0, 'scott-9') || isPiece(s, 0, 0, 'wemyss-4'))).toBe(0)
  expect(share(states, (s) => inHand(s, 0, 'scott-9') || inHand(s, 0, 'wemyss-4'))).toBe(1)
})

function strayed(): Played {
  const t = play(
    { seats: 2, hands: ['wemyss-4'], recruits: 'scott-9 scott-8' },
    'a recruit 2; b recruit 1; a recruit 2; b muster * down; a muster wemyss-4 up; a activate; a discard b1',
  )
  peek(t.state.draw).length = 0
  return t.play('b muster * down; a recruit 5')
}

test('imagine: a card seen going to a hand is there or in the pile once a secret discard of that hand was shuffled in', () => {
  const t = strayed()
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 1 }])
  const states = worldsOfPart(t, 0)
  const isRecruit = (s: State): boolean => peek(s.recruits[4]) === card('scott-9')
  expect(share(states, (s) => inHand(s, 1, 'scott-9') || isPiece(s, 1, 0, 'scott-9') || isRecruit(s))).toBe(1)
  expect(share(states, isRecruit)).toBeGreaterThan(0.05)
})

test('LOS-92 imagine: what strayed differs from world to world, and is where it strayed to', () => {
  const states = worldsOfPart(strayed(), 0)
  const cards = states.map(({ memory }) => memory.known.strays.map(({ card: it }) => peek(it)))
  for (const [n, s] of states.entries()) expect(cards[n]).toEqual([peek(s.recruits[4])])
  expect(new Set(cards.flat()).size).toBeGreaterThan(3)
  expect(cards.flat()).toContain(card('scott-9'))
})
