import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { REVISION } from '../../../rules/revisions.ts'
import { contents, highland, shown } from './play.ts'

describe('GM2-C2-3 the toll', () => {
  const LINE = 'a b # S1 M1 S2 A6 S3'
  const stone = { village: 'scot stone', coins: 0 }

  test('GM2-C2-3 a player who passes leaves a coin or a resource; where there is no choice it is taken at once', () => {
    const t = highland({ line: LINE }, 'a take S2')
    expect([t.asked, t.player('a').coins, contents(t)]).toEqual(['a place', 5, '1'])
    expect(t.eventsOf('tollPaid')).toEqual([{ type: 'tollPaid', seat: 0, good: null, tile: null }])
    const before = highland({ line: LINE }, 'a take S1')
    expect([before.asked, contents(before)]).toEqual(['a place', '0'])
  })

  test('GM2-C2-3 a resource comes from any own tile', () => {
    const a = { village: 'scot wood', tiles: ['A10 0,1 stone stone wood'] }
    const t = highland({ line: LINE, a, market: { wood: 0, stone: 0 } }, 'a take S2')
    expect(t.asked).toBe('a toll')
    expect(t.legal()).toEqual(['toll coin', 'toll wood HOME-V1', 'toll wood A10', 'toll stone A10'])
    t.play('a toll stone A10')
    expect([t.asked, t.player('a').coins, t.goods('A10'), contents(t)]).toEqual(['a place', 6, 'wood stone', '0 stone'])
  })

  test('GM2-C2-3 a copy of the table has a Mountain of its own', () => {
    const t = highland({ line: LINE, a: { village: 'scot wood' } }, 'a take S2')
    const copy = glenMore2.clone(t.state)
    glenMore2.apply(copy, 0, glenMore2.read('toll wood HOME-V1'))
    expect([copy.chronicles.mountain?.goods[0], contents(t)]).toEqual([1, '0'])
  })

  test('GM2-C2-3 with nothing to give nothing is given', () => {
    const t = highland({ line: LINE, a: { coins: 0 } }, 'a take S2')
    expect([t.asked, contents(t), t.eventsOf('tollPaid')]).toEqual(['a place', '0', []])
  })

  test('GM2-C2-3 it is paid before the tile: both must be payable (GM2-Q17)', () => {
    // A6 costs a stone, and a stone is 2 coins at the market.
    expect(highland({ line: LINE, a: stone }).whyNot('take A6')).toEqual({ why: 'tollFirst', rule: 'GM2-C2-3' })
    expect(highland({ line: LINE, a: { coins: 2 } }).whyNot('take A6')).toEqual({ why: 'tollFirst', rule: 'GM2-C2-3' })
    expect(highland({ line: LINE, a: { coins: 1 } }).whyNot('take A6')).toMatchObject({ why: 'coins' })
    const three = highland({ line: LINE, a: { coins: 3 } }, 'a take A6')
    expect([three.asked, three.player('a').coins, contents(three)]).toEqual(['a place', 0, '1'])
    expect(highland({ line: 'a b # A6 M1 S2', a: stone }).whyNot('take A6')).toBeNull()
  })

  test('GM2-C2-3 only what leaves the tile payable can be given', () => {
    const t = highland({ line: LINE, a: { ...stone, coins: 1 } }, 'a take A6')
    expect(t.legal()).toEqual(['toll coin', 'sell stone HOME-V1'])
    expect(t.whyNot('toll stone HOME-V1')).toEqual({ why: 'tollOwed', rule: 'GM2-C2-3' })
    expect(t.whyNot('end')).toEqual({ why: 'toll', rule: 'GM2-C2-3' })
    t.play('a toll coin')
    expect([t.asked, t.goods('HOME-V1'), contents(t)]).toEqual(['a place', '', '1'])
    const poor = highland({ line: LINE, a: { coins: 0, village: 'scot wood stone' } }, 'a take A6')
    expect(poor.whyNot('toll coin')).toEqual({ why: 'noCoin', rule: 'GM2-C2-3' })
    expect(poor.whyNot('toll stone HOME-V1')).toEqual({ why: 'tollOwed', rule: 'GM2-C2-3' })
    expect(contents(poor.play('a toll wood HOME-V1'))).toBe('0 wood')
  })

  test('GM2-C2-3 resources may be sold for it, and a bought one is no toll', () => {
    const t = highland({ line: LINE, a: { coins: 0, village: 'scot wood' }, market: { wood: 3 } }, 'a take S2')
    expect(t.legal()).toEqual(['toll wood HOME-V1', 'sell wood HOME-V1'])
    t.play('a sell wood HOME-V1')
    expect([t.asked, t.player('a').coins, contents(t)]).toEqual(['a place', 2, '1'])
    // Three coins for the wood: one for the Mountain, two for the stone.
    const sold = highland({ line: LINE, a: { coins: 0, village: 'scot wood' }, market: { wood: 3 } }, 'a take A6')
    expect(sold.legal()).toEqual(['sell wood HOME-V1'])
    sold.play('a sell wood HOME-V1')
    expect([sold.asked, sold.player('a').coins, contents(sold)]).toEqual(['a place', 0, '1'])
  })

  test('GM2-C2-3 a tile that is discarded costs the toll too (GM2-27)', () => {
    const line = 'a b # S1 M1 S2 S3 S4 S5 A9 A10 A11'
    const t = highland({ line, a: { village: '' } }, 'a discard S2')
    expect([t.asked, t.player('a').coins, contents(t)]).toEqual(['a reward', 5, '1'])
  })

  test('GM2-C2-3 also on the way to The End, where nothing is sold (GM2-Q23)', () => {
    const t = highland({ line: 'a b # S1 M1 S2 END', a: { village: 'scot wood' } }, 'a take END')
    expect([t.asked, t.legal()]).toEqual(['a toll', ['toll coin', 'toll wood HOME-V1']])
    t.play('a toll wood HOME-V1')
    expect([t.asked, contents(t)]).toEqual(['b turn', '0 wood'])
    const beyond = highland({ line: 'a b # S1 M1 END S2', a: { village: 'scot wood' } }, 'a take S2')
    expect(beyond.legal()).toContain('sell wood HOME-V1')
  })
})

