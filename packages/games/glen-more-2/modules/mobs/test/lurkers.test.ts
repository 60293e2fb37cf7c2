import { describe, expect, test } from 'vitest'
import { homeCastle } from '../../../rules/index.ts'
import { gangster, mob, put, shown } from './play.ts'
import { names, tileOf } from '../../../test/play.ts'

const THREE = { seats: 3, options: { die: false }, line: 'a b c S1 S2 S3 S4 S5' } as const

describe('GM2-C8-4 Kenneth McSnitch', () => {
  const has = { a: ['kenneth-mcsnitch'] } as const

  test('GM2-C8-4 Kenneth McSnitch: one of the own Scotsmen, at once, from the supply or the territory', () => {
    const t = mob(THREE, { prison: ['kenneth-mcsnitch'] }, 'a take S1; a place 0,1; a end; a recruit kenneth-mcsnitch')
    expect([t.asked, t.legal()]).toEqual([
      'a hire',
      ['hire kenneth-mcsnitch supply', 'hire kenneth-mcsnitch HOME-V1', 'decline'],
    ])
    t.play('a hire kenneth-mcsnitch HOME-V1')
    expect([t.asked, t.scots('HOME-V1'), t.player('a').supply]).toEqual(['a lurk', 0, 8])
    expect(t.legal()).toEqual(['lurk HOME-V2', 'lurk HOME-C2', 'lurk HOME-V3', 'lurk HOME-C3'])
    t.play('a lurk HOME-V2')
    expect(shown(t).lurking).toEqual([{ gangster: gangster('kenneth-mcsnitch'), of: 1, tile: tileOf('HOME-V2') }])
    expect(t.asked).toBe('b turn')
  })

  test('GM2-C8-4 Kenneth McSnitch: or in a later turn', () => {
    const t = mob(
      THREE,
      { prison: ['kenneth-mcsnitch'] },
      'a take S1; a place 0,1; a end; a recruit kenneth-mcsnitch; a decline',
    )
    expect(shown(t).lurking).toEqual([])
    const later = mob(THREE, { has }, 'a hire kenneth-mcsnitch supply; a lurk HOME-C3')
    expect([later.asked, later.player('a').supply, later.legal('hire')]).toEqual(['a turn', 7, []])
    expect(shown(later).lurking).toEqual([{ gangster: gangster('kenneth-mcsnitch'), of: 2, tile: tileOf('HOME-C3') }])
  })

  test('GM2-C8-4 Kenneth McSnitch: movement points move him, and unguarded resources are stolen', () => {
    const b = { tiles: ['A10 1,1 stone stone'] }
    const t = put(mob({ ...THREE, a: { castle: 'scot' }, b }, { has }), 'kenneth-mcsnitch', 'b', 0, 0)
    t.play('a take S1; a place 0,1')
    expect(t.whyNot('sneak A10')).toEqual({ why: 'noPoint', rule: 'GM2-84' })
    t.play('a activate HOME-V1')
    expect(t.legal('sneak')).toEqual(['sneak HOME-C2', 'sneak A10'])
    t.play('a sneak A10')
    expect([t.asked, t.view().points]).toEqual(['a steal', 0])
    expect(t.legal()).toEqual(['steal stone HOME-V1', 'steal stone HOME-C1', 'steal stone S1', 'decline'])
    t.play('a steal stone S1')
    expect([t.goods('A10'), t.goods('S1')]).toEqual(['stone', 'stone'])
    expect([t.asked, t.legal()]).toEqual(['a lurk', ['lurk HOME-V3', 'lurk HOME-C3', 'decline']])
    t.play('a decline')
    expect(shown(t).lurking[0].tile).toBe(tileOf('A10'))
  })

  test('GM2-C8-4 Kenneth McSnitch: a guarded tile, or one without resources, gives nothing', () => {
    const b = { tiles: ['A10 1,1 stone scot'] }
    const t = put(mob({ ...THREE, b }, { has }), 'kenneth-mcsnitch', 'b', 0, 0)
    t.play('a take S1; a place 0,1; a activate HOME-V1; a sneak A10')
    expect(t.asked).toBe('a activate')
    const bare = put(mob(THREE, { has }), 'kenneth-mcsnitch', 'b', 0, 0)
    bare.play('a take S1; a place 0,1; a activate HOME-V1; a sneak HOME-C2')
    expect(bare.asked).toBe('a activate')
  })

  test('GM2-C8-4 Kenneth McSnitch: when a Scotsman of that player moves onto his tile he must go to another player', () => {
    const t = put(mob(THREE, { has: { b: ['kenneth-mcsnitch'] } }), 'kenneth-mcsnitch', 'a', 1, 0)
    t.play('a take S1; a place 0,1; a activate HOME-V1; a move HOME-V1 HOME-C1')
    expect([t.asked, t.legal()]).toEqual(['b lurk', ['lurk HOME-V3', 'lurk HOME-C3']])
    expect(t.whyNot('end')).toEqual({ why: 'mob', rule: 'GM2-C8-4' })
    t.play('b lurk HOME-V3')
    expect([t.asked, shown(t).lurking[0].of]).toEqual(['a activate', 2])
  })

  test('GM2-C8-5 a rival Scotsman is one of the player whose tile it is: gangsters guard nothing and drive nobody away', () => {
    const b = { tiles: ['A10 1,1 stone stone'] }
    const t = mob({ ...THREE, a: { castle: 'scot' }, b }, { has: { ...has, c: ['fergus-macdarkie'] } })
    put(put(t, 'kenneth-mcsnitch', 'b', 0, 0), 'fergus-macdarkie', 'b', 1, 1)
    t.play('a take S1; a place 0,1; a activate HOME-V1; a sneak A10')
    expect([t.asked, shown(t).lurking.map(({ of, tile }) => [of, tile])]).toEqual([
      'a steal',
      [
        [1, tileOf('A10')],
        [1, tileOf('A10')],
      ],
    ])
  })

  test('GM2-C8-6 being put somewhere is not moving: a Scotsman who comes with a tile or a bonus drives nobody away', () => {
    const t = put(
      mob(
        { ...THREE, line: 'a b c A6 S1', a: { village: 'scot stone', castle: 'scot', coins: 0 } },
        { has: { b: ['kenneth-mcsnitch'] } },
      ),
      'kenneth-mcsnitch',
      'a',
      1,
      0,
    )
    t.play('a take A6; a place 2,0')
    expect([t.asked, t.scots('A6'), shown(t).lurking[0].of]).toEqual(['a activate', 1, 0])
  })

  test('GM2-C8-6 when the tile under him is removed he goes to another player’s territory', () => {
    const a = { tiles: ['A10 0,1'], coins: 20 }
    const t = put(
      mob({ ...THREE, line: 'a b c A1 S1', a }, { has: { b: ['kenneth-mcsnitch', 'fergus-macdarkie'] } }),
      'kenneth-mcsnitch',
      'a',
      0,
      1,
    )
    put(t, 'fergus-macdarkie', 'a', 0, 1)
    t.play('a take A1; a claim macmillan; a remove A10')
    expect(t.asked).toBe('b lurk')
    expect(shown(t).asked?.gangster).toBe(gangster('kenneth-mcsnitch'))
    t.play('b lurk HOME-V3')
    expect([t.asked, shown(t).asked?.gangster]).toEqual(['b lurk', gangster('fergus-macdarkie')])
    t.play('b lurk HOME-C3')
    expect(t.asked).toBe('a activate')
  })

  test('GM2-62 he stays where he is when his tile is overbuilt', () => {
    const a = { tiles: ['A6 2,0 scot'], village: 'scot wood stone', castle: 'scot', coins: 0 }
    const t = put(
      mob({ ...THREE, line: 'a b c B4 S1', a }, { has: { b: ['kenneth-mcsnitch'] } }),
      'kenneth-mcsnitch',
      'a',
      2,
      0,
    )
    t.play('a take B4; a place 2,0')
    expect(names([shown(t).lurking[0].tile ?? -1])).toBe('B4')
  })
})

