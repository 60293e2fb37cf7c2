import { describe, expect, test } from 'vitest'
import { mobsOf } from '../rules/queries.ts'
import { mob, shown } from './play.ts'
import type { Played } from '../../../test/play.ts'
import { boatOf, PLENTY } from '../../../modules/race/test/play.ts'

describe('GM2-C8-4 in the boat race', () => {
  const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'
  const sea = (
    boats: readonly string[],
    has: Parameters<typeof mob>[1],
    rewards: readonly string[] = ['', '', '', ''],
  ): Played =>
    mob(
      { seats: 4, options: { die: false }, line: 'a b c d S1 S2', race: { boats, tokens: rewards } },
      has,
      TEN,
      PLENTY,
    )

  test('GM2-C8-4 Calum McQuack: when boats pass each other and one is his boss’s, a -1 penny may go to the other', () => {
    const t = sea(['1 1', '1 1', '2 1', '3 1'], { has: { a: ['calum-mcquack'] } }).play('a row')
    expect([t.asked, t.legal()]).toEqual(['a slip', ['slip', 'decline']])
    t.play('a slip')
    expect(shown(t).players.map(({ minus }) => minus)).toEqual([6, 8, 7, 7])
    const passed = sea(['1 1', '1 1', '2 1', '3 1'], { has: { b: ['calum-mcquack'] } }).play('a row')
    expect(passed.asked).toBe('b slip')
    passed.play('b decline')
    expect([passed.asked, shown(passed).players[0].minus]).toEqual(['a activate', 7])
  })

  test('GM2-C8-4 Calum McQuack: not when others pass each other, nor without a -1 penny', () => {
    const t = sea(['1 1', '1 1', '2 1', '3 1'], { has: { c: ['calum-mcquack'] } }).play('a row')
    expect(t.asked).toBe('a activate')
    const none = sea(['1 1', '1 1', '2 1', '3 1'], { has: { a: ['calum-mcquack'] } })
    Object.assign(mobsOf(none.state), { minus: [0, 7, 7, 7], plus: [7, 0, 0, 0] })
    expect(none.play('a row').asked).toBe('a activate')
  })

  test('GM2-C8-6 a boat passes another when it leaves the space of that one, finished boats excepted', () => {
    const t = sea(['0 0', '1 1', '2 1', '3 1'], { has: { a: ['calum-mcquack'] } }).play('a row')
    expect([boatOf(t, 0), t.asked]).toEqual(['1 1', 'a activate'])
    const home = mob(
      {
        seats: 4,
        options: { die: false },
        line: 'a b c d S1',
        race: { boats: ['1 1', '1 1', '2 1', '3 1'], tokens: ['', '', '', ''], home: 'b' },
      },
      { has: { a: ['calum-mcquack'] } },
      `${TEN}; a row`,
      PLENTY,
    )
    expect(home.asked).toBe('a activate')
  })

  test.each(['calum-mcquack', 'bully-mcmuscle'] as const)(
    'GM2-C8-4 %s: once per game a second, random reward token',
    (name) => {
      const t = sea(['0 0', '3 0', '2 1', '3 1'], { has: { a: [name] } }, ['', 'vp2 vp3 coins2', 'vp2 vp2', ''])
      t.play('a row; a token vp2')
      expect([t.asked, t.legal()]).toEqual(['a second', ['second', 'decline']])
      t.play('a second')
      const taken = t.eventsOf('tokenTaken')
      expect(taken).toHaveLength(2)
      expect([t.asked, t.view().chronicles.race?.rivers[1].tokens]).toEqual(['a activate', 1])
      t.play('a row; a row; a token vp2')
      expect(t.asked).toBe('a activate')
    },
  )

  test('GM2-C8-4 Bully McMuscle: a rival boat’s space costs nothing, and a paid step must follow at once', () => {
    const t = sea(['1 1', '1 0', '2 1', '3 1'], { has: { a: ['bully-mcmuscle'] } })
    expect(t.legal('barge')).toEqual(['barge'])
    const points = t.view().points
    // Over b's space onto the castle of c, where another boat is, and one space further.
    t.play('a barge')
    expect([boatOf(t, 0), t.view().points]).toEqual(['2 0', points - 1])
    expect(t.whyNot('barge')).toBeNull()
    const alone = sea(['1 1', '2 0', '2 1', '3 1'], { has: { a: ['bully-mcmuscle'] } })
    expect(alone.whyNot('barge')).toEqual({ why: 'nobodyToBarge', rule: 'GM2-C8-4' })
    expect(sea(['1 1', '1 0', '2 1', '3 1'], { has: { b: ['bully-mcmuscle'] } }).legal('barge')).toEqual([])
  })

  test('GM2-C8-4 Bully McMuscle: not onto the own castle, since no paid step can follow there', () => {
    const t = sea(['3 0', '0 1', '2 1', '3 1'], { has: { a: ['bully-mcmuscle'] } })
    expect(t.whyNot('barge')).toEqual({ why: 'nobodyToBarge', rule: 'GM2-C8-4' })
    expect(t.whyNot('row')).toBeNull()
  })

  test('GM2-X2 free spaces still count as reached for castles', () => {
    const t = sea(['1 0', '1 1', '2 1', '3 1'], { has: { a: ['bully-mcmuscle'] } }, ['', '', 'vp2', ''])
    t.play('a barge')
    expect([t.asked, boatOf(t, 0)]).toEqual(['a token', '2 1'])
    t.play('a token vp2')
    expect([t.asked, boatOf(t, 0)]).toEqual(['a activate', '2 0'])
  })
})
