import { seatOf } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { raceStrategy } from '../opponents/index.ts'
import { glenMore2 } from '../../../rules/index.ts'
import { cast, FIVE } from '../../../modules/council/test/play.ts'
import type { Played } from '../../../test/play.ts'
import { boatOf, boats, PLENTY, shown } from './play.ts'

const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'
const NO_TOKENS = ['', '', '', '']

describe('with the base game', () => {
  test('GM2-X1 MacLachlan: points spent on the boat are used', () => {
    const a = { fields: 'maclachlan' }
    const t = boats(
      { line: 'a b # S1 S2', a },
      'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1; a row; a end',
    )
    expect([t.vps()[0], t.eventsOf('turnEnded')[0]]).toMatchObject([1, { points: 0 }])
  })

  test('GM2-X9 Sutherland counts home tiles, and neutral rivers belong to nobody', () => {
    const claim = 'a take A1; a claim sutherland'
    const bonus = (tiles: readonly string[]): number =>
      boats({ line: 'a b # A1 S2', a: { coins: 9, tiles } }, claim).vps()[0]
    expect([bonus(['S5 2,0']), bonus(['S5 2,0', 'A9 3,0'])]).toEqual([0, 5])
  })

  test('GM2-X10 Last cards come before the fourth round', () => {
    const t = boats({ line: 'a # S1 END S2 b', race: { boats: ['0 0', '2 0'] } }, 'a take END')
    const order = t.events.map(({ type }) => type)
    expect(order.indexOf('lastCard')).toBeLessThan(order.indexOf('scoring'))
    expect(order.lastIndexOf('lastCard')).toBeLessThan(order.indexOf('finalScoring'))
  })

  test('GM2-130 a player who has passed The End still moves the boat in the last turn', () => {
    const race = { tokens: NO_TOKENS, boats: ['0 2', '2 0'] }
    const a = { tiles: ['S5 2,0'] }
    const t = boats({ line: 'a # END S1 S2 b', a, race, corrections: PLENTY }, `${TEN}; a row`)
    expect(t.vps()[0]).toBe(15)
    t.play('a end')
    expect([t.asked, t.eventsOf('lastCard').length]).toEqual(['over', 1])
  })
})

describe('with the Englishman', () => {
  const his = { seats: 3, options: { die: false }, england: { holder: 'b' } }

  test('GM2-C4-5 he never stops on Race Start, and GM2-C4-8 starts no race', () => {
    const t = boats({ ...his, line: 'e a b c R1 S1 S2' })
    expect([t.asked, t.legal('send R1')]).toEqual(['b send', []])
    t.play('b send S1 discard')
    expect([shown(t).begun, t.state.at[5]]).toEqual([false, 5])
  })

  test('GM2-C1-4 points of his turn move the boat of who sends him', () => {
    const t = boats({ ...his, line: 'e a b c S1 S2' }, 'b send S1 use; b place 0,1; b activate HOME-V2; b row')
    expect(boatOf(t, 1)).toBe('1 0')
  })
})

describe('with the Mountain', () => {
  test('GM2-C1-3 one move passes both: the race starts, and the toll is paid', () => {
    const t = boats({ line: 'a b # S1 R1 M1 S2', mountain: '' }, 'a take S2')
    expect([shown(t).begun, t.player('a').coins, t.view().chronicles.mountain?.coins]).toEqual([true, 5, 1])
  })

  test('GM2-C2-4 on the Mountain no boat moves without points', () => {
    const t = boats({ line: 'a b # M1 S1 S2', mountain: '' }, 'a take M1')
    expect(t.whyNot('row')).toEqual({ why: 'noPoint', rule: 'GM2-84' })
  })
})

describe('with the council', () => {
  test('GM2-X10 Last cards, fourth round, then the Great Glen cards', () => {
    const t = boats({
      line: 'a # S1 END S2 b',
      race: { boats: ['0 0', '2 0'] },
      a: { village: 'scot wood' },
      chronicles: { council: FIVE },
    })
    cast(t.state, 'most-building')
    t.play('a take END')
    const order = t.events.map(({ type }) => type)
    expect(t.vps()).toEqual([10, 0])
    expect(order.indexOf('lastCard')).toBeLessThan(order.indexOf('scoring'))
    expect(order.indexOf('scoring')).toBeLessThan(order.indexOf('glenScored'))
  })

  test('GM2-C0-2 Race Start is in nobody’s discard pile', () => {
    const t = boats({ line: 'a R1 S2 b # S3 S4 S5', chronicles: { council: ['most-discards'] } })
    t.play('a take S5; a place -1,0; a end')
    expect(t.view().chronicles.council?.piles?.[0].length).toBe(1)
  })
})

describe('opponents', () => {
  const pruned = (t: Played, letter: string): readonly string[] =>
    prune(t.state, seatOf(letter), t.legalOf(letter).map(glenMore2.read)).map(glenMore2.write)
  const four = { seats: 4, line: 'a b c d # S1 S2', corrections: PLENTY }

  test('GM2-C1-6 they take the token that is worth most', () => {
    const choice = (token: string): readonly string[] =>
      pruned(boats({ ...four, race: { tokens: ['', token, '', ''] } }, `${TEN}; a row; a row`), 'a')
    expect(choice('vp2 vp3')).toEqual(['token vp3'])
    expect(choice('joker vp3')).toEqual(['token vp3'])
  })

  test('GM2-C1-4 they think of the boat once nothing is left to activate', () => {
    const t = boats({ ...four, race: { tokens: NO_TOKENS } }, TEN)
    expect(pruned(t, 'a')[0]).toBe('activate S1')
    t.play('a activate S1')
    expect(pruned(t, 'a')).toContain('row')
  })

  test('GM2-C1-7 a boat further on is worth more, a Last card costs the coins', () => {
    const worth = (boatsAt: readonly string[], home = ''): readonly number[] => {
      const t = boats({ seats: 3, line: 'a b c # S1 S2', race: { boats: boatsAt, home } })
      return [0, 1, 2].map((seat) => raceStrategy.worth(t.state, seat))
    }
    const [ahead, behind] = worth(['2 0', '1 0', '2 1'])
    expect(ahead).toBeGreaterThan(behind)
    expect(worth(['1 0', '1 1', '2 1'])[0]).toBeGreaterThan(worth(['0 0', '1 1', '2 1'])[0])
    expect(worth(['0 1', '1 1', '2 1'], 'a')[0]).toBe(0)
    const last = boats(
      { line: 'a b # S1 S2', corrections: PLENTY, race: { tokens: NO_TOKENS, boats: ['3 -1', '2 0'] } },
      `${TEN}; a row`,
    )
    expect(raceStrategy.worth(last.state, 1)).toBe(-6)
    expect(raceStrategy.worth(boats({ line: 'a b # R1 S1' }).state, 0)).toBe(0)
  })
})
