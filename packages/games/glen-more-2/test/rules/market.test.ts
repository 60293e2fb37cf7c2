import { describe, expect, test } from 'vitest'
import { play } from '../play.ts'

const FULL = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }

describe('market', () => {
  test('GM2-40 coins fill a row from the left, field by field', () => {
    const t = play({ line: 'a b # A6 S1', market: { stone: 0 }, a: { coins: 6 } }, 'a take A6')
    expect(t.lastEvents).toContainEqual({ type: 'bought', seat: 0, good: 'stone', coins: 1 })
    expect([t.view().market.stone, t.player('a').coins]).toEqual([1, 5])
  })
  test('GM2-41 a purchase is spent at once; kinds that one holds may be bought too; a full row sells nothing', () => {
    const t = play({ line: 'a b # A6 S1', a: { village: 'scot stone', coins: 6 } }, 'a take A6')
    expect(t.asked).toBe('a pay')
    expect(t.legal()).toEqual(['spend stone HOME-V1', 'buy stone', 'sell stone HOME-V1'])
    t.play('a buy stone')
    expect([t.goods('HOME-V1'), t.player('a').coins, t.view().market.stone]).toEqual(['stone', 4, 2])
    const full = play({ line: 'a b # A6 S1', a: { coins: 99 }, market: { stone: 3 } })
    expect(full.whyNot('take A6')).toEqual({ why: 'soldOut', good: 'stone', rule: 'GM2-41' })
  })
  test('GM2-42 a seller takes the rightmost stack, as often as he likes; an empty row buys nothing', () => {
    const t = play({ a: { village: 'scot sheep sheep sheep', coins: 0 }, market: { sheep: 2 } })
    t.play('a sell sheep HOME-V1; a sell sheep HOME-V1')
    expect([t.player('a').coins, t.view().market.sheep]).toEqual([3, 0])
    expect(t.whyNot('sell sheep HOME-V1')).toEqual({ why: 'rowEmpty', good: 'sheep', rule: 'GM2-42' })
  })
  test('GM2-42 sales are open before the move, before the tile is placed, and after it', () => {
    const t = play({ line: 'a b # S2 S1', a: { village: 'scot wood' } })
    expect(t.legal('sell')).toEqual(['sell wood HOME-V1'])
    expect(t.play('a take S2').legal('sell')).toEqual(['sell wood HOME-V1'])
    expect(t.play('a place 0,1').legal('sell')).toEqual(['sell wood HOME-V1'])
  })
  test('GM2-43 casks and Scotsmen are not traded', () => {
    const t = play({ line: 'a b # B13 S1', a: { casks: 0, coins: 99 } })
    expect(t.whyNot('take B13')).toEqual({ why: 'noCask', rule: 'GM2-26' })
    expect(t.legal('sell')).toEqual([])
  })
  test('GM2-44 the introductory game changes what is shown, not prices or limits', () => {
    const t = play({ options: { introductory: true }, a: { village: 'scot wood', coins: 0 }, market: { wood: 2 } })
    t.play('a sell wood HOME-V1')
    expect([t.view().options.introductory, t.player('a').coins, t.view().market.wood]).toEqual([true, 2, 1])
  })
  test('GM2-E2 one cattle for 2 coins, spent at the Butcher; one sheep sold for 3', () => {
    const t = play(
      {
        line: 'a b # S1 S2',
        a: { tiles: ['B11 0,1'], village: 'scot sheep', coins: 6 },
        market: { cattle: 1, sheep: 3 },
      },
      'a take S1; a place -1,1; a activate B11 cattle',
    )
    expect([t.view().market.cattle, t.player('a').coins, t.vps()[0]]).toEqual([2, 4, 2])
    t.play('a sell sheep HOME-V1')
    expect([t.view().market.sheep, t.player('a').coins]).toEqual([2, 7])
  })
})

