import { below, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Action, glenMore, HAS_RIVER, HAS_ROAD, SLUG_OF, type TileId } from '../rules/index.ts'
import { play } from './play.ts'

const places = (t: ReturnType<typeof play>): string[] =>
  t
    .legal('place')
    .map((text) => text.slice('place '.length))
    .toSorted()

test('GM-32 tiles are never turned: a river runs north and south, a road west and east', () => {
  const river = play({ track: 's0-forest-river' }, 'a take s0-forest-river')
  const road = play({ track: 's0-forest-road' }, 'a take s0-forest-road')
  expect([places(river), places(road)]).toEqual([
    ['0,-1', '0,1'],
    ['-1,0', '1,0'],
  ])
  expect(Object.keys(river.table.legal(0)[0])).toEqual(['type', 'x', 'y'])
})

test('GM-33 the cell is empty and shares a side with the tableau', () => {
  const t = play({ a: { tiles: ['s0-forest-river 0,1'] }, track: 's1-quarry' }, 'a take s1-quarry')
  expect(places(t)).toEqual(['-1,1', '1,1'])
  expect(t.whyNot('place 1,-1')).toEqual({ why: 'noSide', rule: 'GM-33' })
  expect(t.whyNot('place -1,2')).toEqual({ why: 'noSide', rule: 'GM-33' })
  expect(() => t.whyNot('place 0,1')).toThrow('neither legal nor greyed')
})

test('GM-34 W-15 one of the eight neighbours holds a clan member', () => {
  const moved = { a: { start: 0, tiles: ['s0-forest-river 0,1 clan'] }, track: 's1-quarry' }
  const there = play(moved, 'a take s1-quarry')
  expect(places(there)).toEqual(['-1,1', '1,1'])
  expect(there.whyNot('place 0,2')).toEqual({ why: 'riverBlocked', rule: 'GM-37' })
  const still = { a: { tiles: ['s0-forest-river 0,1'] }, track: 's1-quarry' }
  expect(places(play(still, 'a take s1-quarry'))).toEqual(['-1,1', '1,1'])
  const letter = play({ ...still, options: { clanAdjacency: 'orthogonal' } })
  expect(letter.offer('s1-quarry').reason).toEqual({ why: 'noCell', rule: 'GM-21' })
  expect(places(play({ ...moved, options: { clanAdjacency: 'orthogonal' } }, 'a take s1-quarry'))).toEqual([
    '-1,1',
    '1,1',
  ])
})

test('GM-34 a cell without a clan member near is greyed', () => {
  const tiles = ['s0-forest-river 0,1', 's0-meadow-river 0,2']
  const t = play({ a: { tiles }, track: 's1-quarry' }, 'a take s1-quarry')
  expect(t.whyNot('place 1,2')).toEqual({ why: 'noClan', rule: 'GM-34' })
  expect(t.whyNot('place 1,1')).toBeNull()
})

test('GM-35 W-14 a river tile continues the river', () => {
  const t = play({ track: 's0-forest-river' }, 'a take s0-forest-river')
  expect(places(t)).toEqual(['0,-1', '0,1'])
  expect(t.whyNot('place 1,0')).toEqual({ why: 'river', rule: 'GM-35' })
  expect(t.whyNot('place 1,1')).toEqual({ why: 'noSide', rule: 'GM-33' })
})

test('GM-36 W-14 a road tile continues the road', () => {
  const t = play({ track: 's0-village-road' }, 'a take s0-village-road')
  expect(places(t)).toEqual(['-1,0', '1,0'])
  expect(t.whyNot('place 0,1')).toEqual({ why: 'road', rule: 'GM-36' })
})

test('GM-37 W-14 nothing blocks a river or a road: a plain tile fits nowhere beside the start village', () => {
  const t = play(
    { a: { tiles: ['s0-forest-river 0,1', 's0-quarry-road 1,0'] }, track: 's1-quarry' },
    'a take s1-quarry',
  )
  expect(t.whyNot('place 0,-1')).toEqual({ why: 'riverBlocked', rule: 'GM-37' })
  expect(t.whyNot('place -1,0')).toEqual({ why: 'roadBlocked', rule: 'GM-37' })
  expect(t.whyNot('place 1,1')).toBeNull()
  expect(play({ track: 's1-quarry' }).offer('s1-quarry').reason).toEqual({ why: 'noCell', rule: 'GM-21' })
})

