import { expect, test } from 'vitest'
import { glenMore } from '../rules/index.ts'
import { play, type Position, tileOf } from './play.ts'

const QUARRY = 's0-quarry-road 1,0 stone'
const FOREST = 's0-forest-river 0,1 wood clan'

test('GM-17 the whole cost is paid before placement', () => {
  const t = play({ a: { tiles: [QUARRY, FOREST], coins: 0 }, track: 's1-armadale-castle' })
  expect(t.offer('s1-armadale-castle').payment).toEqual({ own: ['wood', 'stone'], bought: [], coins: 0 })
  t.play('a take s1-armadale-castle')
  expect([t.asked, t.cubes('s0-quarry-road'), t.cubes('s0-forest-river')]).toEqual(['a place', '', ''])
})

test('GM-18 which tile a cube comes from is asked where it makes a difference', () => {
  const quarries = ['s0-quarry-road 1,0 stone stone', 's1-quarry 1,1 stone', 's0-quarry-river 0,1 clan']
  const t = play({ a: { tiles: quarries }, track: 's1-village-stone' }, 'a take s1-village-stone')
  expect(t.asked).toBe('a spend')
  expect(t.view().pending).toMatchObject({ tile: t.state.taken, goods: ['stone'], left: 1 })
  expect(t.legal()).toEqual(['spend stone s0-quarry-road', 'spend stone s1-quarry'])
  expect(t.play('a spend stone s1-quarry').asked).toBe('a place')
  expect([t.cubes('s0-quarry-road'), t.cubes('s1-quarry')]).toEqual(['stone stone', ''])
})

function butchered(revision: number): string[] {
  const tiles = [
    's0-meadow-river 0,1 sheep sheep clan',
    's1-meadow 1,1 sheep',
    's1-loch-lochy 0,2 sheep',
    's1-butcher-sheep -1,1',
  ]
  const paths: string[] = []
  const follow = (spent: string): void => {
    const t = play({ a: { tiles }, track: 's1-forest', revision }, 'a take s1-forest; a place -1,2')
    t.play(`a activate s1-butcher-sheep sheep sheep; ${spent}`)
    if (t.asked === 'a spend') for (const next of t.legal()) follow(`${spent}; a ${next}`)
    else paths.push(`${t.cubes('s0-meadow-river')}, ${t.cubes('s1-meadow')}, ${t.cubes('s1-loch-lochy')}`)
  }
  follow('')
  return paths
}
const SETS = [', sheep, sheep', 'sheep sheep, , ', 'sheep, , sheep', 'sheep, sheep, ']

test('GM-18 two cubes of one type: every set of tiles, in any order', () => {
  const paths = butchered(glenMore.revision)
  expect([...new Set(paths)].toSorted()).toEqual(SETS)
  expect(paths.filter((path) => path === 'sheep, , sheep')).toHaveLength(2)
})

test('GM-18 in revision 1 every set of tiles by one path', () => {
  expect(butchered(1).toSorted()).toEqual(SETS)
})

const MEADOWS = ['s0-meadow-river 0,1 sheep clan', 's1-meadow 1,1 sheep', 's2-meadow-river 0,2 sheep sheep']
const BUTCHER = { a: { tiles: [...MEADOWS, 's1-butcher-sheep -1,1'] }, track: 's1-forest' }

test('GM-18 the last holder may be first, and a click takes one cube', () => {
  const t = play(BUTCHER, 'a take s1-forest; a place -1,2; a activate s1-butcher-sheep sheep sheep')
  t.play('a spend sheep s2-meadow-river')
  expect([t.asked, t.cubes('s2-meadow-river'), t.view().pending?.left]).toEqual(['a spend', 'sheep', 1])
  t.play('a spend sheep s0-meadow-river')
  expect([t.asked, t.cubes('s0-meadow-river'), t.cubes('s2-meadow-river')]).toEqual(['a activate', '', 'sheep'])
})

test('GM-18 in revision 1 the same click takes both cubes', () => {
  const t = play({ ...BUTCHER, revision: 1 }, 'a take s1-forest; a place -1,2')
  t.play('a activate s1-butcher-sheep sheep sheep; a spend s2-meadow-river')
  expect([t.asked, t.cubes('s2-meadow-river')]).toEqual(['a activate', ''])
})