describe('GM2-C2-4 on the Mountain', () => {
  const LINE = 'a b # M1 S1 S2 S3 S4'

  test('GM2-C2-4 a move may end there: no toll, no tile', () => {
    const t = highland({ line: LINE, mountain: 'coin wood' }, 'a take M1')
    expect([t.asked, t.legal(), contents(t), shown(t).seat]).toEqual(['a activate', ['end'], '1 wood', 0])
    t.play('a end')
    expect([t.line().split(' ').slice(0, 4), t.player('a').tiles.length]).toEqual([['b', '#', 'a+M1', '.'], 2])
  })

  test('GM2-C2-4 only one piece', () => {
    const t = highland({ line: LINE }, 'a take M1; a end')
    expect(t.whyNot('take M1')).toEqual({ why: 'mountainOccupied', rule: 'GM2-C2-4' })
  })

  test('GM2-C2-3 GM2-C2-4 a player who leaves it owes no toll, and needs none for the next tile', () => {
    // Nobody leaves anything there. A6 costs a stone, and a stone is 2 coins at the market.
    const none = { coins: 0 }
    const position = { line: 'a b c M1 S1 S2 A6 S4', options: { die: false }, a: { coins: 2 }, b: none, c: none }
    const t = highland({ seats: 3, ...position }, 'a take M1; a end; b take S1; b place 0,1; b end')
    t.play('c take S2; c place 0,1; c end')
    expect([t.asked, t.player('a').coins, t.whyNot('take A6')]).toEqual(['a turn', 2, null])
  })

  test('GM2-C2-4 when the piece moves on, its player first takes everything, and may pay with it', () => {
    const t = highland({ line: LINE, mountain: 'coin coin wood', a: { coins: 0 }, die: [1] }, 'a take M1; a end')
    t.play('b take S2; b place 0,1; b end')
    // b has left a coin, the die another one (GM2-C2-6); a is asked before the move.
    expect([t.asked, t.player('a').coins, contents(t)]).toEqual(['a unload', 4, '0 wood'])
    expect(t.eventsOf('mountainCleared')).toEqual([{ type: 'mountainCleared', seat: 0, coins: 4, goods: ['wood'] }])
    expect(t.legal()).toEqual(['unload wood HOME-V1', 'unload wood HOME-C1'])
    expect(t.whyNot('take S4')).toEqual({ why: 'unload', rule: 'GM2-C2-4' })
    t.play('a unload wood HOME-C1')
    expect([t.asked, t.goods('HOME-C1'), contents(t)]).toEqual(['a turn', 'wood', '0'])
    t.play('a take S4; a place 0,1')
    expect([t.player('a').coins, contents(t)]).toEqual([4, '0'])
  })

  test('GM2-C2-4 coins alone are taken without a question', () => {
    const t = highland({ line: 'a b # M1 S1 S2 S3 S4', b: { coins: 0 }, die: [1] }, 'a take M1; a end')
    t.play('b take S2; b place 0,1; b end')
    expect([t.asked, t.player('a').coins]).toEqual(['a turn', 7])
  })

  test('GM2-C2-4 a tile takes 3 resources; sales make room, and the rest is lost (GM2-5)', () => {
    const full = { village: 'scot wood wood wood', castle: 'stone stone sheep' }
    const position = { line: LINE, mountain: 'cattle wood', a: full, b: { coins: 0 }, die: [1] }
    const t = highland(
      { ...position, market: { wood: 0, sheep: 0, cattle: 0 } },
      'a take M1; a end; b take S2; b place 0,1; b end',
    )
    expect([t.asked, t.legal()]).toEqual(['a unload', ['sell stone HOME-C1', 'decline']])
    expect(t.whyNot('unload cattle HOME-V1')).toEqual({ why: 'full', rule: 'GM2-5' })
    t.play('a sell stone HOME-C1')
    expect(t.legal()).toEqual(['unload wood HOME-C1', 'unload cattle HOME-C1'])
    expect(t.whyNot('decline')).toEqual({ why: 'unload', rule: 'GM2-C2-4' })
    t.play('a unload cattle HOME-C1')
    expect([t.asked, t.goods('HOME-C1'), contents(t)]).toEqual(['a turn', 'stone sheep cattle', '0'])
    expect(t.eventsOf('mountainGoodsLost')).toEqual([{ type: 'mountainGoodsLost', seat: 0, goods: ['wood'] }])
    const declined = highland({ ...position, market: { wood: 0, sheep: 0, cattle: 0 } })
    declined.play('a take M1; a end; b take S2; b place 0,1; b end; a decline')
    expect([declined.asked, contents(declined), declined.player('a').goods.cattle]).toEqual(['a turn', '0', 0])
  })

  test('GM2-85 Loch Ness works on the Mountain', () => {
    const t = highland({ line: LINE, a: { tiles: ['S5 2,0', 'C4 3,0'], cards: 'loch-ness' } }, 'a take M1')
    expect(t.legal()).toContain('activate S5')
    t.play('a activate S5; a end')
    expect(t.goods('S5')).toBe('cattle')
  })
})

