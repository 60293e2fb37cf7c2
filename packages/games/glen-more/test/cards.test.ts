import { expect, test } from 'vitest'
import { glenMore } from '../rules/index.ts'
import { play, slugs } from './play.ts'

const FOREST = 's0-forest-river 0,1'
const CASTLE = { tiles: [`${FOREST} wood`, 's0-quarry-road 1,0 stone', 's0-field-road 2,0 grain'] }
const lineOf = (t: ReturnType<typeof play>, seat: number, what: string): number | undefined =>
  glenMore.tally(t.state, null)[seat].find(({ category, detail }) => (detail?.['card'] ?? category) === what)?.points

test('GM-60 W-25 Iona Abbey: 2 VP for each yellow tile, itself too', () => {
  const tiles = [
    's2-iona-abbey 1,0',
    's0-quarry-road 2,0',
    's0-quarry-river 0,1',
    's1-distillery 1,1',
    's1-meadow -1,1',
  ]
  expect(lineOf(play({ a: { tiles } }), 0, 'iona-abbey')).toBe(8)
})

test('GM-61 Loch Lochy: two cubes of choice on the tile, equal ones too; it never produces again', () => {
  const t = play({ track: 's1-loch-lochy', market: { wood: 1 } }, 'a take s1-loch-lochy; a place 0,1')
  expect([t.asked, t.legal().length]).toEqual(['a choose', 15])
  t.play('a choose wood wood')
  expect([t.asked, t.cubes('s1-loch-lochy')]).toEqual(['a activate', 'wood wood'])
  expect(t.legal('activate')).toEqual(['activate start-village'])
  expect(t.play('a sell wood s1-loch-lochy').cubes('s1-loch-lochy')).toBe('wood')
  expect(lineOf(t, 0, 'cubes')).toBe(1)
})

test('GM-62 W-25 Loch Morar: 2 VP for each green tile', () => {
  const tiles = [
    's2-loch-morar 0,1',
    's0-field-road 1,0',
    's1-field-road 2,0',
    's1-field 1,1',
    's1-pasture 1,-1',
    's1-meadow -1,1',
    's0-quarry-road -1,0',
  ]
  expect(lineOf(play({ a: { tiles } }), 0, 'loch-morar')).toBe(10)
})

const NESS = ['s2-loch-ness 0,1', 's0-quarry-road 1,0', 's0-field-road 2,0', 's2-tavern 2,1', 's2-tavern-2 2,-1']

test('GM-63 W-21 Loch Ness: one more tile anywhere, once in each turn', () => {
  const t = play({ a: { tiles: NESS }, track: 's0-meadow-river' }, 'a take s0-meadow-river; a place 0,-1')
  expect(t.activatable('s2-tavern')).toMatchObject({ extra: true, reason: null })
  t.play('a activate s2-tavern')
  expect([t.player('a').vp, t.eventsOf('activated').at(-1)?.extra]).toEqual([3, true])
  expect(t.whyNot('activate s2-tavern-2')).toEqual({ why: 'extraUsed', rule: 'GM-63' })
  expect(t.legal('activate s2-tavern')).toEqual([])
  expect(t.whyNot('activate s2-tavern')).toEqual({ why: 'alreadyActivated', rule: 'GM-42' })
  expect(t.whyNot('activate s0-meadow-river')).toBeNull()
})

test('GM-63 it works in the turn in which it is placed', () => {
  const placed = play({ a: { tiles: NESS.slice(1), chieftains: 1 }, track: 's2-loch-ness' })
  placed.play('a take s2-loch-ness; a place 0,1; a activate s2-tavern')
  expect(placed.player('a').vp).toBe(3)
})

test('GM-63 it works in a turn whose tile was discarded: one tile, and no other', () => {
  const figures = { a: 2, b: 7, c: 9, d: 10 }
  const t = play({ a: { tiles: NESS, coins: 0 }, figures, gap: 1, track: 's3-tavern s1-castle-moil s0-meadow-river' })
  t.play('a take s3-tavern')
  expect(t.eventsOf('discarded')).toMatchObject([{ why: 'cost' }])
  expect(t.asked).toBe('a activate')
  expect(t.activatable('s2-tavern')).toMatchObject({ extra: true, reason: null })
  t.play('a activate s2-tavern')
  expect([t.player('a').vp, t.legal('activate'), t.legal('end')]).toEqual([3, [], ['end']])
  expect(t.whyNot('activate s2-tavern-2')).toEqual({ why: 'extraUsed', rule: 'GM-63' })
  t.play('a end')
  expect([t.asked, t.player('a').tiles.every(({ reach }) => reach === 'far')]).toEqual(['a turn', true])
  t.play('a take s1-castle-moil')
  expect(t.play('a activate s2-tavern').player('a').vp).toBe(6)
})