test('GM-18 a tile with several types is asked for by type', () => {
  const tiles = ['s0-forest-river 0,1 wood clan', 's1-quarry 1,1 stone', 's1-loch-lochy 0,2 wood stone']
  const t = play({ a: { tiles, coins: 0 }, track: 's1-armadale-castle' }, 'a take s1-armadale-castle')
  expect(t.legal('spend').filter((text) => text.endsWith('lochy'))).toEqual([
    'spend wood s1-loch-lochy',
    'spend stone s1-loch-lochy',
  ])
  t.play('a spend stone s1-loch-lochy')
  expect([t.cubes('s1-loch-lochy'), t.view().pending?.goods]).toEqual(['wood', ['wood']])
})

test('GM-19 W-12 a tile that cannot be paid is discarded, and the figure stays', () => {
  const t = play({ a: { coins: 0, tiles: ['s0-forest-river 0,1'] }, track: 's1-village-stone' })
  expect(t.offer('s1-village-stone')).toMatchObject({ payment: null, reason: { why: 'coins', need: 1, has: 0 } })
  expect(t.offer('s1-village-stone').spots).toEqual([])
  t.play('a take s1-village-stone')
  expect(t.eventsOf('discarded')).toMatchObject([{ seat: 0, why: 'cost' }])
  t.play('a end')
  expect(t.track()).toBe('.bcdaooooooooo')
  expect(t.eventsOf('activated')).toEqual([])
  expect(t.player('a').tiles).toHaveLength(2)
})

test('GM-19 to take a tile that cannot be kept carries a warning with the reason; other tiles carry none', () => {
  const t = play({ a: { coins: 0, tiles: ['s0-forest-river 0,1'] }, track: 's1-village-stone' })
  const warned = glenMore.warnings(t.state, 0)
  expect(warned.map(({ action }) => glenMore.write(action))).toEqual([
    'take s1-village-stone',
    'take s1-armadale-castle',
  ])
  expect(t.view().offers.length).toBeGreaterThan(warned.length)
  expect(warned[0].warning).toMatchObject({ warn: 'notKept', because: { why: 'coins', need: 1, has: 0 } })
  expect(warned[0].warning).toEqual({ warn: 'notKept', because: t.offer('s1-village-stone').reason })
  expect(glenMore.warnings(t.state, 1)).toEqual([])
  t.play('a take s1-village-stone')
  expect(glenMore.warnings(t.state, 0)).toEqual([])
})

test('GM-99 what the option forbids is refused, not warned of', () => {
  const a = { coins: 0, tiles: ['s0-forest-river 0,1'] }
  const t = play({ a, options: { unaffordableTile: 'forbidden' }, track: 's1-village-stone' })
  expect(t.whyNot('take s1-village-stone')).toMatchObject({ why: 'coins' })
  expect(glenMore.warnings(t.state, 0)).toEqual([])
})

test('GM-20 a player who can pay must pay; one who cannot may sell, and it is judged again', () => {
  const can = play({ a: { tiles: [QUARRY, FOREST] }, track: 's1-village-stone' }, 'a take s1-village-stone')
  expect([can.asked, can.legal('discard')]).toEqual(['a place', []])
  const short = {
    a: { coins: 0, tiles: ['s0-field-road 1,0 grain', 's0-forest-river 0,1 clan'] },
    market: { grain: 2 },
    track: 's1-village-stone',
  }
  const asked = play(short, 'a take s1-village-stone')
  expect([asked.asked, asked.legal()]).toEqual(['a afford', ['sell grain s0-field-road', 'discard']])
  expect(asked.whyNot('end')).toEqual({ why: 'notNow', pending: 'afford', rule: 'GM-12' })
  expect(asked.play('a discard').eventsOf('discarded')).toMatchObject([{ seat: 0, why: 'unsold' }])
  const sold = play(short, 'a take s1-village-stone; a sell grain s0-field-road')
  expect([sold.asked, sold.player('a').coins]).toEqual(['a place', 1])
  expect(sold.eventsOf('bought')).toMatchObject([{ good: 'stone', count: 1, coins: 1 }])
})

const castle = (grain: number, coins: number, market: number): Position => ({
  a: { coins, tiles: [`s0-field-road 1,0${' grain'.repeat(grain)}`, 's0-forest-river 0,1 clan'] },
  market: { grain: market },
  track: 's1-armadale-castle',
})