describe('GM2-C2-5 at the end', () => {
  const LINE = 'a # S1 END M1 S2 b'

  test('GM2-C2-5 a player who passed The End and stopped there takes its contents before the final scoring', () => {
    const t = highland({ line: LINE, mountain: 'coin coin wood', a: { coins: 1 }, b: { coins: 0 } }, 'a take M1; a end')
    expect([t.asked, t.legal()]).toEqual(['a unload', ['unload wood HOME-V1', 'unload wood HOME-C1']])
    expect([t.player('a').coins, t.state.scorings]).toEqual([3, 0])
    t.play('a unload wood HOME-V1')
    expect([t.asked, t.vps(), t.goods('HOME-V1')]).toEqual(['over', [3, 0], 'wood'])
  })

  test('GM2-C2-5 until then the standing counts its coins', () => {
    const t = highland(
      { seats: 3, line: 'a b # END M1 S2 c', mountain: 'coin coin', a: { coins: 1 } },
      'a take M1; a end',
    )
    const lines = glenMore2.tally(t.state, null).map((own) => own.find(({ category }) => category === 'mountain'))
    expect(lines).toEqual([
      { category: 'mountain', points: 2, counts: true, detail: { coins: 2 } },
      undefined,
      undefined,
    ])
  })

  test('GM2-C2-5 what finds no room is lost, and nothing can be sold any more', () => {
    const full = { village: 'scot wood wood wood', castle: 'stone stone sheep' }
    const t = highland({ line: LINE, mountain: 'wood', a: full }, 'a take M1; a end')
    expect([t.asked, contents(t)]).toEqual(['over', '0'])
    expect(t.eventsOf('mountainGoodsLost').length).toBe(1)
  })

  test('GM2-C2-5 with nobody there its contents are nobody’s', () => {
    const t = highland({ line: 'a # S1 END M1 S2 b', mountain: 'coin wood' }, 'a take END')
    expect([t.asked, contents(t), t.vps()]).toEqual(['over', '1 wood', [6, 6]])
  })
})