describe('GM2-C8-4 Mike McCastle', () => {
  const has = { a: ['mike-mccastle'] } as const

  test('GM2-C8-4 Mike McCastle: on a rival Home Castle alone', () => {
    const t = mob(THREE, { has }, 'a hire mike-mccastle supply')
    expect(t.legal()).toEqual(['lurk HOME-C2', 'lurk HOME-C3'])
  })

  test('GM2-C8-4 Mike McCastle: in scorings he counts for his boss, and one of theirs does not', () => {
    const t = put(mob({ ...THREE, b: { castle: 'scot scot' } }, { has }), 'mike-mccastle', 'b', 1, 0)
    expect(t.view().standing.scotsmen.values).toEqual([1, 1, 0])
    const none = put(mob(THREE, { has }), 'mike-mccastle', 'c', 1, 0)
    expect(none.view().standing.scotsmen.values).toEqual([1, 0, 0])
  })

  test('GM2-X11 he is added and subtracted before Castle Moil doubles', () => {
    const b = { castle: 'scot scot', cards: 'castle-moil' }
    const t = put(mob({ ...THREE, b }, { has }), 'mike-mccastle', 'b', 1, 0)
    expect(t.view().standing.scotsmen.values).toEqual([1, 2, 0])
    const own = put(mob({ ...THREE, a: { castle: 'scot', cards: 'castle-moil' } }, { has }), 'mike-mccastle', 'b', 1, 0)
    expect(own.view().standing.scotsmen.values).toEqual([4, 0, 0])
  })

  test('GM2-C8-4 Mike McCastle: when a Scotsman of that player moves onto the castle he flees to another Home Castle', () => {
    const t = put(mob(THREE, { has: { b: ['mike-mccastle'] } }), 'mike-mccastle', 'a', 1, 0)
    t.play('a take S1; a place 0,1; a activate HOME-V1; a move HOME-V1 HOME-C1')
    // Only one other castle is left, so there is no question.
    expect(t.asked).toBe('a activate')
    expect(shown(t).lurking).toEqual([{ gangster: gangster('mike-mccastle'), of: 2, tile: tileOf('HOME-C3') }])
    const four = put(
      mob({ ...THREE, seats: 4, line: 'a b c d S1 S2 S3 S4 S5' }, { has: { b: ['mike-mccastle'] } }),
      'mike-mccastle',
      'a',
      1,
      0,
    )
    four.play('a take S1; a place 0,1; a activate HOME-V1; a move HOME-V1 HOME-C1')
    expect([four.asked, four.legal()]).toEqual(['b lurk', ['lurk HOME-C3', 'lurk HOME-C4']])
  })

  test('GM2-C8-4 Mike McCastle: he cannot be moved by points', () => {
    const t = put(mob(THREE, { has }), 'mike-mccastle', 'b', 1, 0)
    t.play('a take S1; a place 0,1; a activate HOME-V1')
    expect(t.legal('sneak')).toEqual([])
  })
})

test('GM2-C8-5 Scotsmen used as Kenneth, Fergus or Mike count neither for placement nor for Grant or the own territory', () => {
  const t = mob({ ...THREE, a: { village: 'scot' } }, { has: { a: ['kenneth-mcsnitch'] } })
  t.play('a hire kenneth-mcsnitch HOME-V1; a lurk HOME-V2')
  // No Scotsman is left to build from, so only persons can be taken.
  expect(t.legal('take')).toEqual(['take A1', 'take A2'])
  expect([t.player('a').supply, t.state.scotsmen[homeCastle(1)]]).toEqual([8, 0])
  expect(t.player('a').tiles.reduce((sum, { scotsmen }) => sum + scotsmen, 0)).toBe(0)
})