test('GM-20 where no sale can suffice, none is asked for', () => {
  const asked = (position: Position): string => play(position, 'a take s1-armadale-castle').asked
  expect(asked(castle(1, 0, 1))).toBe('a endTurn')
  expect(asked({ ...castle(1, 0, 1), revision: 1 })).toBe('a afford')
  expect(asked(castle(1, 1, 1))).toBe('a afford')
  expect(asked(castle(1, 0, 2))).toBe('a afford')
  expect(asked(castle(2, 0, 1))).toBe('a endTurn')
  const offer = (position: Position): boolean => play(position).offer('s1-armadale-castle').savedBySale
  expect([offer(castle(1, 0, 1)), offer(castle(1, 1, 1)), offer(castle(0, 2, 0))]).toEqual([false, true, false])
  const warned = (position: Position): boolean =>
    glenMore
      .warnings(play(position).state, 0)
      .some(({ action }) => glenMore.write(action) === 'take s1-armadale-castle')
  expect([warned(castle(1, 0, 1)), warned(castle(1, 1, 1))]).toEqual([true, false])
})

test('GM-20 a sale of what the cost needs does not help', () => {
  const tiles = ['s0-quarry-road 1,0 stone', 's0-forest-river 0,1 clan']
  const position = { a: { coins: 0, tiles }, market: { stone: 1 }, track: 's1-armadale-castle' }
  expect(play(position).offer('s1-armadale-castle').reason).toMatchObject({ why: 'coins', need: 1 })
  expect(play(position, 'a take s1-armadale-castle').asked).toBe('a endTurn')
})

test('GM-20 GM-24 for Loch Oich a sale helps if some pair can be paid after it', () => {
  const oich = (coins: number, wood: number): Position => ({
    a: { coins, tiles: ['s0-forest-river 0,1 wood wood wood clan'] },
    market: { wood, stone: 1, grain: 1, cattle: 1, sheep: 1 },
    options: { lochOichDifferent: true },
    track: 's3-loch-oich',
  })
  const asked = (position: Position): string => play(position, 'a take s3-loch-oich').asked
  expect(asked(oich(0, 1))).toBe('a endTurn')
  expect(asked(oich(0, 2))).toBe('a afford')
  expect(asked(oich(1, 1))).toBe('a afford')
})

const DECLINE = { declinePayment: true }

test('GM-20 with the option a payment may be declined, and the tile is discarded', () => {
  const position = { a: { tiles: [QUARRY, FOREST], coins: 0 }, track: 's1-village-stone', options: DECLINE }
  const t = play(position, 'a take s1-village-stone')
  expect([t.asked, t.legal()]).toEqual(['a pay', ['pay', 'discard']])
  expect(t.whyNot('end')).toEqual({ why: 'notNow', pending: 'pay', rule: 'GM-98' })
  expect(glenMore.blocked(t.state, 0).filter(({ action }) => action.type === 'pay')).toEqual([])
  t.play('a discard')
  expect(t.eventsOf('discarded')).toMatchObject([{ seat: 0, why: 'declined' }])
  expect([t.asked, t.cubes('s0-quarry-road')]).toEqual(['a endTurn', 'stone'])
  const paid = play(position, 'a take s1-village-stone; a pay')
  expect([paid.asked, paid.cubes('s0-quarry-road')]).toEqual(['a place', ''])
})

test('GM-20 with the option barrels, black pieces and cubes of any type may be declined too', () => {
  const tavern = { a: { tiles: [FOREST], barrels: 1 }, track: 's2-tavern', options: DECLINE }
  expect(play(tavern, 'a take s2-tavern').player('a').barrels).toBe(1)
  expect(play(tavern, 'a take s2-tavern; a discard').player('a').barrels).toBe(1)
  expect(play(tavern, 'a take s2-tavern; a pay').player('a').barrels).toBe(0)
  const ness = { a: { start: 2 }, track: 's2-loch-ness', options: DECLINE }
  const asked = play(ness, 'a take s2-loch-ness')
  expect([asked.asked, asked.legal()]).toEqual(['a give', ['give start-village', 'discard']])
  expect(play(ness, 'a take s2-loch-ness; a give start-village').asked).toBe('a place')
  expect(play(ness, 'a take s2-loch-ness; a discard').clan('start-village')).toBe(2)
  const oich = { a: { tiles: [QUARRY, FOREST], coins: 0 }, track: 's3-loch-oich', options: DECLINE }
  expect(play(oich, 'a take s3-loch-oich').legal()).toEqual(['pay wood stone', 'discard'])
  expect(play(oich, 'a take s3-loch-oich; a pay wood stone').asked).toBe('a place')
})

