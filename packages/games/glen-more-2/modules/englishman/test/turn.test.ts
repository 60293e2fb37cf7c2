import { describe, expect, test } from 'vitest'
import { strategy } from '../../../opponents/index.ts'
import { prune } from '../../../opponents/prune.ts'
import { englishmanStrategy } from '../opponents/index.ts'
import { type Action, ENGLISHMAN, glenMore2 } from '../../../rules/index.ts'
import { REVISION } from '../../../rules/revisions.ts'
import { england, his, shown, told } from './play.ts'
import { mob } from '../../../modules/mobs/test/play.ts'
import { names, type Played, tileOf } from '../../../test/play.ts'

describe('GM2-C4-3 his turn', () => {
  test('GM2-C4-3 when he is rear-most the holder is asked, out of turn', () => {
    const t = his()
    expect([t.asked, t.view().pending?.seat, t.view().pending?.seats]).toEqual(['b send', 1, [1]])
    expect(t.legal().filter((action) => /^send S[123] /.test(action))).toEqual([
      'send S1 use',
      'send S2 use',
      'send S3 use',
      'send S1 discard',
      'send S2 discard',
      'send S3 discard',
    ])
    expect([t.legal('a'), t.legal('c')]).toEqual([[], []])
  })

  test('GM2-C4-3 use: the next field of the England row, then the tile is his own', () => {
    const t = his({}, 'b send S2 use')
    expect([t.asked, t.player('b').coins, shown(t).row]).toEqual(['b place', 4, 2])
    t.play('b place 0,1; b activate S2; b end')
    expect([t.player('b').tiles.length, t.goods('S2'), t.asked]).toEqual([3, 'sheep', 'a turn'])
    // His space is no longer rear-most: a is, and the line is full again.
    expect([t.line().startsWith('a b c S1 e S3'), t.view().line.length]).toEqual([true, 13])
    expect(shown(t)).toMatchObject({ holder: 1, row: 2, price: 3, reward: 2, errands: [] })
  })

  test('GM2-C4-3 the cost of the tile is paid besides, by the same bill', () => {
    const t = his({ line: 'e a b c A6 S1', market: { stone: 1 }, b: { coins: 3 } })
    // 2 for the row, 2 for the stone.
    expect(t.whyNot('send A6 use')).toEqual({ why: 'coins', need: 4, has: 3, rule: 'GM2-26' })
    const rich = his({ line: 'e a b c A6 S1', market: { stone: 1 }, b: { coins: 4 } }, 'b send A6 use')
    expect([rich.player('b').coins, rich.state.market[1], shown(rich).row]).toEqual([0, 2, 2])
    const own = his({ line: 'e a b c A6 S1', b: { coins: 2, castle: 'stone' } }, 'b send A6 use')
    expect([own.player('b').coins, own.goods('HOME-C2')]).toEqual([0, ''])
  })

  const withTokens = (): Played =>
    mob(
      {
        seats: 3,
        options: { die: false },
        line: 'e a b c S1 S2 S3',
        england: { holder: 'b' },
        cellars: {},
        b: { coins: 6, castle: 'wood stone' },
        market: { wood: 2, stone: 2, sheep: 0 },
      },
      { has: { b: ['joe-mcduff'] } },
    )

  test('GM2-C4-4 before he moves a cellar may be bought and tokens used, as in any turn', () => {
    const t = withTokens()
    expect(t.legal()).toEqual(expect.arrayContaining(['buyCellar second', 'grab wood', 'grab stone']))
    t.play('b grab wood; b buyCellar second')
    while (t.asked === 'b pay') t.play(`b ${t.legal('spend')[0]}`)
    expect([t.asked, t.player('b').coins, t.goods('HOME-C2')]).toEqual(['b send', 8, ''])
    expect(t.legal()).toEqual(expect.arrayContaining(['send S1 use', 'grab stone']))
    expect(t.whyNot('grab sheep')).toEqual({ why: 'rowHasNothing', row: 'sheep', rule: 'GM2-C8-4' })
  })

  test('GM2-C4-4 in games that began before revision 3 he is sent after sales alone', () => {
    const t = withTokens()
    Object.assign(t.state, { revision: REVISION.buildAfterSales })
    expect(t.legal().filter((action) => !/^(send|sell) /.test(action))).toEqual([])
  })

  test('GM2-Q17 he can be used by who can pay after a sale', () => {
    const t = his({ b: { coins: 1, castle: 'sheep' }, market: { sheep: 2 } })
    expect(t.legal()).toContain('send S1 use')
    t.play('b send S1 use')
    expect([t.asked, t.legal()]).toEqual(['b pay', ['sell sheep HOME-C2']])
    t.play('b sell sheep HOME-C2')
    expect([t.asked, t.player('b').coins]).toEqual(['b place', 1])
    expect(his({ b: { coins: 1 } }).whyNot('send S1 use')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
  })

  test('GM2-C4-3 discard: the rightmost stack of the row, and the tile goes to the common pile', () => {
    const t = his({ england: { holder: 'b', row: 3 } }, 'b send S2 discard')
    expect([t.player('b').coins, shown(t).row, t.asked]).toEqual([9, 2, 'a turn'])
    expect([names(t.state.discards), t.player('b').tiles.length]).toEqual(['S2', 2])
    expect(t.line().startsWith('a b c S1 e S3')).toBe(true)
    const none = his({ england: { holder: 'b', row: 0 } })
    expect(told(none, 'send S1 discard').some(({ type }) => type === 'englandRowTaken')).toBe(false)
    expect(none.play('b send S1 discard').player('b').coins).toBe(6)
  })

  test('GM2-C4-3 with the coins of the row his turn has ended, and is told to have', () => {
    const types = told(his(), 'send S1 discard').map(({ type }) => type)
    expect(types.slice(types.indexOf('englandRowTaken')).slice(0, 2)).toEqual(['englandRowTaken', 'turnEnded'])
  })

  test('GM2-C4-3 with a full row only discarding is possible', () => {
    const t = his({ england: { holder: 'b', row: 3 } })
    expect(t.whyNot('send S1 use')).toEqual({ why: 'englandRowFull', rule: 'GM2-C4-3' })
    expect(t.legal().some((action) => action.endsWith(' use'))).toBe(false)
    expect(shown(t).price).toBeNull()
    expect(shown(t).errands[0]).toMatchObject({ reason: { why: 'englandRowFull' }, discard: null })
  })

  test('GM2-C4-3 clean-up and refill follow: what he leaves behind is discarded', () => {
    const t = england({ line: 'e S4 a b c S1 S2', england: { holder: 'b' } }, 'b send S1 discard')
    expect([names(t.state.discards), t.view().line.length]).toEqual(['S1 S4', 13])
  })

  test('GM2-42 the market is open before he moves', () => {
    const t = his({ b: { castle: 'sheep' } })
    expect(t.play('b sell sheep HOME-C2').asked).toBe('b send')
    expect(his({ b: { castle: 'sheep' }, market: { sheep: 0 } }).whyNot('sell sheep HOME-C2')).toMatchObject({
      why: 'rowEmpty',
    })
  })

  test('GM2-C4-3 nothing else is done while he is to be moved', () => {
    const t = his({ line: 'e b a c S1 S2' })
    expect(t.whyNot('take S1')).toEqual({ why: 'englishman', rule: 'GM2-C4-3' })
    expect(t.whyNot('end')).toEqual({ why: 'englishman', rule: 'GM2-C4-3' })
  })

  test('GM2-C4-3 what would come of it is shown to all', () => {
    const [first] = shown(his({ line: 'e S4 a b c S1 S2', b: { coins: 5 } })).errands.slice(1)
    expect(first).toMatchObject({ tile: tileOf('S1'), what: 'take', reason: null, discard: null, next: 0 })
    expect(names(first.discards)).toBe('S4')
    expect([first.payment?.coins, first.spots.length > 0]).toEqual([2, true])
    const yields = shown(his()).yields.map(({ tile }) => tile)
    expect(yields).toEqual(expect.arrayContaining(['HOME-V2', 'S1', 'S2'].map(tileOf)))
    expect(shown(england({ line: 'a e b c S1' }))).toMatchObject({ errands: [], yields: [] })
  })
})

describe('GM2-C4-4 what his turn is not', () => {
  const ness = { tiles: ['C4 -1,0', 'S4 0,1'], cards: 'loch-ness' }
  test('GM2-C4-4 it does not trigger Loch Ness; the tile activates itself and its neighbours', () => {
    const t = his({ b: ness, line: 'e a b c S2 S3' }, 'b send S2 use; b place 1,1')
    expect(t.legal()).toEqual(expect.arrayContaining(['activate S2', 'activate S4']))
    const far = his(
      { b: { ...ness, tiles: ['C4 -1,0', 'S4 -1,-1'] }, line: 'e a b c S2 S3' },
      'b send S2 use; b place 1,1',
    )
    expect(far.legal()).not.toContain('activate S4')
    expect(far.whyNot('activate S4')).toEqual({ why: 'notInHisTurn', rule: 'GM2-C4-4' })
    const own = england(
      { line: 'b a c S2 e', b: { ...ness, tiles: ['C4 -1,0', 'S4 -1,-1'] } },
      'b take S2; b place 1,1',
    )
    expect(own.legal()).toContain('activate S4')
  })

  test('GM2-81 it is a turn of its own: the same tiles may be activated in the next', () => {
    const t = his(
      { line: 'e b a c S2 S3', b: { tiles: ['S4 0,1'] } },
      'b send S2 use; b place 1,1; b activate S4; b end',
    )
    t.play('b take S3; b place -1,0')
    expect([t.asked, t.legal().includes('activate S4')]).toEqual(['b activate', true])
  })
})

describe('GM2-C4-5 where he may not stop', () => {
  test('GM2-C4-5 on none of the four tiles, either way', () => {
    const t = his({ line: 'e a b c H1 H2 S1', b: { castle: 'stone' } })
    for (const action of ['send H1 use', 'send H1 discard', 'send H2 use', 'send H2 discard']) {
      expect(t.legal()).not.toContain(action)
      expect(t.whyNot(action)).toEqual({ why: 'notForHim', rule: 'GM2-C4-5' })
    }
    expect(england({ line: 'a e b c H1' }).legal()).toContain('take H1')
  })

  test.each(['R1', 'V1', 'M1'])('GM2-X3 nor on %s, which is never taken; he may pass it', (special) => {
    const t = his({ line: `e a b c ${special} S1` })
    expect(t.whyNot(`send ${special} discard`)).toMatchObject({ why: 'notEntered' })
    expect(t.legal().filter((action) => action.includes(special))).toEqual([])
    expect(t.play('b send S1 discard').state.at[ENGLISHMAN]).toBe(5)
  })
})

describe('GM2-C4-7 The End', () => {
  test('GM2-C4-7 he may be moved onto it, which costs and brings nothing; there he stays', () => {
    const t = his({ line: 'e a b c S1 END S2' })
    expect(t.legal().filter((action) => action.includes('END'))).toEqual(['send END finish'])
    t.play('b send END finish')
    expect([t.asked, t.player('b').coins, shown(t).row, shown(t).position]).toEqual(['a turn', 6, 1, 5])
    t.play('a take END; b take END')
    expect(t.asked).toBe('c turn')
    expect(t.play('c take END').view().ranks).not.toBeNull()
  })

  test('GM2-C4-7 beyond it he takes a tile, and acts no more', () => {
    const t = his({ line: 'e a b c END S1 S2' }, 'b send S1 use; b place 0,1; b end')
    expect([t.player('b').tiles.length, t.player('b').finished, shown(t).position]).toEqual([3, false, 5])
    t.play('a take END; b take END')
    expect(t.asked).toBe('c turn')
  })

  test('GM2-C4-7 if the holder has finished he leaves the game', () => {
    const t = england({ line: 'a e c S1 S3 END b', england: { holder: 'b' } }, 'a take S3; a place -1,0')
    expect(told(t, 'end')).toContainEqual({ type: 'englishmanLeft', seat: 1 })
    t.play('a end')
    expect([t.asked, t.state.at[ENGLISHMAN], shown(t).position]).toEqual(['c turn', -1, null])
  })

  test('GM2-C4-7 he does not delay the end', () => {
    const t = england({ line: 'a e S1 END b c', england: { holder: 'a' } }, 'a take END')
    expect(t.view().ranks).not.toBeNull()
  })
})

describe('GM2-C4-8 rulings for his turn', () => {
  test('GM2-C4-8 GM2-27 does not apply: no coin and no point for a discard', () => {
    const t = his({ england: { holder: 'b', row: 0 }, b: { coins: 0 } })
    expect(t.legal().filter((action) => action.endsWith(' use'))).toEqual([])
    t.play('b send S1 discard')
    expect([t.asked, t.player('b').coins]).toEqual(['a turn', 0])
  })

  test('GM2-C4-8 a person is the holder’s, with clan marker and council', () => {
    const council = ['most-animals', 'most-building', 'largest-square', 'most-sets', 'most-whisky-tiles']
    const t = his({ line: 'e a b c A1 S1', chronicles: { council } }, 'b send A1 use')
    expect([t.asked, names(t.player('b').persons)]).toEqual(['b claim', 'A1'])
    expect(t.play('b decline').asked).toBe('b convene')
    t.play('b convene most-sets; a vote aye; b vote aye; c vote nay')
    expect(t.asked).toBe('b activate')
    expect(t.play('b end').asked).toBe('a turn')
  })

  test('GM2-C4-8 a landmark is the holder’s, with its card', () => {
    const t = his({ line: 'e a b c A5 S1', b: { castle: 'wood stone', coins: 2 } }, 'b send A5 use; b place -1,0')
    expect(t.player('b').cards.length).toBe(1)
  })

  test('GM2-C7-5 a tile that he discards goes to nobody’s own pile', () => {
    const council = ['most-discards', 'most-building', 'largest-square', 'most-sets', 'most-whisky-tiles']
    const t = his({ chronicles: { council } }, 'b send S2 discard')
    expect(t.view().chronicles.council?.piles).toEqual([[], [], []])
  })

  test('GM2-C4-8 if no tile is open to him he goes to the empty space, like the die', () => {
    const line = 'e a b c R1 V1 V2 V3 H1 H2 H3 H4 M1'
    const t = his({ line, left: [2, 2, 2, 2] })
    expect(t.asked).toBe('a turn')
    expect([t.state.at[ENGLISHMAN], shown(t).row, shown(t).holder]).toEqual([13, 1, 1])
  })

  test('GM2-C4-8 he passes himself no token, and no turn of a seat ends with his', () => {
    const t = england({ line: 'a b c e S1 S2' }, 'a take S1; a place 0,1; a end; b take S2; b place 0,1; b end')
    expect([t.asked, shown(t).holder]).toEqual(['c turn', 0])
  })
})

describe('what opponents think of him', () => {
  const kept = (t: ReturnType<typeof his>): readonly string[] => {
    const out: Action[] = []
    glenMore2.legal(t.state, 1, out)
    return prune(t.state, 1, out).map(glenMore2.write)
  }

  test('the token is worth something to its holder alone, and less and less', () => {
    const worth = (t: ReturnType<typeof his>): readonly number[] =>
      [0, 1, 2].map((seat) => englishmanStrategy.worth(t.state, seat))
    const [a, b, c] = worth(his())
    expect([a, c, b > 0]).toEqual([0, 0, true])
    const [, late] = worth(his({ line: 'e a b c S1 S2 END' }))
    expect(late).toBeLessThan(b)
    expect(worth(england({ line: 'a e c S1 S3 END b', england: { holder: 'b' } }))).toEqual([0, 0, 0])
  })

  test('his turn is a decision of its own, with a few tiles to take and to discard', () => {
    const t = his()
    expect(strategy.isDecisionComplete(t.state)).toBe(true)
    const sent = kept(t)
    expect(sent.filter((action) => action.endsWith(' use')).length).toBe(4)
    expect(sent.filter((action) => action.endsWith(' discard')).length).toBe(3)
    expect(kept(his({ line: 'e a b c END S1 S2' }))).toContain('send END finish')
  })

  test('what a rival would gain most by is discarded rather than what nobody wants', () => {
    // Inverness is nearest, and no seat has a Scotsman beside a village that it could cover.
    const t = his({ line: 'e a b c B4 S1 S2 S3 S4 S5' })
    expect(t.legal()).toContain('send B4 discard')
    expect(kept(t)).not.toContain('send B4 discard')
  })
})
