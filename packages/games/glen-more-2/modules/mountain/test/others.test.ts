import { seatOf } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { mountainStrategy } from '../opponents/index.ts'
import { glenMore2 } from '../../../rules/index.ts'
import { cast, FIVE } from '../../../modules/council/test/play.ts'
import { mob, put } from '../../../modules/mobs/test/play.ts'
import { contents, highland } from './play.ts'
import type { Played } from '../../../test/play.ts'

describe('GM2-X3 the Englishman', () => {
  const his = { seats: 3, options: { die: false }, england: { holder: 'b' } }

  test('GM2-X3 he passes the Mountain but never stops there', () => {
    const t = highland({ ...his, line: 'e a b c M1 S1 S2' })
    expect(t.asked).toBe('b send')
    expect(t.legal('send M1')).toEqual([])
    t.play('b send S1 discard')
    expect(t.state.at[5]).toBe(6)
  })

  test('GM2-C2-6 he adds nothing, and the player who sends him pays no toll (GM2-C4-8)', () => {
    const t = highland({ ...his, line: 'e a b c M1 S1 S2', b: { village: 'scot wood' } }, 'b send S1 use; b place 0,1')
    expect([contents(t), t.player('b').coins, t.goods('HOME-V2')]).toEqual(['0', 4, 'wood'])
    // Two coins for the England row are all that b has.
    const poor = highland({ ...his, line: 'e a b c M1 S1 S2', b: { coins: 2 } })
    expect(poor.whyNot('send S1 use')).toBeNull()
  })
})

describe('GM2-C8-4 Fergus MacDarkie', () => {
  test('GM2-Q17 the toll leaves the coin that the only cell costs', () => {
    const at = (coins: number): Played =>
      put(
        mob(
          {
            mountain: '',
            seats: 3,
            line: 'a b c # S1 M1 S2 S3',
            a: { coins, village: 'scot wood', castle: '' },
            market: { wood: 0 },
          },
          { has: { b: ['fergus-macdarkie'] } },
        ),
        'fergus-macdarkie',
        'a',
        0,
        0,
      ).play('a take S2')
    const poor = at(1)
    expect([poor.asked, poor.player('a').coins, contents(poor)]).toEqual(['a place', 1, '0 wood'])
    expect(at(2).legal()).toEqual(['toll coin', 'toll wood HOME-V1'])
  })
})

describe('GM2-X10 order at the end', () => {
  test('GM2-X10 the contents come before the fourth round and the Great Glen cards', () => {
    const t = highland({
      line: 'a # S1 END M1 S2 b',
      mountain: 'coin wood',
      a: { coins: 0 },
      b: { coins: 0 },
      chronicles: { council: FIVE },
    })
    cast(t.state, 'most-building')
    t.play('a take M1; a end; a unload wood HOME-V1')
    expect([t.asked, t.vps()]).toEqual(['over', [11, 0]])
    const order = t.events.map(({ type }) => type)
    expect(order.indexOf('goodsPut')).toBeLessThan(order.indexOf('scoring'))
    expect(order.indexOf('scoring')).toBeLessThan(order.indexOf('glenScored'))
  })

  test('GM2-C0-2 the Mountain is in nobody’s discard pile', () => {
    const t = highland({ line: 'a S1 M1 S2 b # S3 S4 S5', chronicles: { council: ['most-discards'] } })
    t.play('a take S5; a place -1,0; a end')
    expect(t.view().chronicles.council?.piles?.[0].length).toBe(2)
    expect(t.state.rondel).toContain(83)
  })
})

describe('opponents', () => {
  const pruned = (t: Played, letter: string): readonly string[] =>
    prune(t.state, seatOf(letter), t.legalOf(letter).map(glenMore2.read)).map(glenMore2.write)
  const LINE = 'a b # S1 M1 S2 A6 S3'

  test('GM2-C2-3 they leave what is worth least: a coin early, a resource when there is no use for it', () => {
    const a = { village: 'scot wood' }
    expect(pruned(highland({ line: LINE, a }, 'a take S2'), 'a')).toEqual(['toll coin'])
    const late = highland({ line: 'a b # M1 S2 END', a, left: [0, 0, 0, 0] }, 'a take END')
    expect(pruned(late, 'a')).toEqual(['toll wood HOME-V1'])
  })

  test('GM2-C2-4 what they will take is worth something, with what others still leave there', () => {
    const t = highland({ line: 'a b # M1 S1 S2', mountain: 'coin coin wood' })
    expect(mountainStrategy.worth(t.state, 0)).toBeLessThan(0)
    expect(mountainStrategy.worth(t.state, 1)).toBeLessThan(0)
    t.play('a take M1')
    expect(mountainStrategy.worth(t.state, 0)).toBeGreaterThan(4)
    t.play('a end; b take S2; b place 0,1')
    expect(mountainStrategy.worth(t.state, 1)).toBe(0)
    t.play('b end')
    expect(mountainStrategy.worth(t.state, 0)).toBeLessThan(2)
  })

  test('GM2-C2-4 resources go where they are not in the way', () => {
    const t = highland({
      line: 'a # S1 END M1 S2 b',
      mountain: 'wood',
      a: { tiles: ['S4 0,1'], castle: 'wood wood wood', village: 'scot stone stone' },
    })
    expect(pruned(t.play('a take M1; a end'), 'a')).toEqual(['unload wood HOME-V1'])
  })
})