test('GM-20 with the option a free tile and one that cannot be paid are as ever', () => {
  const free = play({ track: 's0-forest-river', options: DECLINE }, 'a take s0-forest-river')
  expect(free.asked).toBe('a place')
  const poor = { a: { coins: 0, tiles: [FOREST] }, track: 's1-village-stone', options: DECLINE }
  expect(play(poor, 'a take s1-village-stone').eventsOf('discarded')).toMatchObject([{ why: 'cost' }])
})

test('GM-20 a sale that does not help is not asked for', () => {
  const t = play(
    { a: { tiles: ['s0-field-road 1,0 grain', 's0-forest-river 0,1 clan'] }, market: { grain: 2 }, track: 's2-tavern' },
    'a take s2-tavern',
  )
  expect(t.asked).toBe('a endTurn')
})

test('GM-21 a tile without a legal cell is discarded without payment', () => {
  const t = play({ a: { barrels: 1 }, track: 's2-tavern' }, 'a take s2-tavern')
  expect(t.eventsOf('discarded')).toMatchObject([{ why: 'noCell' }])
  expect(t.player('a').barrels).toBe(1)
})

test('GM-22 a tavern costs a barrel, which cannot be bought', () => {
  const tableau = { tiles: ['s0-forest-river 0,1 clan'] }
  const without = play({ a: { ...tableau, coins: 99 }, track: 's2-tavern' })
  expect(without.offer('s2-tavern').reason).toEqual({ why: 'noBarrel', rule: 'GM-22' })
  const t = play({ a: { ...tableau, barrels: 2 }, track: 's2-tavern' }, 'a take s2-tavern')
  expect([t.asked, t.player('a').barrels]).toEqual(['a place', 1])
  expect(t.eventsOf('barrelPaid')).toHaveLength(1)
})

test('GM-23 W-13 Loch Ness costs a clan member, never the last one, or a chieftain', () => {
  const alone = play({ track: 's2-loch-ness' })
  expect(alone.offer('s2-loch-ness').reason).toEqual({ why: 'noPiece', rule: 'GM-23' })
  expect(alone.play('a take s2-loch-ness').asked).toBe('a endTurn')
  const chief = play({ a: { chieftains: 1 }, track: 's2-loch-ness' }, 'a take s2-loch-ness')
  expect([chief.asked, chief.player('a').chieftains, chief.clan('start-village')]).toEqual(['a place', 0, 1])
  const both = play({ a: { start: 2, chieftains: 1 }, track: 's2-loch-ness' }, 'a take s2-loch-ness')
  expect(both.legal()).toEqual(['give start-village', 'give chieftain'])
  expect(both.whyNot('end')).toEqual({ why: 'notNow', pending: 'give', rule: 'GM-98' })
  expect(both.play('a give start-village').clan('start-village')).toBe(1)
  expect(both.asked).toBe('a place')
})

test('GM-23 without a chieftain only clan members can be paid', () => {
  const a = { start: 1, tiles: ['s0-forest-river 0,1 clan', 's0-quarry-road 1,0'] }
  const t = play({ a, track: 's2-loch-ness' }, 'a take s2-loch-ness')
  expect(t.legal()).toEqual(['give start-village', 'give s0-forest-river'])
  const greyed = glenMore.blocked(t.state, 0).filter(({ action }) => action.type === 'give')
  expect(greyed.map(({ action }) => glenMore.write(action))).toEqual(['give chieftain'])
  expect(t.whyNot('give chieftain')).toEqual({ why: 'noChieftain', rule: 'GM-23' })
})