test('GM-63 a movement point that it brings after a discard can be used', () => {
  const t = play({ a: { tiles: NESS, start: 2 }, track: 's3-tavern' }, 'a take s3-tavern; a activate start-village')
  expect(t.play('a promote start-village').player('a').chieftains).toBe(1)
})

test('GM-63 in revision 1 it does not act after a discard', () => {
  const t = play({ a: { tiles: NESS }, track: 's3-tavern', revision: 1 }, 'a take s3-tavern')
  expect([t.asked, t.legal()]).toEqual(['a endTurn', ['end']])
})

test('GM-63 after a discard it serves its owner alone', () => {
  const b = { tiles: ['s2-loch-ness 0,1'] }
  const t = play({ a: { tiles: NESS.slice(1) }, b, track: 's3-tavern' }, 'a take s3-tavern')
  expect([t.asked, t.legal()]).toEqual(['a endTurn', ['end']])
})

test('GM-63 at any point of the order, and again in the next turn', () => {
  const figures = { a: 2, b: 7, c: 9, d: 10 }
  const t = play({ a: { tiles: NESS }, figures, gap: 1, track: 's0-meadow-river s0-forest-road' })
  t.play('a take s0-meadow-river; a place 0,-1; a activate s0-meadow-river; a activate s2-tavern-2; a end')
  expect([t.player('a').vp, t.asked]).toEqual([3, 'a turn'])
  t.play('a take s0-forest-road; a place -1,0; a activate s2-tavern')
  expect(t.player('a').vp).toBe(6)
})

test('GM-63 it serves its owner alone', () => {
  const b = { tiles: ['s2-loch-ness 0,1'] }
  const t = play({ a: { tiles: NESS.slice(1) }, b, track: 's0-meadow-river' })
  t.play('a take s0-meadow-river; a place 0,-1')
  expect(t.whyNot('activate s2-tavern')).toEqual({ why: 'outOfReach', rule: 'GM-41' })
})

test('GM-64 W-22 Loch Oich: all own tiles once, wherever they lie', () => {
  const tiles = [
    's0-quarry-road 1,0 stone stone',
    's0-village-road 2,0',
    's1-village-stone-road 3,0',
    's2-tavern 3,1',
    's2-tavern-2 3,-1',
    's0-field-road 4,0 grain',
  ]
  const t = play({ a: { tiles, coins: 0 }, track: 's3-loch-oich' }, 'a take s3-loch-oich; a pay stone stone')
  expect(t.view().spots.map(({ activates }) => activates.length)).toEqual([7, 7])
  t.play('a place 0,1; a activate s0-field-road')
  expect(t.cubes('s0-field-road')).toBe('grain grain')
  t.play('a activate s2-tavern; a activate s2-tavern-2; a activate start-village; a activate s0-village-road')
  t.play('a activate s1-village-stone-road')
  expect([t.player('a').vp, t.view().points]).toEqual([6, 3])
  expect(t.whyNot('activate s2-tavern')).toEqual({ why: 'alreadyActivated', rule: 'GM-42' })
})

test('GM-64 Loch Ness adds nothing in that turn', () => {
  const tiles = [...NESS, 's1-quarry 1,1 stone stone']
  const t = play({ a: { tiles, coins: 0 }, track: 's3-loch-oich' }, 'a take s3-loch-oich; a place 0,-1')
  expect(t.view().activatable.every(({ extra }) => !extra)).toBe(true)
})

