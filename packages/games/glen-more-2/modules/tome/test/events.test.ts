import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { gathering, offered, shown, tome, turned, eventsOf } from './play.ts'

const poor = (castle: string) => ({ castle, coins: 0 })

describe('GM2-C6-5 events of the base cards', () => {
  test('GM2-C6-5 Loch Lochy: 1 cattle on any own tile, then all animal tiles', () => {
    const t = gathering('loch-lochy', { a: { tiles: ['B16 -1,1', 'A12 -2,1', 'S1 -1,2'] } }).play('a event loch-lochy')
    expect(t.asked).toBe('a bring')
    t.play('a put cattle HOME-C1')
    expect([t.asked, t.goods('HOME-C1')]).toEqual(['a grant', 'cattle'])
    expect(offered(t)).toEqual(['activate B16', 'activate A12', 'decline'])
    t.play('a activate A12; a activate B16')
    expect([t.goods('A12'), t.goods('B16'), t.asked]).toEqual(['cattle', 'sheep', 'a activate'])
    expect(t.legal('activate B16')).toEqual([])
  })

  test('GM2-C6-5 Loch Lochy without animal tiles: the cattle alone', () => {
    const t = gathering('loch-lochy').play('a event loch-lochy; a put cattle HOME-V1')
    expect([t.asked, t.goods('HOME-V1')]).toEqual(['a activate', 'cattle'])
  })

  test('GM2-C6-5 Castle Stalker: 1 Scotsman, then a tile of the discard pile without its cost', () => {
    const t = gathering('castle-stalker', { discards: 'A6 A1', a: { village: 'scot scot', coins: 0 } })
    t.play('a event castle-stalker')
    expect([t.asked, t.scots('HOME-V1'), offered(t)]).toEqual(['a build', 1, ['build A6', 'build A1', 'decline']])
    t.play('a build A6; a place -1,0; a activate HOME-V1; a decline')
    expect([t.scots('A6'), t.state.points, t.asked]).toEqual([1, 1, 'a activate'])
    // A person pays its road (GM2-111).
    const person = gathering('castle-stalker', { discards: 'A1', a: { village: 'scot scot', coins: 0 } })
    person.play('a event castle-stalker; a build A1')
    expect([person.asked, person.legal('claim macleod').length, person.legal('claim macmillan')]).toEqual([
      'a claim',
      1,
      [],
    ])
  })

  test('GM2-C6-5 Loch Shiel: 1 VP for 2 Scotsmen on Loch Shiel', () => {
    const t = gathering('loch-shiel', { a: { vp: 3, tiles: ['B5 -1,0'] } }).play('a event loch-shiel')
    expect([t.vps(), t.scots('B5'), t.player('a').supply, t.asked]).toEqual([[2, 0], 2, 6, 'a activate'])
    expect(eventsOf(t, 'vpGained')).toMatchObject([{ vp: -1, source: 'event', total: 2 }])
  })

  test('GM2-C6-5 Duart Castle: 3 VP, and with a marker on MacLean one exchange', () => {
    const none = gathering('duart-castle', { a: poor('sheep cattle') }).play('a event duart-castle')
    expect([none.vps(), none.asked]).toEqual([[3, 0], 'a activate'])
    const t = gathering('duart-castle', { a: { ...poor('sheep cattle'), fields: 'maclean' } })
    t.play('a event duart-castle')
    expect([t.asked, offered(t)]).toEqual(['a exchange', ['exchange sheep cattle', 'decline']])
    expect(shown(t).deals).toEqual([{ goods: ['sheep', 'cattle'], by: null, vp: 6, reason: null }])
    t.play('a exchange sheep cattle')
    expect([t.vps(), t.goods('HOME-C1'), t.asked]).toEqual([[9, 0], '', 'a activate'])
    const left = gathering('duart-castle', { a: { ...poor('sheep cattle'), fields: 'maclean' } })
    expect(left.play('a event duart-castle; a decline').vps()).toEqual([3, 0])
  })

  test('GM2-C6-5 Duart Castle: Sinclair serves its exchange', () => {
    const a = { castle: 'sheep', coins: 1, fields: 'maclean sinclair' }
    const t = gathering('duart-castle', { a, market: { cattle: 3, sheep: 0 } }).play('a event duart-castle')
    expect(offered(t)).toEqual(['exchange sheep coin', 'decline'])
    expect(t.whyNot('exchange sheep cattle')).toMatchObject({ why: 'soldOut' })
    t.play('a exchange sheep coin')
    expect([t.vps(), t.player('a').coins, t.goods('HOME-C1')]).toEqual([[9, 0], 0, ''])
  })

  test('GM2-C6-5 Loch Ness: a coin for each own event side, Loch Ness included', () => {
    const b = { cards: 'castle-moil' }
    const t = gathering('loch-ness inverness duart-castle', { b }, 'inverness castle-moil').play('a event loch-ness')
    expect(t.player('a').coins).toBe(8)
  })

  test('GM2-C6-5 Armadale Castle: any number of stone for 3 VP each', () => {
    const t = gathering('armadale-castle', { a: poor('stone stone stone') }).play('a event armadale-castle')
    expect(offered(t)).toEqual(['exchange stone', 'exchange stone stone', 'exchange stone stone stone', 'decline'])
    expect(shown(t).each).toBe(true)
    t.play('a exchange stone stone')
    expect([t.vps(), t.goods('HOME-C1'), t.asked]).toEqual([[6, 0], 'stone', 'a activate'])
    // The VP are of one source, so they come at once.
    expect(eventsOf(t, 'vpGained')).toMatchObject([{ vp: 6, source: 'event' }])
  })

  test('GM2-C6-5 Loch Morar: 2 Scotsmen for 9 VP', () => {
    const t = gathering('loch-morar', { a: { village: 'scot scot', castle: 'scot' } }).play('a event loch-morar')
    expect([t.asked, offered(t)]).toEqual(['a forfeit', ['give HOME-V1', 'give HOME-C1']])
    expect(t.whyNot('end')).toEqual({ why: 'event', rule: 'GM2-C6-3' })
    t.play('a give HOME-C1')
    expect([t.vps(), t.scots('HOME-V1'), t.player('a').supply]).toEqual([[9, 0], 1, 8])
  })

  test('GM2-C6-5 Castle Moil: 2 coins, and a Scotsman goes home from anywhere', () => {
    const t = gathering('castle-moil', { a: { tiles: ['A3 -1,0', 'A6 -2,0 scot'] } }).play('a event castle-moil')
    expect([t.asked, offered(t)]).toEqual(['a recall', ['move HOME-V1 HOME-C1', 'move A6 HOME-C1', 'decline']])
    t.play('a move A6 HOME-C1')
    expect([t.scots('HOME-C1'), t.player('a').coins, t.asked]).toEqual([1, 8, 'a activate'])
    const none = gathering('castle-moil').play('a event castle-moil; a decline')
    expect([none.scots('HOME-C1'), none.player('a').coins]).toEqual([0, 8])
    const home = gathering('castle-moil', { a: { village: '', castle: 'scot' } })
    expect(home.play('a event castle-moil').asked).toBe('a activate')
  })
})

