import { single } from '@bothy/kit'
import { describe, expect, test } from 'vitest'
import { mobsOf } from '../rules/queries.ts'
import { goodId } from '../../../data/goods.ts'
import { REVISION } from '../../../rules/revisions.ts'
import { mob, shown } from './play.ts'
import { tileOf } from '../../../test/play.ts'

const has = { a: ['peggy-mclaird'] } as const
const LINE = 'a b # S1 S2 S3 A4 A13 A6 S4'
const AFTER = 'a take S1; a place 0,1'

const stopInEngland = (coins: number): ReturnType<typeof mob> =>
  mob(
    {
      seats: 3,
      options: { die: false },
      line: 'a e b c S1 S2 S3 S4',
      england: { holder: 'b', row: 3 },
      b: { coins },
    },
    { has },
    `${AFTER}; a reserve 2 S2; a end`,
  )

describe('GM2-C8-4 Peggy McLaird', () => {
  test('GM2-C8-4 Peggy McLaird: after the move, one tile ahead that could be taken now', () => {
    const t = mob({ line: LINE, a: { coins: 3 } }, { has })
    expect(t.legal('reserve')).toEqual([])
    t.play(AFTER)
    expect(t.legal('reserve')).toContain('reserve 1 S2')
    // Wood and stone for the castle would be 4 coins.
    expect(t.whyNot('reserve 1 A4')).toEqual({ why: 'notTakeableNow', rule: 'GM2-C8-4' })
    t.play('a reserve 3 S2')
    expect(shown(t).reserved).toEqual({ tile: tileOf('S2'), coins: 3 })
    expect(t.whyNot('reserve 1 S3')).toEqual({ why: 'oneReserved', rule: 'GM2-C8-6' })
    expect(t.eventsOf('tileReserved')).toEqual([{ type: 'tileReserved', seat: 0, tile: tileOf('S2'), coins: 3 }])
  })

  test('GM2-C8-4 Peggy McLaird: others pay her boss to take the tile', () => {
    const t = mob({ line: LINE }, { has }, `${AFTER}; a reserve 2 S2; a end`)
    expect(t.offer('S2').payment?.coins).toBe(2)
    t.play('b take S2')
    expect([t.player('a').coins, t.player('b').coins, shown(t).reserved]).toEqual([8, 4, null])
    expect(t.eventsOf('reservePaid')).toEqual([{ type: 'reservePaid', seat: 1, to: 0, tile: tileOf('S2'), coins: 2 }])
    const poor = mob({ line: LINE, b: { coins: 1 } }, { has }, `${AFTER}; a reserve 2 S2; a end`)
    expect(poor.whyNot('take S2')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
  })

  test('GM2-C8-4 Peggy McLaird: her boss must take it in the next turn, and pays nobody for it', () => {
    const line = 'a b # S1 S3 S2 S4 END'
    const t = mob({ line, die: [1] }, { has }, `${AFTER}; a reserve 1 S2; a end; b take S4; b place 0,1; b end`)
    expect(t.asked).toBe('a turn')
    expect(t.legal('take')).toEqual(['take S2'])
    expect(t.whyNot('take END')).toEqual({ why: 'mustTakeReserved', tile: tileOf('S2'), rule: 'GM2-C8-4' })
    const coins = t.player('a').coins
    t.play('a take S2')
    expect([t.player('a').coins, shown(t).reserved, shown(t).tokens[0].left]).toEqual([coins, null, 2])
  })

  test('GM2-C8-4 Peggy McLaird: if that is impossible she is turned, her tokens are gone and the penalty stays', () => {
    const line = 'a b # S1 A6 S2 S4'
    const a = { village: 'scot stone' }
    const t = mob({ line, a, die: [3] }, { has }, `${AFTER}; a reserve 1 A6; a end`)
    Object.assign(t.state.coins, [0])
    t.state.goods[tileOf('HOME-V1')] = 0
    t.play('b take S4; b place 0,1; b end')
    expect(t.asked).toBe('a turn')
    expect(t.eventsOf('lairdTurned')).toEqual([{ type: 'lairdTurned', seat: 0, tile: tileOf('A6') }])
    expect([shown(t).reserved, shown(t).tokens[0].left, shown(t).players[0].gangsters.length]).toEqual([null, 0, 1])
    expect(t.legal('take')).toContain('take S2')
  })

  test('GM2-C8-4 Peggy McLaird: also if it becomes impossible in the course of the turn', () => {
    const line = 'a b # S1 S3 S2 S4'
    const t = mob(
      { line, a: { castle: '' } },
      { has },
      `${AFTER}; a reserve 1 S2; a end; b take S4; b place 0,1; b end`,
    )
    for (const tile of t.state.tiles[0]) {
      t.state.supply[0] += t.state.scotsmen[tile]
      t.state.scotsmen[tile] = 0
    }
    expect(t.legal('take')).toEqual(['take A1', 'take A2'])
    t.play('a take A1; a decline; a end')
    expect(t.eventsOf('lairdTurned')).toHaveLength(1)
  })

  test('GM2-C8-6 a reserved tile that is swapped behind everybody goes with its token, and nobody pays (GM2-C6-11)', () => {
    const t = mob(
      {
        seats: 3,
        options: { die: false, tome: true },
        england: { holder: 'c', row: 1 },
        line: 'a e b c S4 S3 S5 S2',
        a: { cards: 'glenfinnan-monument', tiles: ['T1 0,1'] },
      },
      { has: { b: ['peggy-mclaird'] } },
    )
    mobsOf(t.state).reserved = { tile: tileOf('S5'), coins: 3, turn: 0 }
    const before = t.player('b').coins
    t.play('a take S4; a place 1,1; a activate T1; a event glenfinnan-monument; a swap S5; a end')
    expect([shown(t).reserved, t.player('b').coins, shown(t).tokens[0].left]).toEqual([null, before, 3])
    expect(t.eventsOf('reserveGone')).toEqual([{ type: 'reserveGone', seat: 1, tile: tileOf('S5'), taken: false }])
  })

  test('GM2-C8-4 Peggy McLaird: not after The End', () => {
    const t = mob({ line: 'a b # END S1 S2' }, { has }, 'a take S1; a place 0,1')
    expect(t.legal('reserve')).toEqual([])
  })

  test('GM2-C8-6 the die removes tile and token', () => {
    const t = mob(
      { line: 'a b # S1 S2 S3 S4', die: [1] },
      { has },
      `${AFTER}; a reserve 3 S2; a end; b take S3; b place -1,0; b end`,
    )
    expect([t.player('a').coins, shown(t).reserved]).toEqual([6, null])
    expect(t.eventsOf('reserveGone')).toEqual([{ type: 'reserveGone', seat: 0, tile: tileOf('S2'), taken: false }])
  })

  test('GM2-C8-6 a discard costs the coins too, and none is made where they are missing', () => {
    const line = 'a b # S1 S2 S3 S4 S5 A9 A10 A11 A12 A13'
    const t = mob({ line, next: 'A4', b: { coins: 2 } }, { has }, `${AFTER}; a reserve 2 S2; a end`)
    t.state.supply[1] += t.state.scotsmen[tileOf('HOME-V2')]
    t.state.scotsmen[tileOf('HOME-V2')] = 0
    expect(t.legal('discard')).toContain('discard S2')
    t.play('b discard S2')
    expect([t.asked, t.player('a').coins, t.player('b').coins]).toEqual(['b reward', 8, 0])
    const poor = mob({ line, next: 'A4', b: { coins: 1 } }, { has }, `${AFTER}; a reserve 2 S2; a end`)
    poor.state.supply[1] += poor.state.scotsmen[tileOf('HOME-V2')]
    poor.state.scotsmen[tileOf('HOME-V2')] = 0
    expect(poor.whyNot('discard S2')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
    expect(poor.whyNot('discard S3')).toBeNull()
  })

  test('GM2-C8-6 so does the Englishman, used or not, unless her boss sends him', () => {
    const england = (holder: string): ReturnType<typeof mob> =>
      mob(
        { seats: 3, options: { die: false }, line: 'a e b c S1 S2 S3 S4', england: { holder, row: 0 } },
        { has },
        `${AFTER}; a reserve 2 S2; a end`,
      )
    const used = england('b').play('b send S2 use')
    expect([used.player('a').coins, used.player('b').coins]).toEqual([8, 6 - 1 - 2])
    const discarded = england('b').play('b send S2 discard')
    expect([discarded.player('a').coins, discarded.player('b').coins]).toEqual([8, 4])
    const own = england('a').play('a send S2 use')
    expect([own.player('a').coins, shown(own).reserved]).toEqual([5, null])
    const poor = england('b')
    poor.state.coins[1] = 1
    expect(poor.whyNot('send S2 discard')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
    expect(poor.legal()).not.toContain('send S2 discard')
  })

  test('GM2-C8-6 the stop is paid before the stack of the England row is taken, which does not help to pay it', () => {
    const t = stopInEngland(1)
    expect(t.whyNot('send S2 discard')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-26' })
    const wood = goodId('wood')
    t.state.goods[tileOf('HOME-V2')] = single(wood)
    t.state.market[wood] = 2
    t.play('b send S2 discard')
    expect([t.asked, t.legal()]).toEqual(['b pay', ['sell wood HOME-V2']])
    t.play('b sell wood HOME-V2')
    expect([t.player('b').coins, t.player('a').coins, t.view().chronicles.englishman?.row]).toEqual([
      1 + 2 - 2 + 3,
      8,
      2,
    ])
  })

  test('GM2-C8-6 in matches that began before, the stack helps to pay the stop', () => {
    const t = stopInEngland(2)
    Object.assign(t.state, { revision: REVISION.start })
    t.state.coins[1] = 1
    t.state.goods[tileOf('HOME-V2')] = single(goodId('wood'))
    t.state.market[goodId('wood')] = 2
    t.play('b send S2 discard')
    expect([t.asked === 'b pay', t.player('b').coins, t.player('a').coins]).toEqual([false, 1 + 3 - 2, 8])
  })

  test('GM2-C8-6 with the toll of the Mountain both are paid', () => {
    const t = mob({ line: 'a b # S1 M1 S2 S3', mountain: '', b: { coins: 2 } }, { has }, 'a take S1; a place 0,1')
    expect(t.legal('reserve 2')).toContain('reserve 2 S2')
    t.play('a reserve 2 S2; a end')
    expect(t.whyNot('take S2')).toEqual({ why: 'tollFirst', rule: 'GM2-C2-3' })
    mobsOf(t.state).reserved = { tile: tileOf('S2'), coins: 1, turn: 1 }
    t.play('b take S2')
    expect([t.player('b').coins, t.view().chronicles.mountain?.coins]).toEqual([0, 1])
  })
})
