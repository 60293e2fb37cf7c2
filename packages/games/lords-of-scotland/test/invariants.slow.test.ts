import { below, canonical, peek, stream } from '@bothy/kernel'
import { beforeAll, expect, test } from 'vitest'
import {
  type Action,
  type Event,
  invariants,
  lordsOfScotland,
  permute,
  type State,
  VICTORY_THRESHOLD,
} from '../rules/index.ts'

type Ply = {
  readonly before: State
  readonly action: Action
  readonly seat: number
  readonly after: State
  readonly events: readonly Event[]
}

const plies: Ply[] = []

beforeAll(() => {
  for (let n = 0; n < 16; n++) {
    const seats = 2 + (n % 4)
    const setup = lordsOfScotland.setup(
      {
        includeRoyal: n % 3 === 0,
        flipChoice: n % 5 === 0 ? 'leftmost' : 'player',
        activationRule: n % 7 < 4 ? 'lowestInLineage' : 'lowestOverall',
      },
      seats,
    )
    if (setup.ok) record(lordsOfScotland.create(setup.value, seats, `invariants ${n}`, lordsOfScotland.revision))
  }
})

function record(s: State): void {
  const rng = stream('invariants', String(s.rng.deck))
  for (;;) {
    const seat = lordsOfScotland.actors(s).at(0)
    if (seat === undefined) return
    const legal: Action[] = []
    lordsOfScotland.legal(s, seat, legal)
    const before = lordsOfScotland.clone(s)
    const action = legal[below(rng, legal.length)]
    const events: Event[] = []
    lordsOfScotland.apply(s, seat, action, events)
    plies.push({ before, action, seat, after: lordsOfScotland.clone(s), events })
  }
}

const handSize = (s: State, seat: number): number => peek(s.hands[seat]).length
const eventsOf = <K extends Event['type']>(type: K): Extract<Event, { type: K }>[] =>
  plies.flatMap((ply) => ply.events.filter((e): e is Extract<Event, { type: K }> => e.type === type))

test('INV-1 all zones together hold each card exactly once, and every law of one state holds', () => {
  for (const { after } of plies) expect(() => invariants(after)).not.toThrow()
})

test('INV-1 a lost card is noticed', () => {
  const s = lordsOfScotland.clone(plies[0].after)
  peek(s.draw).pop()
  expect(() => invariants(s)).toThrow('INV-1')
})

test('INV-2 hands never exceed ten, and nobody recruits with ten', () => {
  for (const { before, action, seat, after } of plies) {
    if (action.type === 'recruit') expect(handSize(before, seat)).toBeLessThan(10)
    expect(handSize(after, seat)).toBeLessThanOrEqual(10)
  }
})

test('INV-3 after the flip of round r, r recruits are face up while the row is full', () => {
  const full = plies.filter(
    ({ after }) => after.stack.at(-1)?.kind === 'turn' && after.recruits.every((card) => peek(card) >= 0),
  )
  expect(full.length).toBeGreaterThan(100)
  for (const { after } of full) expect(after.recruitsUp.filter(Boolean)).toHaveLength(after.round)
})

test('INV-4 supporters in the row and claimed in this skirmish are as many as players', () => {
  let claimed = 0
  for (const { after, events } of plies) {
    for (const e of events) {
      if (e.type === 'skirmishBegan') claimed = 0
      if (e.type === 'claimed') claimed++
    }
    if (after.stack.length > 0 && after.supporters.length === after.seats)
      expect(after.supporters.filter((card) => card >= 0).length + claimed).toBe(after.seats)
    if (after.stack.length === 0) claimed = 0
  }
})

test('INV-5 the order of a skirmish is strict', () => {
  const orders = eventsOf('ordered')
  expect(orders.length).toBeGreaterThan(30)
  for (const { order } of orders)
    expect(new Set(order.map(({ total, rank }) => total * 100 + rank)).size).toBe(order.length)
})

test('INV-6 victory piles only grow, and the game ends in the first skirmish after which one has 40', () => {
  for (const { before, after, events } of plies) {
    for (const [seat, pile] of before.piles.entries()) expect(after.piles[seat].slice(0, pile.length)).toEqual(pile)
    if (events.some((e) => e.type === 'skirmishBegan'))
      expect(Math.max(...after.points)).toBeLessThan(VICTORY_THRESHOLD)
    if (events.some((e) => e.type === 'gameEnded'))
      expect(Math.max(...after.points)).toBeGreaterThanOrEqual(VICTORY_THRESHOLD)
  }
  expect(eventsOf('gameEnded')).toHaveLength(16)
})

test('INV-7 five turns for each player in a skirmish, skipped ones included', () => {
  let turns = 0
  for (const { before, action, events } of plies) {
    if (before.stack.at(-1)?.kind === 'turn' && (action.type === 'recruit' || action.type === 'muster')) turns++
    for (const e of events) {
      if (e.type === 'turnSkipped') turns++
      if (e.type !== 'ordered') continue
      expect(turns).toBe(5 * before.seats)
      turns = 0
    }
  }
})

test('INV-8 a view does not change when all cards hidden from its seat are permuted', () => {
  const rng = stream('INV-8')
  for (const [n, { after }] of plies.entries()) {
    if (n % 4 !== 0) continue
    for (let viewer = -1; viewer < after.seats; viewer++) {
      const seat = viewer < 0 ? null : viewer
      expect(canonical(lordsOfScotland.view(permute(after, seat, rng), seat))).toBe(
        canonical(lordsOfScotland.view(after, seat)),
      )
    }
  }
})

test('INV-9 only face-up army cards are marked', () => {
  let marked = 0
  for (const { after } of plies)
    for (const piece of after.armies.flat())
      if (piece.mark !== null) {
        marked++
        expect(piece.faceUp).toBe(true)
      }
  expect(marked).toBeGreaterThan(0)
})

test('INV-10 at the clean-up no recruit is face down; secret discards come only from face-down discards', () => {
  for (const { before, after, events } of plies) {
    if (after.order.length > 0)
      expect(after.recruits.every((card, slot) => peek(card) < 0 || after.recruitsUp[slot])).toBe(true)
    if (after.secretDiscards.length > before.secretDiscards.length)
      expect(events.some((e) => e.type === 'discarded' && !e.faceUp)).toBe(true)
  }
})
