import { Match } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { glenMore, SLUG_OF } from '../rules/index.ts'
import { play, tileOf } from './play.ts'

test('GM-10 the owner of the rear figure is active', () => {
  expect(play({}).asked).toBe('a turn')
  expect(play({ figures: { a: 5, b: 3, c: 9, d: 4 }, gap: 2 }).asked).toBe('b turn')
})

test('GM-11 W-4 a player still at the rear plays again and cannot decline', () => {
  const t = play({ figures: { a: 2, b: 7, c: 9, d: 10 }, gap: 1 })
  const behind = SLUG_OF[t.state.track[3]]
  t.takeSpace(4)
  expect(t.asked).toBe('a turn')
  expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'turn', rule: 'GM-13' })
  expect(t.view().discards.map((tile) => SLUG_OF[tile])).toContain(behind)
  expect(t.track()).toBe('ooo.aoobocdooo')
  expect(t.eventsOf('trackFilled').at(-1)).toMatchObject({ first: 1 })
  expect(t.eventsOf('trackFilled').at(-1)?.tiles).toHaveLength(2)
})

test('GM-12 a turn: take and pay, place, bonus and activation, then clear and refill', () => {
  const t = play({ a: { tiles: ['s0-quarry-road 1,0 stone'] }, track: 's1-village-stone-road' })
  t.play('a take s1-village-stone-road')
  expect(t.asked).toBe('a place')
  expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'place', rule: 'GM-12' })
  t.play('a place -1,0; a activate s1-village-stone-road; a end')
  expect(t.asked).toBe('b turn')
  expect(t.events.slice(1).map((e) => e.type)).toEqual([
    'moved',
    'spent',
    'placed',
    'clanGained',
    'activated',
    'turnEnded',
    'trackFilled',
  ])
})

test('GM-13 every tile of the track can be chosen, at any distance, and there is no pass', () => {
  const t = play({})
  expect(t.legal()).toHaveLength(9)
  expect(t.legal('take')).toEqual(t.state.track.filter((code) => code >= 0).map((tile) => `take ${SLUG_OF[tile]}`))
  expect(t.whyNot('end')).not.toBeNull()
  t.takeSpace(12)
  expect(t.track().charAt(12)).toBe('a')
})

test('GM-14 the market is open before the move, between activations and after a discard, until the turn ends', () => {
  const stock = ['s0-quarry-road 1,0 stone stone stone', 's0-forest-river 0,1 wood']
  const t = play({ a: { tiles: stock, coins: 0 }, market: { stone: 3 }, track: 's0-meadow-river' })
  expect(t.legal('sell')).toEqual(['sell stone s0-quarry-road'])
  t.play('a sell stone s0-quarry-road; a take s0-meadow-river')
  expect(t.legal('sell')).toEqual(['sell stone s0-quarry-road'])
  t.play('a place 0,-1; a sell stone s0-quarry-road')
  t.play('a activate s0-meadow-river; a sell stone s0-quarry-road')
  expect(t.player('a').coins).toBe(3 + 2 + 1)
  expect(t.legal('sell')).toEqual([])
  expect(t.whyNot('sell wood s0-forest-river')).toEqual({ why: 'rowEmpty', good: 'wood', rule: 'GM-29' })
  const discarded = play(
    { a: { tiles: stock }, market: { stone: 1 }, track: 's2-tavern' },
    'a take s2-tavern; a sell stone s0-quarry-road',
  )
  expect([discarded.asked, discarded.player('a').coins]).toEqual(['a endTurn', 7])
  expect(discarded.whyNot('sell stone s0-quarry-road')).toEqual({ why: 'rowEmpty', good: 'stone', rule: 'GM-29' })
  expect(discarded.play('a end').asked).toBe('b turn')
})

test('GM-15 a cell is looked for before the cost, and a cost is never paid for a tile that is not placed', () => {
  const t = play({
    a: { tiles: ['s0-quarry-road 1,0 stone'] },
    options: { clanAdjacency: 'orthogonal' },
    track: 's1-village-stone',
  })
  expect(t.offer('s1-village-stone').reason).toEqual({ why: 'noCell', rule: 'GM-21' })
  t.play('a take s1-village-stone')
  expect(t.eventsOf('discarded')).toMatchObject([{ why: 'noCell' }])
  expect(t.cubes('s0-quarry-road')).toBe('stone')
  const neither = play({ track: 's2-tavern' })
  expect(neither.offer('s2-tavern').reason).toEqual({ why: 'noCell', rule: 'GM-21' })
})

test('GM-16 nothing is placed or activated after a discard, but the track is refilled', () => {
  const t = play({ a: { tiles: ['s0-quarry-road 1,0'] }, track: 's2-tavern' }, 'a take s2-tavern')
  expect(t.asked).toBe('a endTurn')
  expect(t.legal()).toEqual(['end'])
  t.play('a end')
  expect(t.eventsOf('trackFilled')).toHaveLength(1)
  expect(t.eventsOf('placed')).toEqual([])
  expect(t.eventsOf('activated')).toEqual([])
})

test('undo is free until the turn ends', () => {
  const { table } = play({ arranged: { stack0: ['s0-forest-river'] } })
  const opening = new Match(glenMore, table.opening)
  const first = JSON.stringify(opening.state)
  const plies = ['take s0-forest-river', 'place 0,1', 'activate s0-forest-river', 'activate start-village']
  for (const text of plies) expect(opening.submit(0, opening.version, glenMore.read(text)).ok).toBe(true)
  expect(opening.committed).toBe(0)
  expect(opening.undo(0, opening.version, true).ok).toBe(true)
  expect(JSON.stringify(opening.state)).toBe(first)
  for (const text of [...plies, 'end']) opening.submit(0, opening.version, glenMore.read(text))
  expect(opening.committed).toBe(5)
})

test('GM-12 the view shows the tile in hand, from the move to the end of the turn', () => {
  const t = play({ track: 's0-forest-river' })
  expect(t.view().taken).toBeNull()
  expect(t.play('a take s0-forest-river').view().taken).toBe(tileOf('s0-forest-river'))
  expect(t.play('a place 0,1; a end').view().taken).toBeNull()
})

test('GM-55 without a movement point nobody goes to Parliament', () => {
  const t = play({ a: { start: 2 }, track: 's0-forest-river' }, 'a take s0-forest-river; a place 0,1')
  expect(t.whyNot('promote start-village')).toEqual({ why: 'noPoint', rule: 'GM-55' })
  expect(t.play('a activate start-village').whyNot('promote start-village')).toBeNull()
})

test('GM-57 a chieftain is told with the number there are now', () => {
  const t = play({ a: { start: 3, chieftains: 4 }, track: 's0-forest-river' }, 'a take s0-forest-river; a place 0,1')
  t.play('a activate start-village; a promote start-village')
  expect(t.eventsOf('promoted')).toMatchObject([{ seat: 0, chieftains: 5 }])
})