describe('what can be taken', () => {
  test('GM2-26 not what cannot be paid or placed; what is protected is only passed', () => {
    const t = play({ line: 'a b # A6 S1', a: { coins: 1, village: 'scot' } })
    expect(t.whyNot('take A6')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
    expect(play({ line: 'a b # R1 S1' }).whyNot('take R1')).toEqual({ why: 'notEntered', rule: 'GM2-26' })
  })
  test('GM2-Q17 a cost can be paid if it can after sales and purchases', () => {
    const t = play({ line: 'a b # A6 S1', a: { coins: 0, village: 'scot sheep sheep' }, market: { sheep: 3 } })
    expect(t.offer('A6')).toMatchObject({ reason: null, payment: null, needsSale: true })
    t.play('a take A6')
    expect(t.asked).toBe('a pay')
    expect(t.whyNot('buy stone')).toEqual({ why: 'coins', need: 2, has: 0, rule: 'GM2-41' })
    t.play('a sell sheep HOME-V1')
    expect([t.asked, t.player('a').coins, t.goods('HOME-V1')]).toEqual(['a place', 1, 'sheep'])
  })
  test('GM2-Q17 what is sold and bought back counts once: the rest must still be payable', () => {
    // The stone is needed: selling it brings 1 coin, and it costs 1 to buy it back.
    const t = play({ line: 'a b # A6 S1', a: { coins: 0, village: 'scot stone' }, market: { stone: 1 } })
    expect(t.whyNot('take A6')).toBeNull()
    const dear = play({ line: 'a b # A4 S1', a: { coins: 0, village: 'scot stone' } })
    expect(dear.whyNot('take A4')).toMatchObject({ why: 'coins', need: 2 })
  })
  test('GM2-27 without a legal tile one is discarded, for a coin or a movement point', () => {
    const dear = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
    const t = play({ line: `a ${dear} b #`, a: { coins: 0 }, market: FULL })
    expect(t.legal()).toEqual(dear.split(' ').map((tile) => `discard ${tile}`))
    expect(t.whyNot('take A6')).toEqual({ why: 'soldOut', good: 'stone', rule: 'GM2-41' })
    t.play('a discard A7')
    expect(t.legal()).toEqual(['coin', 'point'])
    t.play('a coin')
    expect([t.asked, t.player('a').coins, t.eventsOf('discarded').length]).toEqual(['a activate', 1, 1])
    const point = play({ line: `a ${dear} b #`, a: { coins: 0 }, market: FULL }, 'a discard A7; a point')
    expect(point.legal()).toEqual(['move HOME-V1 HOME-C1', 'end'])
  })
  test('GM2-D5 a player who can take a tile must not discard one; a lack of cells blocks as much as a price', () => {
    const t = play({ line: 'a b # S1 A6' })
    expect(t.whyNot('discard A6')).toEqual({ why: 'canTake', rule: 'GM2-27' })
    // No Scotsman is left near a free cell: nothing can be placed, whatever it costs.
    const blocked = play({ line: 'a S1 S2 S4 A10 A11 A12 A13 A9 S3 S5 b #', a: { village: '' } })
    expect(blocked.legal('take')).toEqual([])
    expect(blocked.whyNot('take S1')).toEqual({ why: 'noCell', rule: 'GM2-Q1' })
    expect(blocked.legal('discard').length).toBe(10)
  })
  test('GM2-Q1 a tile that cannot be placed is not a legal choice', () => {
    const t = play({ line: 'a b # B4 A8 S1', a: { tiles: ['A7 0,1 scot'], village: '', coins: 9 } })
    expect(t.whyNot('take B4')).toBeNull()
    const no = play({ line: 'a b # B17 S1', a: { coins: 9 } })
    expect(no.whyNot('take B17')).toEqual({ why: 'noCell', rule: 'GM2-Q1' })
  })
})

describe('paying', () => {
  test('GM2-50 the cost is paid before the tile is placed, from any tiles', () => {
    const t = play({ line: 'a b # A6 S1', a: { village: 'scot stone', castle: 'stone', coins: 0 } }, 'a take A6')
    expect(t.legal('spend')).toEqual(['spend stone HOME-V1', 'spend stone HOME-C1'])
    expect(t.legal('buy')).toEqual([])
    t.play('a spend stone HOME-C1')
    expect([t.asked, t.goods('HOME-V1'), t.goods('HOME-C1')]).toEqual(['a place', 'stone', ''])
    const coins = play({ line: 'a b # C13 S1', a: { coins: 1 } }, 'a take C13')
    expect([coins.player('a').coins, coins.asked]).toEqual([0, 'a place'])
    const cask = play({ line: 'a b # B13 S1', a: { casks: 2 } }, 'a take B13')
    expect(cask.player('a').casks).toBe(1)
  })
  test('GM2-50 a way that leaves no choice is not asked for', () => {
    const t = play({ line: 'a b # A4 S1', a: { village: 'scot wood', coins: 2 } }, 'a take A4')
    expect([t.asked, t.goods('HOME-V1'), t.player('a').coins]).toEqual(['a place', '', 0])
  })
  test('GM2-50 all that one has of a kind is one way, wherever it lies', () => {
    const a = { tiles: ['B11 1,1'], village: 'scot sheep', castle: 'sheep', coins: 0 }
    const t = play({ line: 'a b # S2 S1', a }, 'a take S2; a place 0,1; a activate B11 sheep sheep')
    expect([t.asked, t.vps()[0]]).toEqual(['a activate', 5])
  })
  test('GM2-41 a full row sells nothing in the middle of a payment either', () => {
    const a = { village: 'scot stone', castle: 'stone', coins: 9 }
    const t = play({ line: 'a b # A6 S1', a, market: { stone: 3 } }, 'a take A6')
    expect(t.whyNot('buy stone')).toEqual({ why: 'soldOut', good: 'stone', rule: 'GM2-41' })
  })
  test('GM2-Q17 nothing is bought that could be spent while a sale is needed for the rest', () => {
    const a = { village: 'scot wood sheep', castle: 'wood', coins: 1 }
    const t = play({ line: 'a b # A4 S1', a, market: { wood: 0, stone: 1, sheep: 2 } }, 'a take A4')
    expect(t.legal()).toEqual(['spend wood HOME-V1', 'spend wood HOME-C1', 'sell sheep HOME-V1'])
    expect(t.whyNot('buy wood')).toEqual({ why: 'owed', rule: 'GM2-Q17' })
    t.play('a sell sheep HOME-V1')
    // The stone is bought for 2 at once, and the last coin may be spent on wood.
    expect([t.asked, t.player('a').coins, t.legal('buy')]).toEqual(['a pay', 1, ['buy wood']])
  })
  test('GM2-51 a paid Scotsman returns to the supply and does not help to place the tile', () => {
    const t = play({ line: 'a b # C4 S1', a: { village: 'scot', castle: 'scot' } }, 'a take C4')
    expect(t.legal()).toEqual(['give HOME-V1', 'give HOME-C1'])
    t.play('a give HOME-C1')
    expect([t.player('a').supply, t.legal('place')]).toEqual([8, ['place -1,0']])
    const other = play({ line: 'a b # C4 S1', a: { village: 'scot', castle: 'scot' } }, 'a take C4; a give HOME-V1')
    expect(other.legal('place')).toEqual(['place 2,0'])
  })
  test('GM2-99 Loch Ness cannot be placed with the help of the Scotsman just paid', () => {
    const t = play({ line: 'a b # C4 S1', a: { village: 'scot scot', coins: 9 } }, 'a take C4')
    expect([t.asked, t.scots('HOME-V1'), t.legal('place')]).toEqual(['a place', 1, ['place -1,0']])
  })
  test('GM2-Q9 the last Scotsman may be paid if the tile can still be placed', () => {
    expect(play({ line: 'a b # C4 S1' }).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-Q9' })
    const t = play({ line: 'a b # C4 S1', a: { fields: 'mackintosh' } }, 'a take C4')
    expect([t.asked, t.player('a').supply]).toEqual(['a place', 9])
    expect(t.legal('place')).toEqual(['place 2,0'])
  })
  test('GM2-51 without a Scotsman on any tile, or on a home tile with the option, he cannot be paid', () => {
    const nobody = { village: '', fields: 'mackintosh' }
    expect(play({ line: 'a b # C4 S1', a: nobody }).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-51' })
    const needed = { village: '', tiles: ['A6 -1,0 scot'] }
    expect(play({ line: 'a b # C4 S1', a: needed }).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-Q9' })
    const away = { village: '', tiles: ['A6 -1,0 scot scot'] }
    const options = { scotsmanFrom: 'home' }
    expect(play({ line: 'a b # C4 S1', a: away }).whyNot('take C4')).toBeNull()
    expect(play({ line: 'a b # C4 S1', a: away, options }).whyNot('take C4')).toEqual({
      why: 'notHome',
      rule: 'GM2-D3',
    })
  })
  test('GM2-6 the Home Territory is the whole connected territory', () => {
    const t = play({ line: 'a b # C4 S2', a: { tiles: ['S1 0,1 scot'] } })
    t.play('a take C4')
    expect(t.legal()).toContain('give S1')
  })
  test('GM2-D3 with the option a paid Scotsman comes from the home tiles', () => {
    const position = { line: 'a b # C4 S2', a: { tiles: ['S1 0,1 scot'], castle: 'scot' } }
    expect(play(position, 'a take C4').legal()).toEqual(['give HOME-V1', 'give HOME-C1', 'give S1'])
    const home = play({ ...position, options: { scotsmanFrom: 'home' } }, 'a take C4')
    expect(home.legal()).toEqual(['give HOME-V1', 'give HOME-C1'])
    expect(home.whyNot('give S1')).toEqual({ why: 'notHome', rule: 'GM2-D3' })
    const covered = { village: '', castle: 'scot', tiles: ['S1 0,1', 'B4 0,0 scot'] }
    const pile = play({ line: 'a b # C4 S2', a: covered, options: { scotsmanFrom: 'home' } }, 'a take C4')
    expect(pile.legal()).toEqual(['give HOME-C1', 'give B4'])
  })
})
