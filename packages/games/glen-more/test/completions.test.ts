import { expect, test } from 'vitest'
import type { Reason } from '../rules/index.ts'
import { type Position, play } from './play.ts'

test('GM-97 W-27 a clan member is paid only if the tile still has a cell without him', () => {
  const a = { tiles: ['s0-quarry-road 1,0', 's0-village-road 2,0 clan'] }
  const t = play({ a, track: 's2-loch-ness' }, 'a take s2-loch-ness')
  expect(t.eventsOf('pieceGiven')).toMatchObject([{ seat: 0 }])
  expect([t.asked, t.clan('s0-village-road'), t.clan('start-village')]).toEqual(['a place', 0, 1])
  expect(t.legal('place')).toEqual(['place 0,1', 'place 0,-1'])
  const asked = play({ a: { ...a, chieftains: 1 }, track: 's2-loch-ness' }, 'a take s2-loch-ness')
  expect(asked.legal()).toEqual(['give s0-village-road', 'give chieftain'])
  expect(asked.whyNot('give start-village')).toEqual({ why: 'noCellWithout', rule: 'GM-97' })
})

const GROCER = { tiles: ['s0-forest-river 0,1 wood wood clan', 's3-grocer 1,1'], coins: 3 }
const grocer = (goods: string) =>
  play({ a: GROCER, track: 's1-meadow' }, `a take s1-meadow; a place 1,2; a activate s3-grocer ${goods}`)

test('GM-28 W-28 types that are not bought may be kept; a type that is bought is first spent', () => {
  expect(grocer('wood wood stone').player('a')).toMatchObject({ coins: 2, vp: 8, goods: { wood: 0 } })
  expect(grocer('wood stone grain').player('a')).toMatchObject({ coins: 1, vp: 8, goods: { wood: 1 } })
  const three = grocer('wood wood wood')
  expect(three.player('a')).toMatchObject({ coins: 2, goods: { wood: 0 } })
  expect(three.eventsOf('bought')).toMatchObject([{ good: 'wood', count: 1 }])
})

test('GM-98 a payment is one step: nothing else may be done in the middle of it', () => {
  const tiles = ['s0-quarry-road 1,0 stone', 's0-quarry-river 0,1 stone clan']
  const t = play({ a: { tiles }, track: 's1-village-stone', market: { stone: 1 } }, 'a take s1-village-stone')
  expect([t.asked, t.legal()]).toEqual(['a spend', ['spend stone s0-quarry-road', 'spend stone s0-quarry-river']])
  expect(t.whyNot('sell stone s0-quarry-road')).toEqual({ why: 'notNow', pending: 'spend', rule: 'GM-98' })
  expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'spend', rule: 'GM-98' })
  expect(t.table.undo(0, t.table.version).ok).toBe(true)
})

test('GM-98 several types are asked together, in any order; what is bought comes first', () => {
  const tiles = [
    's0-quarry-road 1,0 stone',
    's0-quarry-river 0,1 stone',
    's0-forest-road -1,0 wood',
    's1-forest 1,1 wood',
  ]
  const t = play({ a: { tiles, coins: 1 }, track: 's1-castle-moil' }, 'a take s1-castle-moil')
  expect(t.eventsOf('bought')).toMatchObject([{ good: 'grain' }])
  expect(t.view().pending).toMatchObject({ goods: ['wood', 'stone'], left: 2 })
  const quarries = ['spend stone s0-quarry-road', 'spend stone s0-quarry-river']
  const forests = ['spend wood s0-forest-road', 'spend wood s1-forest']
  expect(t.legal()).toEqual([...quarries, ...forests])
  expect(t.play('a spend stone s0-quarry-river').legal()).toEqual(forests)
  expect(t.play('a spend wood s1-forest').asked).toBe('a place')
  expect([t.cubes('s0-quarry-road'), t.cubes('s0-forest-road')]).toEqual(['stone', 'wood'])
})

test('GM-98 what an activation gives comes when its payment is complete', () => {
  const tiles = ['s0-meadow-river 0,1 sheep clan', 's1-meadow -1,1 sheep', 's1-butcher-sheep 1,1']
  const t = play(
    { a: { tiles }, track: 's1-quarry' },
    'a take s1-quarry; a place 1,2; a activate s1-butcher-sheep sheep',
  )
  expect([t.asked, t.player('a').vp]).toEqual(['a spend', 0])
  t.play('a spend sheep s1-meadow')
  expect([t.asked, t.player('a').vp]).toEqual(['a activate', 2])
})

test('GM-98 a barrel too comes when its grain is paid', () => {
  const tiles = ['s0-forest-river 0,1 clan', 's1-distillery 1,1', 's0-field-road 1,0 grain', 's1-field -1,1 grain']
  const t = play({ a: { tiles }, track: 's0-meadow-river' }, 'a take s0-meadow-river; a place 0,2')
  t.play('a activate s1-distillery grain')
  expect([t.asked, t.player('a').barrels]).toEqual(['a spend', 0])
  expect(t.view().pending?.tile).toBe(t.state.tiles[0][2])
  t.play('a spend grain s1-field')
  expect([t.asked, t.player('a').barrels]).toEqual(['a activate', 1])
})

