import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { haggisOf } from '../../haggis/rules/queries.ts'
import { mobsOf } from '../rules/queries.ts'
import { eventsOf, serve, tokens, TURN } from '../../../modules/haggis/test/play.ts'
import { gangster, mob, shown } from './play.ts'
import type { Played, Position } from '../../../test/play.ts'

const feasting = (
  tables: Parameters<typeof serve>[1],
  rolls: readonly number[],
  has: Parameters<typeof mob>[1],
  position: Position = {},
): Played => {
  const chronicles = { haggis: { tokens: [1, 3], rolls: rolls.slice() } }
  const t = mob({ line: 'a b # S3 S2', left: [0, 1], chronicles, ...position }, has)
  t.state.scorings = 1
  return serve(t, tables)
}

describe('GM2-C8-4 Fraser McStarve', () => {
  const has = { has: { b: ['fraser-mcstarve'] } } as const

  test('GM2-C8-4 Fraser McStarve: once per game, before the rolls, a player gives a haggis token of his choice', () => {
    const t = feasting({ a: [1, 3], b: [2] }, [1, 1, 1, 1], has).play(TURN)
    expect([t.asked, t.legal(), eventsOf(t, 'haggisRolled')]).toEqual(['b demand', ['demand a', 'decline'], []])
    t.play('b demand a')
    expect([t.asked, t.legal()]).toEqual(['a surrender', ['surrender 1', 'surrender 2']])
    expect(t.whyNot('end')).toEqual({ why: 'mob', rule: 'GM2-C8-4' })
    t.play('a surrender 1')
    expect(tokens(t, 'a')).toBe('3')
    expect(eventsOf(t, 'haggisScored').at(-1)?.vp).toEqual([0, 1])
    expect(shown(t).tokens).toEqual([{ gangster: gangster('fraser-mcstarve'), left: 0, coins: [] }])
  })

  test('GM2-C8-4 Fraser McStarve: only the two know the token; a full table puts an old one back', () => {
    const t = feasting({ a: [3], b: [1, 1, 1, 2, 2] }, [2, 2, 2, 2], has, {
      seats: 3,
      line: 'a b c S3 S2',
      options: { die: false },
    })
    t.play(TURN).play('b demand a')
    expect(t.asked).toBe('b putBack')
    const [event] = eventsOf(t, 'surrendered')
    expect([0, 1, 2].map((seat) => (glenMore2.witness(event, seat) as typeof event).value)).toEqual([3, 3, null])
    expect(t.legal()).toEqual(['putBack 1', 'putBack 2', 'putBack 3', 'putBack 4', 'putBack 5'])
  })

  test('GM2-C8-4 Fraser McStarve: a token that all have seen is no secret of the two', () => {
    const t = serve(feasting({ b: [2] }, [1, 1, 1, 1], has), { a: [3] }, true)
    t.play(TURN).play('b demand a')
    const [event] = eventsOf(t, 'surrendered')
    expect(glenMore2.witness(event, null)).toMatchObject({ value: 3 })
  })

  test('GM2-C8-4 Fraser McStarve: he may wait, and nobody is asked where no other table has a token', () => {
    const t = feasting({ a: [1] }, [1, 1, 1, 1], has)
      .play(TURN)
      .play('b decline')
    expect(shown(t).tokens[0].left).toBe(1)
    expect(feasting({ b: [1] }, [1, 1, 1, 1], has).play(TURN).asked).not.toBe('b demand')
  })
})

describe('GM2-C8-4 Oonagh McHagg', () => {
  test('GM2-C8-4 Oonagh McHagg: once per haggis scoring one of the 4 common rolls again, before tokens are turned', () => {
    const t = feasting({ a: [1], b: [3] }, [1, 3, 2, 2, 2], { has: { b: ['oonagh-mchagg'] } }).play(TURN)
    expect([t.asked, t.legal()]).toEqual(['b reroll', ['reroll', 'decline']])
    expect(t.eventsOf('rerollOpen')).toEqual([{ type: 'rerollOpen', seat: 1, roll: 1 }])
    expect(tokens(t, 'a', null)).toBe('?')
    t.play('b reroll')
    expect(t.eventsOf('rerolled')).toEqual([{ type: 'rerolled', seat: 1, from: 1, roll: 3 }])
    expect(eventsOf(t, 'haggisRolled').map(({ roll }) => roll)).toEqual([3, 2, 2, 2])
    expect(eventsOf(t, 'haggisScored').at(-1)?.vp).toEqual([0, 3])
    expect(t.asked).toBe('b turn')
  })

  test('GM2-C8-4 Oonagh McHagg: she may wait for a later roll, and for the next scoring', () => {
    const t = feasting({ a: [1] }, [1, 3, 2, 2, 2], { has: { b: ['oonagh-mchagg'] } })
      .play(TURN)
      .play('b decline')
    expect([t.asked, eventsOf(t, 'haggisRolled').length]).toEqual(['b reroll', 1])
    t.play('b decline; b decline; b decline')
    expect([eventsOf(t, 'haggisRolled').length, mobsOf(t.state).rerolled]).toEqual([4, 0])
  })

  test('GM2-C8-4 Oonagh McHagg: a roll of an earlier scoring does not count', () => {
    const t = feasting({ a: [1] }, [1, 3, 2, 2, 2], { has: { b: ['oonagh-mchagg'] } })
    haggisOf(t.state).feasts = 1
    mobsOf(t.state).rerolled = 1
    expect(t.play(TURN).asked).toBe('b reroll')
    expect(t.play('b reroll').asked).not.toBe('b reroll')
  })

  test('GM2-C8-5 a haggis scoring is one for Sibyl MacSponge', () => {
    const t = feasting({ a: [3, 3] }, [3, 3, 2, 2], { has: { b: ['sibyl-macsponge'] } }).play(TURN)
    expect(t.vps()).toEqual([11, 1])
  })
})