describe('GM2-C6-5 events of its own cards', () => {
  test('GM2-C6-5 Dunvegan Castle: 2 cattle for 7 VP', () => {
    const t = gathering('dunvegan-castle', { a: poor('cattle cattle') }).play('a event dunvegan-castle')
    expect(offered(t)).toEqual(['exchange cattle cattle', 'decline'])
    expect(t.play('a exchange cattle cattle').vps()).toEqual([7, 0])
    const none = gathering('dunvegan-castle', { a: poor('cattle'), market: { cattle: 3 } })
    expect(none.play('a event dunvegan-castle').asked).toBe('a activate')
    expect(turned(none, 'a')).toBe('dunvegan-castle')
  })
})

describe('GM2-C6-8 Donan Castle', () => {
  const b = { tiles: ['S1 0,1 wood wood wood', 'A8 0,-1', 'T2 1,1'], casks: 0 }
  const start = (a: object = {}) =>
    gathering('donan-castle', { a, b, market: { wood: 0, barley: 0 } }).play('a event donan-castle')

  test('GM2-C6-8 tiles of others: the seat pays and gets, the owner loses nothing', () => {
    const t = start(poor('barley'))
    expect([t.asked, offered(t)]).toEqual([
      'a borrow',
      ['activate HOME-V2', 'activate HOME-C2', 'activate S1', 'activate A8 barley', 'decline'],
    ])
    t.play('a activate A8 barley')
    expect([t.player('a').casks, t.player('b').casks, t.goods('HOME-C1')]).toEqual([1, 0, ''])
    expect(eventsOf(t, 'tileBorrowed')).toMatchObject([{ seat: 0, owner: 1 }])
  })

  test('GM2-C6-8 what is produced goes on any own tiles, also where the tile itself is full', () => {
    const t = start(poor('')).play('a activate S1')
    expect([t.asked, t.goods('S1')]).toEqual(['a bring', 'wood wood wood'])
    t.play('a put wood HOME-C1')
    expect([t.goods('HOME-C1'), t.goods('S1')]).toEqual(['wood', 'wood wood wood'])
    const lost = start(poor('')).play('a activate S1; a decline')
    expect(lost.asked).toBe('a borrow')
  })

  test('GM2-C6-8 without room on any own tile nothing is produced', () => {
    const full = 'stone stone stone'
    const t = gathering('donan-castle', {
      a: { village: `scot ${full}`, castle: full, coins: 0 },
      b: { tiles: ['S1 0,1'] },
      market: { stone: 0, wood: 0 },
    })
    expect(t.play('a event donan-castle').legal('activate S1')).toEqual(['activate S1'])
    t.state.goods[t.state.tiles[0][2]] = 3 * 32
    t.state.goods[t.state.tiles[0][3]] = 3 * 32
    expect(t.whyNot('activate S1')).toMatchObject({ why: 'full' })
  })

  test('GM2-C6-8 up to 2 different tiles, then no more; movement points are pooled', () => {
    const t = start(poor('')).play('a activate HOME-V2')
    expect([t.asked, t.legal('activate HOME-V2'), t.state.points]).toEqual(['a borrow', [], 1])
    expect(t.legal('move HOME-V1 HOME-C1')).toEqual(['move HOME-V1 HOME-C1'])
    t.play('a activate HOME-C2')
    expect([t.asked, t.state.points]).toEqual(['a activate', 2])
    expect(start(poor('')).play('a activate HOME-V2; a decline').asked).toBe('a activate')
    expect(start(poor('')).play('a decline').asked).toBe('a activate')
  })

  test('GM2-C6-8 all kinds of activation: an event tile of another player turns an own card', () => {
    const t = gathering('donan-castle loch-ness', { b }).play('a event donan-castle; a activate T2')
    expect([t.asked, offered(t)]).toEqual(['a event', ['event loch-ness', 'flip loch-ness']])
    t.play('a event loch-ness')
    expect([t.player('a').coins, t.asked]).toEqual([8, 'a borrow'])
  })

  test('GM2-C6-8 GM2-81 is by tile and turn: the owner activates it again in the next', () => {
    const t = start(poor('')).play('a activate S1; a put wood HOME-C1; a decline; a end')
    expect(t.state.activated).toEqual([])
  })

  test('GM2-C6-8 nothing to activate: nothing is asked', () => {
    const t = gathering('donan-castle', { b: {} })
    t.state.activated.push(...t.state.tiles[1])
    expect(t.play('a event donan-castle').asked).toBe('a activate')
  })

  test('GM2-C6-8 a sale that would make nothing possible is no reason to ask', () => {
    const t = gathering('donan-castle', { a: { castle: 'sheep' }, b: {}, market: { sheep: 2 } })
    t.state.activated.push(...t.state.tiles[1])
    t.play('a event donan-castle')
    expect([t.asked, t.legal('sell')]).toEqual(['a activate', ['sell sheep HOME-C1']])
  })

  test('GM2-C6-8 GM2-42 what cannot be sold meanwhile has its own reason', () => {
    const t = start(poor('barley'))
    expect(t.whyNot('sell barley HOME-C1')).toMatchObject({ why: 'rowEmpty' })
  })
})