const FORBIDDEN = { unaffordableTile: 'forbidden' }

test('GM-99 W-29 if no tile can be paid, any may be chosen and is discarded', () => {
  const track =
    's1-village-stone s1-village-wood s1-fair s1-distillery s2-tavern s2-loch-ness s1-castle-moil s3-tavern s1-armadale-castle'
  const a = { coins: 0, tiles: ['s0-forest-river 0,1'] }
  const t = play({ a, options: FORBIDDEN, track })
  expect(t.legal('take')).toHaveLength(9)
  t.play('a take s1-village-wood')
  expect(t.eventsOf('discarded')).toHaveLength(1)
  const one = play({ a: { ...a, coins: 1 }, options: FORBIDDEN, track })
  expect(one.legal('take')).toEqual([
    'take s1-village-stone',
    'take s1-village-wood',
    'take s1-fair',
    'take s1-distillery',
  ])
  expect(one.whyNot('take s2-tavern')).toEqual({ why: 'noBarrel', rule: 'GM-22' })
  expect(one.whyNot('take s1-castle-moil')).toEqual({ why: 'coins', need: 3, has: 1, rule: 'GM-26' })
  expect([one.play('a take s1-village-wood').asked, one.player('a').coins]).toEqual(['a place', 0])
})

test('GM-99 a tile that can be paid but not placed may not be chosen either', () => {
  const track = 's1-quarry s0-forest-river s2-tavern'
  const t = play({ a: { barrels: 1 }, options: FORBIDDEN, track })
  expect(t.whyNot('take s1-quarry')).toEqual({ why: 'noCell', rule: 'GM-21' })
  expect(t.whyNot('take s2-tavern')).toEqual({ why: 'noCell', rule: 'GM-21' })
  expect(t.whyNot('take s0-forest-river')).toBeNull()
  const plain = 's1-quarry s1-forest s1-meadow s1-pasture s1-field s1-fair s1-butcher-sheep s1-butcher-cattle s2-tavern'
  const none = play({ a: { barrels: 1 }, options: FORBIDDEN, track: plain })
  expect(none.legal('take')).toHaveLength(9)
  expect(none.whyNot('take s1-quarry')).toBeNull()
  expect(none.play('a take s1-quarry').eventsOf('discarded')).toMatchObject([{ why: 'noCell' }])
})

test('GM-99 by default every tile may be chosen', () => {
  expect(play({ a: { coins: 0 }, track: 's2-tavern s1-fair' }).legal('take')).toHaveLength(9)
})

test('GM-100 a tile that gives nothing now is not offered, and may be activated later in the turn', () => {
  const tiles = ['s0-meadow-river 0,1 clan', 's1-butcher-sheep 1,1']
  const t = play({ a: { tiles, coins: 0 }, track: 's1-quarry' }, 'a take s1-quarry; a place 1,2')
  expect(t.whyNot('activate s1-butcher-sheep sheep')).toMatchObject({ why: 'coins' })
  t.play('a activate s0-meadow-river')
  expect(t.whyNot('activate s1-butcher-sheep sheep')).toBeNull()
})

const FULL_ROWS = { wood: 3, stone: 3, grain: 3, cattle: 3, sheep: 3 }
const whyNoGrocer = (position: Position): Reason | null =>
  play({ ...position, track: 's1-meadow' }, 'a take s1-meadow; a place 1,2').whyNot('activate s3-grocer')

test('GM-100 a tile with many ways is refused for what its nearest way lacks', () => {
  const tiles = ['s0-forest-river 0,1 clan', 's3-grocer 1,1']
  const a = { tiles, coins: 0 }
  expect(whyNoGrocer({ a })).toEqual({ why: 'coins', need: 3, has: 0, rule: 'GM-26' })
  expect(whyNoGrocer({ a, market: { wood: 3, stone: 1 } })).toMatchObject({ why: 'coins', need: 3 })
  expect(whyNoGrocer({ a, market: FULL_ROWS })).toEqual({ why: 'soldOut', good: null, rule: 'GM-26' })
  const options = { grocerDifferent: true }
  expect(whyNoGrocer({ a, options })).toEqual({ why: 'coins', need: 3, has: 0, rule: 'GM-26' })
  const equal = { tiles: ['s0-forest-river 0,1 wood wood wood clan', 's3-grocer 1,1'], coins: 0 }
  expect(whyNoGrocer({ a: equal, options })).toEqual({ why: 'different', rule: 'GM-53' })
})

test('GM-100 a fair is refused for the cheapest type it could take', () => {
  const tiles = ['s0-forest-river 0,1 clan', 's1-fair 1,1']
  const why = (market: NonNullable<Position['market']>): Reason | null =>
    play({ a: { tiles, coins: 0 }, market, track: 's1-meadow' }, 'a take s1-meadow; a place 1,2').whyNot(
      'activate s1-fair',
    )
  expect(why({ wood: 3 })).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM-26' })
  expect(why(FULL_ROWS)).toEqual({ why: 'soldOut', good: null, rule: 'GM-26' })
})