describe('GM2-C2-6 the die', () => {
  test('GM2-C2-6 when the die passes, a coin from the pool is added', () => {
    const t = highland({ line: '# a b S1 M1 S2 S3', die: [3] })
    expect([t.asked, contents(t), t.state.at[4]]).toEqual(['a turn', '1', 6])
    expect(contents(highland({ line: '# a b S1 S2 M1 S3', die: [1] }))).toBe('0')
  })

  test('GM2-X3 it counts the Mountain once and never stops there', () => {
    const t = highland({ line: '# a b S1 M1 S2 S3', die: [2] })
    expect([t.state.at[4], contents(t)]).toEqual([6, '1'])
  })

  test('GM2-C2-6 a die that passes on the move with which it leaves the game adds its coin too (GM2-33)', () => {
    const t = highland({ line: '# a b S1 M1 END S3', die: [3] })
    expect([t.state.at[4], contents(t)]).toEqual([-1, '1'])
    const behind = highland({ line: '# a b S1 END M1 S3', die: [3] })
    expect([behind.state.at[4], contents(behind)]).toEqual([-1, '0'])
  })

  test('GM2-C2-6 games that began before revision 3 go on without that coin', () => {
    const t = highland({ line: 'a # b S1 M1 END S3', die: [3] })
    Object.assign(t.state, { revision: REVISION.buildAfterSales })
    t.play('a take S1; a place 0,1; a end')
    expect([t.state.at[4], contents(t)]).toEqual([-1, '0'])
  })
})

describe('GM2-C2-7 while a player is there', () => {
  test('GM2-C2-7 the toll is due all the same', () => {
    const t = highland({ line: 'a b # M1 S1 S2' }, 'a take M1; a end; b take S2')
    expect([t.player('b').coins, contents(t)]).toEqual([5, '1'])
  })

  test('GM2-C2-7 the Mountain neither counts as a tile to be taken nor is it closed where tiles are discarded', () => {
    const line = 'a b # S1 M1 S2 S3 S4 S5 A9 A10 A11'
    const t = highland({ line, a: { village: '' } })
    expect(t.legal('take')).toEqual(['take M1'])
    expect(t.legal('discard').length).toBe(8)
    expect(t.whyNot('discard M1')).toEqual({ why: 'notEntered', rule: 'GM2-27' })
    expect(t.play('a take M1').asked).toBe('a activate')
  })
})