test('GM-23 which of several black pieces is given is asked; the offer names them', () => {
  const a = { tiles: ['s0-forest-river 0,1 clan', 's0-quarry-road 1,0 clan'], chieftains: 1 }
  const t = play({ a, track: 's2-loch-ness' })
  expect(t.offer('s2-loch-ness').pieces).toEqual([0, tileOf('s0-forest-river'), tileOf('s0-quarry-road'), null])
  t.play('a take s2-loch-ness')
  expect(t.eventsOf('pieceGiven')).toEqual([])
  expect(t.legal()).toEqual(['give start-village', 'give s0-forest-river', 'give s0-quarry-road', 'give chieftain'])
  t.play('a give s0-quarry-road')
  expect(t.eventsOf('pieceGiven')).toEqual([{ type: 'pieceGiven', seat: 0, from: tileOf('s0-quarry-road') }])
  expect([t.clan('start-village'), t.clan('s0-forest-river'), t.clan('s0-quarry-road')]).toEqual([1, 1, 0])
})

test('GM-23 the last clan member is greyed with its reason', () => {
  const t = play({ a: { start: 1, chieftains: 1 }, track: 's2-loch-ness' })
  t.state.stack.pop()
  t.state.taken = t.state.track[4]
  t.state.track[4] = t.state.track[0]
  t.state.track[0] = -1
  t.state.stack.push({ kind: 'give', seat: 0 })
  expect(t.whyNot('give start-village')).toEqual({ why: 'lastClan', rule: 'GM-23' })
  expect(t.whyNot('give chieftain')).toBeNull()
})

test('GM-24 Loch Oich costs two cubes of any type, equal ones too', () => {
  const a = { tiles: ['s0-quarry-road 1,0 stone stone', 's0-forest-river 0,1 wood'], coins: 0 }
  const t = play({ a, track: 's3-loch-oich' }, 'a take s3-loch-oich')
  expect(t.legal()).toEqual(['pay wood stone', 'pay stone stone'])
  const shown = (goods: string) => t.view().cubeChoices.find((choice) => choice.goods.join(' ') === goods)
  expect(shown('wood stone')).toMatchObject({ reason: null, payment: { own: ['wood', 'stone'], coins: 0 } })
  expect(shown('wood wood')).toMatchObject({ reason: { why: 'coins', need: 1, has: 0 }, payment: null })
  expect(t.whyNot('pay wood wood')).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM-26' })
  expect(t.play('a pay stone stone').cubes('s0-quarry-road')).toBe('')
  const different = play({ a, track: 's3-loch-oich', options: { lochOichDifferent: true } }, 'a take s3-loch-oich')
  expect([different.asked, different.cubes('s0-quarry-road'), different.cubes('s0-forest-river')]).toEqual([
    'a place',
    'stone',
    '',
  ])
})

test('GM-24 with the option the two cubes differ, and equal ones are greyed', () => {
  const a = { tiles: ['s0-quarry-road 1,0 stone stone', 's0-forest-river 0,1 wood'], coins: 1 }
  const t = play({ a, track: 's3-loch-oich', options: { lochOichDifferent: true } }, 'a take s3-loch-oich')
  expect(t.whyNot('pay stone stone')).toEqual({ why: 'different', rule: 'GM-24' })
  expect(t.legal()).toContain('pay wood stone')
})

test('GM-24 with the option two equal cubes do not pay for Loch Oich', () => {
  const a = { tiles: ['s0-quarry-road 1,0 stone stone'], coins: 0 }
  const t = play({ a, track: 's3-loch-oich', options: { lochOichDifferent: true } })
  expect(t.offer('s3-loch-oich')).toMatchObject({ payment: null, reason: { why: 'coins', need: 1, has: 0 } })
  expect(t.play('a take s3-loch-oich').eventsOf('discarded')).toMatchObject([{ why: 'cost' }])
  expect(play({ a, track: 's3-loch-oich' }, 'a take s3-loch-oich').asked).toBe('a place')
})

test('GM-24 Loch Oich can be bought whole, unless every row is full', () => {
  const bought = play({ a: { coins: 2 }, track: 's3-loch-oich' })
  expect(bought.offer('s3-loch-oich').payment).toEqual({ own: [], bought: ['wood', 'stone'], coins: 2 })
  const full = { wood: 3, stone: 3, grain: 3, cattle: 3, sheep: 3 }
  const t = play({ a: { coins: 99 }, market: full, track: 's3-loch-oich' })
  expect(t.offer('s3-loch-oich').reason).toEqual({ why: 'soldOut', good: null, rule: 'GM-26' })
})
