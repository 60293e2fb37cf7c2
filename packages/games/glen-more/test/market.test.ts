import { expect, test } from 'vitest'
import { GOODS } from '../rules/index.ts'
import { play } from './play.ts'

const BUTCHER = { tiles: ['s0-meadow-river 0,1 clan', 's1-butcher-sheep -1,1'] }

test('GM-25 a row has three spaces that fill from the left', () => {
  const t = play({ market: { wood: 2 } })
  expect(t.view().market).toEqual({ wood: 2, stone: 0, grain: 0, cattle: 0, sheep: 0 })
  expect(GOODS).toHaveLength(5)
})

test('GM-26 W-8 three purchases cost 1, 2, 3; a fourth is refused', () => {
  const village = { tiles: ['s0-quarry-road 1,0', 's0-forest-river 0,1 clan'], coins: 9 }
  for (const filled of [0, 1, 2]) {
    const t = play({ a: village, market: { wood: filled }, track: 's1-village-wood' }, 'a take s1-village-wood')
    expect(t.player('a').coins).toBe(9 - (filled + 1))
    expect(t.view().market.wood).toBe(filled + 1)
  }
  const full = play({ a: village, market: { wood: 3 }, track: 's1-village-wood' })
  expect(full.offer('s1-village-wood').reason).toEqual({ why: 'soldOut', good: 'wood', rule: 'GM-26' })
  const noStone = play({ a: village, market: { stone: 3 }, track: 's1-armadale-castle' })
  expect(noStone.offer('s1-armadale-castle').reason).toEqual({ why: 'soldOut', good: 'stone', rule: 'GM-26' })
})

test('GM-27 a bought cube is used at once and never stored', () => {
  const t = play({ a: { ...BUTCHER, coins: 6 }, track: 's1-quarry' }, 'a take s1-quarry; a place -1,2')
  t.play('a activate s1-butcher-sheep sheep')
  expect(t.eventsOf('bought')).toMatchObject([{ good: 'sheep', count: 1, coins: 1 }])
  expect(t.player('a').goods).toEqual({ wood: 0, stone: 0, grain: 0, cattle: 0, sheep: 0 })
  expect(t.legal().every((text) => !text.startsWith('buy'))).toBe(true)
})

test('GM-28 W-10 own cubes first, purchases only for what is missing', () => {
  const a = { tiles: ['s0-quarry-road 1,0 stone', 's0-forest-river 0,1 clan'], coins: 1 }
  const t = play({ a, track: 's1-armadale-castle' })
  expect(t.offer('s1-armadale-castle').payment).toEqual({ own: ['stone'], bought: ['wood'], coins: 1 })
  t.play('a take s1-armadale-castle')
  expect([t.cubes('s0-quarry-road'), t.player('a').coins]).toEqual(['', 0])
  expect(t.view().market).toMatchObject({ wood: 1, stone: 0 })
})

test('GM-28 W-11 one own sheep and one bought, or two bought', () => {
  const own = { ...BUTCHER, tiles: ['s0-meadow-river 0,1 sheep clan', 's1-butcher-sheep -1,1'], coins: 1 }
  const t = play(
    { a: own, track: 's1-quarry' },
    'a take s1-quarry; a place -1,2; a activate s1-butcher-sheep sheep sheep',
  )
  expect([t.player('a').vp, t.player('a').coins]).toEqual([4, 0])
  const none = play({ a: { ...BUTCHER, coins: 3 }, track: 's1-quarry' }, 'a take s1-quarry; a place -1,2')
  none.play('a activate s1-butcher-sheep sheep sheep')
  expect([none.player('a').vp, none.player('a').coins, none.view().market.sheep]).toEqual([4, 0, 2])
})

test('GM-28 the abbey and Loch Lochy count as tiles of one’s own', () => {
  const tiles = ['s1-loch-lochy 0,1 sheep clan', 's1-butcher-sheep -1,1', 's2-iona-abbey 1,0 sheep']
  const t = play({ a: { tiles, coins: 9 }, track: 's1-quarry' }, 'a take s1-quarry; a place -1,2')
  t.play('a activate s1-butcher-sheep sheep sheep')
  expect([t.cubes('s1-loch-lochy'), t.cubes('s2-iona-abbey'), t.player('a').coins]).toEqual(['', '', 9])
})

test('GM-29 W-8 sales bring 3, 2, 1; a fourth is refused', () => {
  const tiles = ['s0-forest-river 0,1 wood wood wood', 's0-forest-road 1,0 wood']
  const t = play({ a: { tiles, coins: 0 }, market: { wood: 3 } })
  const coins = [1, 2, 3].map(() => t.play('a sell wood s0-forest-river').player('a').coins)
  expect(coins).toEqual([3, 5, 6])
  expect(t.whyNot('sell wood s0-forest-road')).toEqual({ why: 'rowEmpty', good: 'wood', rule: 'GM-29' })
  expect(t.eventsOf('sold').map((e) => e.coins)).toEqual([3, 2, 1])
})

test('GM-29 W-9 with 3 players a sale brings 1, and then a purchase costs 1 again', () => {
  const a = { tiles: ['s0-quarry-road 1,0', 's0-forest-river 0,1 clan', 's1-forest 1,1 wood'] }
  const bought = play({ seats: 3, a, track: 's1-village-stone' }, 'a take s1-village-stone')
  expect(bought.eventsOf('bought')).toMatchObject([{ good: 'stone', coins: 2 }])
  const sold = play(
    { seats: 3, a, track: 's1-village-wood-river' },
    'a sell wood s1-forest; a take s1-village-wood-river',
  )
  expect(sold.eventsOf('sold')).toMatchObject([{ coins: 1 }])
  expect(sold.eventsOf('bought')).toMatchObject([{ good: 'wood', coins: 1 }])
})

test('GM-30 barrels are not traded', () => {
  const t = play({ a: { barrels: 3 }, market: { wood: 3, stone: 3, grain: 3, cattle: 3, sheep: 3 } })
  expect(t.legal('sell')).toEqual([])
})

test('GM-31 buying and selling are mixed freely, by the active player alone', () => {
  const tiles = ['s0-meadow-river 0,1 clan', 's1-butcher-sheep -1,1', 's0-quarry-road 1,0 stone']
  const t = play({
    a: { tiles, coins: 0 },
    b: { tiles: ['s0-forest-road 1,0 wood'] },
    market: { stone: 2, wood: 2 },
    track: 's1-forest',
  })
  t.play('a take s1-forest; a place -1,2')
  expect(t.whyNot('activate s1-butcher-sheep sheep')).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM-26' })
  t.play('a sell stone s0-quarry-road; a activate s1-butcher-sheep sheep')
  expect([t.player('a').coins, t.player('a').vp]).toEqual([1, 2])
  expect(t.table.legal(1)).toEqual([])
})
