import type { Json } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore, GOODS, STACK_OF, type View } from '../rules/index.ts'
import { play } from './play.ts'

const COUNTS = [2, 3, 4, 5]

const open = (seats: number, raw: Json = {}, seed = 'seed'): View => {
  const setup = glenMore.setup(raw, seats)
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem))
  return glenMore.view(glenMore.create(setup.value, seats, seed, glenMore.revision), null)
}
const problemOf = (raw: Json, seats = 3): unknown => {
  const setup = glenMore.setup(raw, seats)
  return setup.ok ? null : setup.problem
}
const tilesOn = (v: View): number[] => v.track.flatMap((at) => (at !== null && 'tile' in at ? [at.tile] : []))

test('GM-1 2 to 5 players, and with 2 or 3 the die is on the track', () => {
  expect([1, 6].map((seats) => problemOf({}, seats))).toEqual([
    { at: 'seats', why: 'seats' },
    { at: 'seats', why: 'seats' },
  ])
  const dice = COUNTS.map((seats) => open(seats).track.filter((at) => at !== null && 'die' in at).length)
  expect(dice).toEqual([1, 1, 0, 0])
})

test('GM-2 the stacks are shuffled separately', () => {
  const orders = Array.from({ length: 6 }, (_, i) => tilesOn(open(2, {}, `seed ${i}`)))
  expect(new Set(orders.map((order) => order.join())).size).toBe(6)
  for (const order of orders) expect(order.map((tile) => STACK_OF[tile])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
})

test('GM-3 a start village with one clan member, 6 coins and nothing else', () => {
  for (const seats of COUNTS)
    for (const player of open(seats).players) {
      expect(player).toMatchObject({ coins: 6, vp: 0, barrels: 0, chieftains: 0, cards: [] })
      expect(player.goods).toEqual({ wood: 0, stone: 0, grain: 0, cattle: 0, sheep: 0 })
      expect(player.tiles).toHaveLength(1)
      expect(player.tiles[0]).toMatchObject({ x: 0, y: 0, clan: 1, cubes: [] })
    }
})

test('GM-4 barrels and clan members are not limited by the box', () => {
  // The box has 16 barrels and 25 clan members.
  const distillery = play(
    { a: { barrels: 16, tiles: ['s0-field-road 1,0 grain'] }, track: 's1-distillery-road' },
    'a take s1-distillery-road; a place -1,0; a activate s1-distillery-road grain',
  )
  expect(distillery.player('a').barrels).toBe(18)
  const village = play(
    { a: { start: 25 }, b: { start: 25 }, track: 's0-village-road' },
    'a take s0-village-road; a place 1,0',
  )
  expect([village.clan('start-village'), village.clan('s0-village-road')]).toEqual([25, 1])
})

test('GM-4 cubes, coins and VP are not limited by the box', () => {
  const quarries = ['s0-quarry-road 1,0', 's1-quarry 1,1', 's1-quarry-2 2,1', 's2-quarry 3,1', 's3-quarry-road 2,0']
  const tiles = [...quarries.map((quarry) => `${quarry} stone stone stone`), 's0-quarry-river 0,1 stone stone clan']
  const t = play(
    { a: { tiles, coins: 500, vp: 900 }, b: { coins: 500 }, market: { stone: 3 }, track: 's0-forest-river' },
    'a take s0-forest-river; a place 0,2; a activate s0-quarry-river',
  )
  expect(t.player('a').goods.stone).toBe(18)
  expect(t.play('a sell stone s0-quarry-river').player('a').coins).toBe(503)
  const tavern = play(
    { a: { barrels: 1, vp: 900, tiles: ['s0-forest-river 0,1 clan'] }, track: 's2-tavern' },
    'a take s2-tavern; a place 1,1; a activate s2-tavern',
  )
  expect(tavern.player('a').vp).toBe(903)
})

test('GM-5 the figures stand on the first spaces, in an order drawn from the seed', () => {
  const order = (seed: string): string => JSON.stringify(open(4, {}, seed).track.slice(0, 4))
  const orders = new Set(Array.from({ length: 60 }, (_, i) => order(`seed ${i}`)))
  expect(orders.size).toBeGreaterThan(15)
  expect(order('same')).toBe(order('same'))
  expect(open(3, { arranged: { order: [2, 0, 1] } }).track.slice(0, 3)).toEqual([{ seat: 2 }, { seat: 0 }, { seat: 1 }])
  const v = open(4, { arranged: { order: [3, 1, 0, 2] } })
  expect(v.pending).toMatchObject({ seat: 3, kind: 'turn' })
})

test('GM-6 the die stands after the last player', () => {
  expect(open(2).track[2]).toEqual({ die: true })
  expect(open(3).track[3]).toEqual({ die: true })
})

test('GM-7 W-1 the track is filled up to one space, from stack 0 and then from stack 1', () => {
  expect(COUNTS.map((seats) => tilesOn(open(seats)).length)).toEqual([10, 9, 9, 8])
  expect(COUNTS.map((seats) => open(seats).stacks)).toEqual([
    [0, 21, 19, 17],
    [0, 22, 19, 17],
    [0, 22, 19, 17],
    [0, 23, 19, 17],
  ])
  for (const seats of COUNTS) {
    const v = open(seats)
    expect([v.gap, v.track[13]]).toEqual([13, null])
    expect(v.track.filter((at) => at === null)).toHaveLength(1)
  }
})

test('GM-8 with 2 or 3 players every row begins with a coin on its space 1', () => {
  const filled = COUNTS.map((seats) => GOODS.map((good) => open(seats).market[good]))
  expect(filled).toEqual([
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])
})

test('GM-9 VP are shown to everybody at this table', () => {
  const t = play({ a: { vp: 7 } })
  for (const viewer of [0, 1, null]) expect(glenMore.view(t.state, viewer).players[0].vp).toBe(7)
})

test('setup: arranged stacks come to the track in their order', () => {
  const stack0 = ['s0-village-road', 's0-forest-river']
  const t = play({ arranged: { stack0, stack1: ['s1-fair', 's1-quarry-2'] } })
  expect(t.events[0]).toMatchObject({ type: 'gameBegan', order: [0, 1, 2, 3] })
  const v = open(2, { arranged: { stack0, stack1: ['s1-fair', 's1-quarry-2'] } })
  expect(
    tilesOn(v)
      .map((tile) => STACK_OF[tile])
      .at(-1),
  ).toBe(1)
  expect(v.track[3]).toEqual({ tile: 12 })
})

test('setup: what is not known or not allowed is refused where it stands', () => {
  expect(problemOf({ clan: 'eight' })).toEqual({ at: 'clan', why: 'unknown-field' })
  expect(problemOf({ clanAdjacency: 'diagonal' })).toEqual({ at: 'clanAdjacency', why: 'not-allowed' })
  expect(problemOf({ unaffordableTile: true })).toEqual({ at: 'unaffordableTile', why: 'not-allowed' })
  expect(problemOf({ lochOichDifferent: 'yes' })).toEqual({ at: 'lochOichDifferent', why: 'not-allowed' })
  expect(problemOf({ grocerDifferent: 1 })).toEqual({ at: 'grocerDifferent', why: 'not-allowed' })
  expect(problemOf({ arranged: [] })).toEqual({ at: 'arranged', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { stack1: null } })).toEqual({ at: 'arranged.stack1', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { deck: [] } })).toEqual({ at: 'arranged.deck', why: 'unknown-field' })
  expect(problemOf({ arranged: { order: [0, 1] } })).toEqual({ at: 'arranged.order', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { order: [0, 1, 1] } })).toEqual({ at: 'arranged.order[2]', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { stack1: ['s0-village-road'] } })).toEqual({
    at: 'arranged.stack1[0]',
    why: 'bad-arrangement',
  })
  expect(problemOf({ arranged: { stack2: ['s2-tavern', 's2-tavern'] } })).toEqual({
    at: 'arranged.stack2[1]',
    why: 'bad-arrangement',
  })
  expect(problemOf({ arranged: { die: [1, 4] } })).toEqual({ at: 'arranged.die[1]', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { die: [1] } }, 4)).toEqual({ at: 'arranged.die', why: 'bad-arrangement' })
  expect(problemOf({ arranged: { die: [1], stack3: ['s3-fair'] } })).toBeNull()
  expect(problemOf(null)).toEqual({ at: '', why: 'not-allowed' })
})
