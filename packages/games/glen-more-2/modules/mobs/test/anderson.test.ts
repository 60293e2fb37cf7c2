import { describe, expect, test } from 'vitest'
import { gangster, mob, put, shown } from './play.ts'
import { tileOf } from '../../../test/play.ts'

const has = { a: ['derek-anderson'] } as const
const THREE = { seats: 3, options: { die: false }, line: 'a b c S1 S2' } as const

describe('GM2-C8-4 Derek Anderson', () => {
  test('GM2-C8-4 Derek Anderson: once, a tile of anybody to anybody else, without a Scotsman and without activation', () => {
    const b = { tiles: ['A10 0,1'] }
    const t = mob({ ...THREE, b }, { has })
    expect(t.legal('shift')).toEqual(['shift A10'])
    t.play('a shift A10')
    expect(t.asked).toBe('a rehome')
    expect(t.legal().every((text) => text.startsWith('rehome a') || text.startsWith('rehome c'))).toBe(true)
    expect(t.legal()).toContain('rehome c 1,1')
    t.play('a rehome c 1,-1')
    expect(t.player('b').tiles.map(({ tile }) => tile)).not.toContain(tileOf('A10'))
    expect(t.player('c').tiles.find(({ tile }) => tile === tileOf('A10'))).toMatchObject({ x: 1, y: -1 })
    expect([t.asked, t.legal('shift'), t.goods('A10')]).toEqual(['a turn', [], ''])
  })

  test('GM2-C8-4 Derek Anderson: no trade tile, no home tile, and both territories stay legal', () => {
    const b = { tiles: ['A10 0,1', 'S1 0,2', 'A14 1,1', 'A6 2,0'] }
    const t = mob({ ...THREE, line: 'a b c S2', b, a: { tiles: ['S4 0,1'] } }, { has })
    expect(t.whyNot('shift A14')).toEqual({ why: 'tradeTile', rule: 'GM2-C8-4' })
    expect(t.whyNot('shift HOME-V1')).toEqual({ why: 'homeTile', rule: 'GM2-65' })
    expect(t.whyNot('shift A10')).toEqual({ why: 'breaksTerritory', rule: 'GM2-65' })
    expect(t.legal('shift')).toEqual(['shift S4', 'shift S1', 'shift A6'])
    t.play('a shift A6')
    expect(t.legal()).toEqual(['rehome a -1,0', 'rehome a 2,0', 'rehome c -1,0', 'rehome c 2,0'])
  })

  test('GM2-C8-4 Derek Anderson: not while a clan field or a tile of the discard pile is chosen', () => {
    const a = { tiles: ['S4 0,1'], coins: 12 }
    const t = mob({ ...THREE, line: 'a b c A1 S2', discards: 'S3', a }, { has }, 'a take A1')
    expect([t.asked, t.legal('shift')]).toEqual(['a claim', []])
    t.play('a claim munro')
    expect([t.asked, t.legal('shift')]).toEqual(['a build', []])
    t.play('a decline')
    expect(t.legal('shift')).toEqual(['shift S4'])
  })

  test('GM2-C8-6 what stands on the tile goes to the loser’s Home Castle, who says what is lost', () => {
    const b = { tiles: ['A10 0,1 scot stone stone'], castle: 'wood wood' }
    const t = mob({ ...THREE, b }, { has }, 'a shift A10; a rehome a 0,1')
    expect([t.asked, t.scots('HOME-C2')]).toEqual(['b keep', 1])
    t.play('b keep wood stone stone')
    expect([t.goods('HOME-C2'), t.goods('A10'), t.asked]).toEqual(['wood stone stone', '', 'a turn'])
  })

  test('GM2-C8-4 Derek Anderson: overbuilt piles move whole, and cards stay', () => {
    const b = { tiles: ['A6 2,0', 'B4 2,0'], cards: 'inverness' }
    const t = mob({ ...THREE, b }, { has }, 'a shift B4; a rehome c 2,0')
    expect(t.player('c').tiles.find(({ tile }) => tile === tileOf('B4'))?.under).toEqual([tileOf('A6')])
    expect([t.player('b').cards.length, t.player('c').cards.length]).toEqual([1, 0])
    expect(t.eventsOf('shifted')[0].tiles).toEqual([tileOf('B4'), tileOf('A6')])
  })

  test('GM2-C8-6 a gangster who lurks on the tile goes to another player’s territory', () => {
    const b = { tiles: ['A10 0,1'] }
    const t = put(
      mob({ ...THREE, b }, { has: { a: ['derek-anderson'], c: ['kenneth-mcsnitch'] } }),
      'kenneth-mcsnitch',
      'b',
      0,
      1,
    )
    t.play('a shift A10; a rehome a 0,1')
    expect([t.asked, shown(t).asked?.gangster]).toEqual(['c lurk', gangster('kenneth-mcsnitch')])
    expect(t.legal()).toEqual(['lurk HOME-V1', 'lurk HOME-C1', 'lurk A10'])
  })

  test('GM2-C8-4 Derek Anderson: also between activations, and not in a turn of others', () => {
    const b = { tiles: ['A10 0,1'] }
    const t = mob({ ...THREE, b }, { has }, 'a take S1; a place 0,1')
    expect(t.legal('shift')).toEqual(['shift A10', 'shift S1'].toSorted((x, y) => (x < y ? 1 : -1)))
    t.play('a end')
    expect(t.legal('shift')).toEqual([])
  })

  test('GM2-C1-9 a tile that carries a boat is not moved', () => {
    const b = { tiles: ['A6 2,0'] }
    const boats = (first: string): ReturnType<typeof mob> =>
      mob({ ...THREE, b, race: { boats: [first, '1 1', '2 1'] } }, { has })
    expect(boats('0 1').legal('shift')).toEqual(['shift A6'])
    expect(boats('1 2').whyNot('shift A6')).toEqual({ why: 'boatOnTile', rule: 'GM2-C1-9' })
  })
})