describe('GM2-C6-11 rulings', () => {
  test('GM2-C6-11 Scotsmen are paid from anywhere in the own territory, whatever GM2-D3 says', () => {
    const a = { tiles: ['A3 -1,0', 'A6 -2,0 scot', 'S2 -1,1 scot'] }
    const t = gathering('castle-of-mey', { a, options: { scotsmanFrom: 'home' } }).play('a event castle-of-mey')
    expect(offered(t)).toEqual(['give HOME-V1', 'give A6', 'give S2'])
  })

  test('GM2-C6-11 bought resources may pay events', () => {
    const t = gathering('dunvegan-castle', { a: { coins: 5, castle: '' }, market: { cattle: 1 } })
    t.play('a event dunvegan-castle; a exchange cattle cattle')
    expect([t.vps(), t.player('a').coins, t.state.market[4]]).toEqual([[7, 0], 0, 3])
    const armadale = gathering('armadale-castle', { a: { coins: 3, castle: 'stone' }, market: { stone: 0 } })
    armadale.play('a event armadale-castle')
    expect(offered(armadale)).toEqual([
      'exchange stone',
      'exchange stone stone',
      'exchange stone stone stone',
      'decline',
    ])
    armadale.play('a exchange stone stone stone')
    expect([armadale.vps(), armadale.player('a').coins]).toEqual([[9, 0], 0])
  })

  test('GM2-C6-11 what can be paid only after a sale is asked for, and sales are open', () => {
    const t = gathering('dunvegan-castle', { a: { coins: 0, castle: 'cattle sheep' }, market: { cattle: 0, sheep: 2 } })
    t.play('a event dunvegan-castle')
    expect([t.asked, offered(t)]).toEqual(['a exchange', ['decline']])
    expect(t.whyNot('exchange cattle cattle')).toMatchObject({ why: 'coins', need: 1, has: 0 })
    t.play('a sell sheep HOME-C1; a exchange cattle cattle')
    expect(t.vps()).toEqual([7, 0])
  })

  test('GM2-C6-11 the same for any number of them: the first is shown with what it lacks', () => {
    const t = gathering('armadale-castle', { a: { coins: 0, castle: 'sheep' }, market: { stone: 0, sheep: 2 } })
    t.play('a event armadale-castle')
    expect([t.asked, offered(t)]).toEqual(['a exchange', ['decline']])
    expect(t.whyNot('exchange stone')).toMatchObject({ why: 'coins', need: 1, has: 0 })
    expect(t.play('a sell sheep HOME-C1; a exchange stone').vps()).toEqual([3, 0])
  })

  test('GM2-C6-11 "2 tiles" means up to 2', () => {
    const a = { village: 'scot scot', tiles: ['S2 -1,1'] }
    const t = gathering('castle-of-mey', { a }).play('a event castle-of-mey; a remove S2; a decline')
    expect([t.player('a').tiles.length, t.asked]).toEqual([4, 'a activate'])
    expect(gathering('castle-of-mey', { a }).play('a event castle-of-mey; a decline').player('a').tiles.length).toBe(5)
  })

  test('GM2-C6-11 once the tile of a card has left, what would go on it goes to the Home Castle', () => {
    const t = gathering('loch-shiel', { a: { vp: 1 } }).play('a event loch-shiel')
    expect([t.scots('HOME-C1'), t.vps()]).toEqual([2, [0, 0]])
  })

  test('GM2-C6-11 an event that is paid needs not have an effect', () => {
    const t = gathering('castle-stalker', { a: { village: 'scot scot' } }).play('a event castle-stalker')
    expect([t.player('a').supply, t.asked]).toEqual([8, 'a activate'])
  })

  test('GM2-85 Loch Ness may activate a Gathering anywhere', () => {
    const a = { cards: 'loch-ness', tiles: ['S2 0,-1', 'T1 0,-2'] }
    const t = tome({ line: 'a b # S4 S3', a }, 'a take S4; a place 0,1; a activate T1; a event loch-ness')
    expect(t.player('a').coins).toBe(7)
  })

  test('GM2-80 an event that a turn would leave is warned of', () => {
    const t = tome({ line: 'a b # S4 S3', a: { cards: 'loch-ness', tiles: ['T1 0,1'] } }, 'a take S4; a place 1,1')
    t.play('a activate S4; a activate HOME-V1; a activate HOME-C1; a move HOME-V1 HOME-C1; a move HOME-C1 HOME-V1')
    const left = (): unknown => glenMore2.warnings(t.state, 0).find(({ warning }) => warning.warn === 'leaves')?.warning
    expect(left()).toMatchObject({ warn: 'leaves', goods: 0, points: 0, events: 1, rule: 'GM2-80' })
    t.play('a activate T1; a flip loch-ness')
    expect(left()).toBeUndefined()
  })

  test('GM2-Q5 where Scotsmen are few and an event may want them, the order is asked', () => {
    const others = { fields: 'ross mckinnon chisholm macmillan' }
    const a = { castle: 'wood stone scot scot scot scot scot scot', coins: 0, village: 'scot scot', supply: 1 }
    const duart = (cards: string): string =>
      tome({ line: 'a b # B6 S3', discards: 'T1', a: { ...a, cards }, b: others }, 'a take B6; a place 0,1').asked
    expect([duart(''), duart('loch-shiel')]).toEqual(['a claim', 'a effects'])
  })
})