test('GM-37 a road tile is not put beside a tile without a road', () => {
  const tiles = ['s0-forest-river 0,1', 's1-quarry 1,1']
  const t = play({ a: { tiles }, track: 's0-field-road' }, 'a take s0-field-road')
  expect(t.whyNot('place 0,2')).toEqual({ why: 'road', rule: 'GM-36' })
  expect(t.whyNot('place 1,0')).toBeNull()
})

test('GM-37 a river or road does not run into a tile without it on the far side', () => {
  const column = ['s0-forest-river 0,1 clan', 's1-quarry 1,1', 's1-meadow 1,2', 's1-pasture 1,3']
  for (const [y, tiles] of [
    ['2', [...column, 's1-field 0,3']],
    ['-2', ['s0-forest-river 0,-1 clan', 's1-quarry 1,-1', 's1-meadow 1,-2', 's1-pasture 1,-3', 's1-field 0,-3']],
  ] as const)
    expect(play({ a: { tiles }, track: 's0-meadow-river' }, 'a take s0-meadow-river').whyNot(`place 0,${y}`)).toEqual({
      why: 'riverBlocked',
      rule: 'GM-37',
    })
  for (const [x, sign] of [
    [2, ''],
    [-2, '-'],
  ] as const) {
    const tiles = [
      `s0-forest-road ${sign}1,0 clan`,
      `s1-quarry ${sign}1,1`,
      `s1-meadow ${sign}2,1`,
      `s1-pasture ${sign}3,1`,
      `s1-field ${sign}3,0`,
    ]
    const t = play({ a: { tiles }, track: 's0-field-road' }, 'a take s0-field-road')
    expect(t.whyNot(`place ${x},0`)).toEqual({ why: 'roadBlocked', rule: 'GM-37' })
  }
})

test('GM-38 W-16 all river tiles form one column and all road tiles one row', () => {
  const t = play(
    { a: { tiles: ['s0-forest-river 0,1'], start: 2 }, track: 's0-meadow-river' },
    'a take s0-meadow-river',
  )
  expect(places(t)).toEqual(['0,-1'])
  expect(t.whyNot('place 0,2')).toEqual({ why: 'noClan', rule: 'GM-34' })
  const both = play({ a: { tiles: ['s0-forest-river 0,1 clan'] }, track: 's0-meadow-river' }, 'a take s0-meadow-river')
  expect(places(both)).toEqual(['0,-1', '0,2'])
  // The contract suite checks column and row in every state of every game.
  expect(SLUG_OF.filter((_, tile) => HAS_RIVER[tile] && HAS_ROAD[tile])).toHaveLength(5)
})

test('GM-39 a placed tile is never moved or removed, to the end of whole games', () => {
  for (const seats of [2, 5]) {
    const setup = glenMore.setup({}, seats)
    if (!setup.ok) throw new Error(setup.problem.why)
    const s = glenMore.create(setup.value, seats, `stays-${seats}`, glenMore.revision)
    const rng = stream('stays', String(seats))
    const placed = new Map<TileId, string>()
    while (glenMore.result(s) === null) {
      const [seat] = glenMore.actors(s)
      const list: Action[] = []
      glenMore.legal(s, seat, list)
      const useful = list.filter(({ type }) => type !== 'end' && type !== 'sell')
      const from = useful.length > 0 && below(rng, 6) > 0 ? useful : list
      glenMore.apply(s, seat, from[below(rng, from.length)])
      const now = s.tiles.flatMap((tiles, owner) => tiles.map((tile) => [tile, `${owner} ${s.cell[tile]}`] as const))
      for (const [tile, where] of now) placed.set(tile, placed.get(tile) ?? where)
      expect(new Map(now)).toEqual(placed)
    }
    expect(placed.size).toBeGreaterThan(3 * seats)
  }
})

test('GM-39 a tile holds any number of clan members', () => {
  const a = { start: 12, tiles: [`s0-forest-river 0,1${' clan'.repeat(12)}`] }
  const t = play({ a, track: 's0-meadow-river' }, 'a take s0-meadow-river; a place 0,-1; a activate start-village')
  t.play('a move start-village s0-forest-river')
  expect([t.clan('start-village'), t.clan('s0-forest-river')]).toEqual([11, 13])
})

test('the view says what each cell would activate', () => {
  const t = play(
    { a: { tiles: ['s0-forest-river 0,1', 's0-quarry-road 1,0'] }, track: 's1-quarry' },
    'a take s1-quarry',
  )
  const spot = t.view().spots.find(({ x, y }) => x === 1 && y === 1)
  expect(spot?.activates.map((tile) => SLUG_OF[tile]).toSorted()).toEqual([
    's0-forest-river',
    's0-quarry-road',
    'start-village',
  ])
})