test('GM-65 W-23 Loch Shiel: a cube on every production tile that has none', () => {
  const tiles = [
    's0-quarry-road 1,0',
    's0-field-road 2,0 grain grain',
    's2-iona-abbey 3,0',
    's1-loch-lochy 0,1',
    's1-distillery 1,1',
  ]
  const t = play({ a: { tiles }, track: 's3-loch-shiel' }, 'a take s3-loch-shiel; a place 0,-1')
  expect([t.asked, t.legal()]).toEqual([
    'a choose',
    ['choose wood', 'choose stone', 'choose grain', 'choose cattle', 'choose sheep'],
  ])
  expect(slugs([t.view().pending?.tile ?? -1])).toBe('s2-iona-abbey')
  expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'choose', rule: 'GM-40' })
  t.play('a choose cattle')
  const cubes = ['s0-quarry-road', 's0-field-road', 's2-iona-abbey', 's1-loch-lochy', 's1-distillery'].map((slug) =>
    t.cubes(slug),
  )
  expect(cubes).toEqual(['stone', 'grain grain', 'cattle', '', ''])
  expect(t.play('a activate s0-quarry-road').cubes('s0-quarry-road')).toBe('stone stone')
})

test('GM-66 Armadale Castle: 3 coins', () => {
  const t = play({ a: CASTLE, track: 's1-armadale-castle' }, 'a take s1-armadale-castle; a place 1,1')
  expect([t.player('a').coins, t.player('a').cards]).toEqual([9, ['armadale-castle']])
})

test('GM-67 Castle of Mey: each chieftain counts 2, bonnets do not', () => {
  const t = play({ a: { tiles: [FOREST, 's2-castle-of-mey 1,1', 's1-castle-moil -1,1'], chieftains: 2 } })
  expect(t.player('a').values).toEqual({ barrels: 0, chieftains: 6, cards: 2 })
  expect(t.player('b').values).toEqual({ barrels: 0, chieftains: 0, cards: 0 })
})

test('GM-68 Castle Moil: 1 barrel', () => {
  const t = play({ a: CASTLE, track: 's1-castle-moil' }, 'a take s1-castle-moil; a place 1,1')
  expect([t.player('a').barrels, t.clan('s1-castle-moil')]).toEqual([1, 1])
})

test('GM-69 Castle Stalker: a second clan member on the tile', () => {
  const t = play({ a: CASTLE, track: 's1-castle-stalker' }, 'a take s1-castle-stalker; a place 0,-1')
  expect(t.clan('s1-castle-stalker')).toBe(2)
})

test('GM-70 Cawdor Castle: three bonnets', () => {
  const t = play({ a: { tiles: [FOREST, 's3-cawdor-castle 1,1'] } })
  expect(t.player('a').values.chieftains).toBe(3)
})

test('GM-71 Donan Castle: 2 barrels', () => {
  const t = play({ a: CASTLE, track: 's3-donan-castle' }, 'a take s3-donan-castle; a place -1,0')
  expect([t.player('a').barrels, t.player('a').cards]).toEqual([2, ['donan-castle']])
})

test('GM-72 W-25 Duart Castle: 3 VP for each village, the start village too, castles not', () => {
  const tiles = [
    FOREST,
    's2-duart-castle 1,1',
    's0-village-road 1,0',
    's1-village-stone -1,1',
    's1-castle-moil 1,-1',
    's0-quarry-river 0,-1',
  ]
  expect(lineOf(play({ a: { tiles } }), 0, 'duart-castle')).toBe(9)
})

test('every card is taken when its tile is placed', () => {
  const t = play({ a: CASTLE, track: 's1-armadale-castle' }, 'a take s1-armadale-castle; a place 1,1')
  expect(t.eventsOf('cardTaken')).toEqual([{ type: 'cardTaken', seat: 0, card: 'armadale-castle' }])
  expect(slugs(t.state.tiles[0])).toContain('s1-armadale-castle')
})

test('GM-54 GM-66 what is gained is told with its number', () => {
  const tiles = ['s0-forest-river 0,1 wood clan', 's1-quarry 1,1 stone', 's2-tavern -1,1']
  const t = play({ a: { tiles, vp: 7 }, track: 's1-armadale-castle' }, 'a take s1-armadale-castle')
  t.play(`a ${t.legal('place').find((text) => /place (?:-1|-2|0),/.test(text)) ?? ''}`)
  expect(t.eventsOf('coinsGained')).toMatchObject([{ seat: 0, count: 3 }])
  expect(t.play('a activate s2-tavern').eventsOf('vpGained')).toMatchObject([{ vp: 3, total: 10 }])
})
