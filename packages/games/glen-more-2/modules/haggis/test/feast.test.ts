import { describe, expect, test } from 'vitest'
import { type Event, glenMore2 } from '../../../rules/index.ts'
import { cast } from '../../../modules/council/test/play.ts'
import { beforeFeast, cooking, eventsOf, feast, pool, serve, shown, tokens, TURN } from './play.ts'
import type { Played } from '../../../test/play.ts'

/** The last turn of the game: a moves onto The End, where b is, or beyond which b is. */
const LAST = { line: 'a # S1 END b' } as const
const atTheEnd = (t: Played): Played => t.play('a take END')
const scored = (t: Played): readonly number[] | undefined => eventsOf(t, 'haggisScored').at(-1)?.vp
const haggisVp = (t: Played): readonly (number | undefined)[] =>
  glenMore2.tally(t.state, null).map((lines) => lines.find(({ category }) => category === 'haggis')?.points)

describe('GM2-C5-4 the common rolls', () => {
  test('GM2-C5-4 after the scoring rounds B and C, and not after A', () => {
    expect([0, 1, 2].map((round) => scored(feast({ a: [1] }, [1, 3, 3, 3], {}, round as 0 | 1 | 2)))).toEqual([
      undefined,
      [1, 0],
      [1, 0],
    ])
  })

  test('GM2-C5-4 and after the final scoring', () => {
    const t = serve(cooking(LAST, '', { rolls: [1, 2, 3, 3] }), { a: [1, 2], b: [3] })
    atTheEnd(t)
    expect([t.asked, scored(t), haggisVp(t)]).toEqual(['over', [6, 3], [6, 3]])
    expect(shown(t).feasts).toBe(1)
  })

  test('GM2-C5-4 four rolls, and after each everybody turns up one token of that value', () => {
    const t = beforeFeast({ a: [1, 1, 2], b: [2, 3] }, [2, 1, 3, 1], { a: { casks: 0 } }).play(TURN)
    const rolls = eventsOf(t, 'haggisRolled')
    expect(rolls.map(({ roll, up }) => [roll, up])).toEqual([
      [2, [1, 0]],
      [1, [0]],
      [3, [1]],
      [1, [0]],
    ])
    expect(rolls.map(({ places }) => places)).toEqual([[0, 2], [0], [1], [1]])
    expect(scored(t)).toEqual([12, 10])
  })

  test('GM2-C5-4 nobody turns up more than three, and those are the first', () => {
    const t = feast({ a: [1, 1, 1, 3] }, [1, 1, 1, 3])
    expect([scored(t), tokens(t, 'a')]).toEqual([[9, 0], '3'])
    expect(eventsOf(t, 'haggisRolled').at(-1)?.up).toEqual([])
  })

  test('GM2-C5-4 of tokens with the same value the one that all know is turned up', () => {
    const t = serve(beforeFeast({ a: [2] }, [2, 3, 3, 3]), { a: [2] }, true).play(TURN)
    expect([tokens(t, 'a'), tokens(t, 'a', 'b')]).toEqual(['2', '?'])
  })

  test('GM2-C5-4 tokens are turned up whether or not anybody listens', () => {
    const t = feast({ a: [1, 3], b: [2] }, [1, 2, 1, 1, 3], { a: { casks: 1 }, b: { casks: 1 } })
    const then = [t.state, glenMore2.clone(t.state)]
    glenMore2.apply(then[0], 0, glenMore2.read('roll'), [])
    glenMore2.apply(then[1], 0, glenMore2.read('roll'))
    expect([then[1].vp, then[0].vp[0]]).toEqual([then[0].vp, 8])
    const before = beforeFeast({ a: [1], b: [2] }, [1, 2, 1, 1]).play('a take S3; a place -1,0')
    glenMore2.apply(before.state, 0, glenMore2.read('end'))
    expect(before.vps()).toEqual([1, 2])
  })

  test('GM2-C5-E1 tokens 1, 3, 1 and rolls with a single 1 and a 3: 8 VP', () => {
    const t = feast({ a: [1, 3, 1] }, [2, 1, 3, 2])
    expect([scored(t)?.[0], tokens(t, 'a')]).toEqual([8, '1'])
  })

  test('GM2-C5-7 the die is used even if it does not play', () => {
    const t = feast({ a: [3] }, [3, 1, 1, 1], { seats: 3, options: { die: false }, line: 'a b c S3 S2' })
    expect(scored(t)).toEqual([3, 0, 0])
  })
})

describe('GM2-C5-5 private rolls', () => {
  test('GM2-C5-5 a cask for a roll, as often as one likes, until three are turned up', () => {
    const t = feast({ a: [1, 1, 1, 2] }, [1, 3, 3, 3, 2, 3, 1], { a: { casks: 5 } })
    expect([t.asked, t.legal(), tokens(t, 'a')]).toEqual(['a privateRoll', ['roll', 'decline'], '(1)112'])
    expect(t.whyNot('end')).toEqual({ why: 'feast', rule: 'GM2-C5-5' })
    t.play('a roll')
    expect([t.player('a').casks, tokens(t, 'a'), t.asked]).toEqual([4, '(1)11(2)', 'a privateRoll'])
    t.play('a roll; a roll')
    expect([t.player('a').casks, scored(t), tokens(t, 'a')]).toEqual([2, [12, 0], '1'])
  })

  test('GM2-C5-5 nobody else turns up a token at a private roll', () => {
    const t = feast({ a: [2], b: [2] }, [1, 1, 1, 3, 2], { a: { casks: 1 } })
    t.play('a roll')
    expect(scored(t)).toEqual([2, 0])
    expect(eventsOf(t, 'haggisRolled').at(-1)).toMatchObject({ seat: 0, roll: 2, up: [0] })
  })

  test('GM2-C5-5 they can be declined; who has no cask or no hidden token is not asked', () => {
    const t = feast({ a: [3], b: [3] }, [1, 1, 1, 1], { a: { casks: 1 }, b: { casks: 0 } })
    expect(t.asked).toBe('a privateRoll')
    t.play('a decline')
    expect([scored(t), t.player('a').casks]).toEqual([[0, 0], 1])
    expect(feast({ a: [1] }, [1, 1, 1, 1], { a: { casks: 3 } }).asked).toBe('b turn')
  })

  test.each(['decline', 'roll'])('GM2-C5-7 private rolls are made from the rear, also after a %s', (answer) => {
    const casks = { casks: 1 }
    const t = feast({ a: [2], b: [2], c: [2] }, [1, 1, 1, 1], {
      seats: 3,
      line: 'a c b # S3 S2',
      a: casks,
      b: casks,
      c: casks,
    })
    const order: string[] = []
    for (; t.asked.endsWith('privateRoll'); t.play(`${t.asked.charAt(0)} ${answer}`)) order.push(t.asked.charAt(0))
    expect(order).toEqual(['c', 'b', 'a'])
  })

  test('GM2-C5-7 on The End in the order of arrival', () => {
    const position = { ...LAST, seats: 3, line: 'a # S1 END b c', a: { casks: 1 }, b: { casks: 1 }, c: { casks: 1 } }
    const t = serve(cooking(position, '', { rolls: [1, 1, 1, 1] }), { a: [2], b: [2], c: [2] })
    t.state.at[1] = t.state.end
    t.state.at[2] = t.state.end
    t.state.rondel[t.state.end + 1] = t.state.rondel[t.state.end + 2] = -1
    t.state.arrivals = [2, 1]
    const order: string[] = []
    for (atTheEnd(t); t.asked !== 'over'; t.play(`${t.asked.charAt(0)} decline`)) order.push(t.asked)
    expect(order).toEqual(['c privateRoll', 'b privateRoll', 'a privateRoll'])
  })

  test('GM2-C5-7 casks of the last haggis scoring have counted in the fourth round', () => {
    const t = serve(cooking({ ...LAST, a: { casks: 3 } }, '', { rolls: [1, 1, 1, 1, 3] }), { a: [3] })
    atTheEnd(t).play('a roll')
    const round = t.events.findLast((e: Event) => e.type === 'scoring')
    expect([round?.type === 'scoring' && round.vp.casks, t.player('a').casks, t.asked]).toEqual([[3, 0], 2, 'over'])
  })

  test('GM2-X4 a roll is paid like any other cask', () => {
    const t = feast({ a: [3] }, [1, 1, 1, 1, 3], { a: { casks: 2 } }).play('a roll')
    expect(eventsOf(t, 'casksPaid')).toEqual([{ type: 'casksPaid', seat: 0, count: 1 }])
  })
})

describe('GM2-C5-6 the end of a haggis scoring', () => {
  test('GM2-C5-6 tokens that were turned up go back face down, the others stay, and two are face up', () => {
    const t = beforeFeast({ a: [1, 1, 3] }, [1, 1, 2, 2])
    const before = pool(t).slice()
    t.play(TURN)
    expect([scored(t), tokens(t, 'a'), shown(t).up]).toEqual([[4, 0], '3', [1, 3]])
    expect(pool(t)).toEqual([before[0] + 2, before[1], before[2]])
    expect([t.vps()[0], haggisVp(t), shown(t).rolls]).toEqual([4, [4, 0], null])
  })

  test('GM2-C5-6 while it lasts, the standing and the view tell what is turned up', () => {
    const t = feast({ a: [1, 3, 2] }, [1, 3, 1, 1], { a: { casks: 1 } })
    expect([haggisVp(t), shown(t).tables[0].vp, shown(t).rolls]).toEqual([[8, 0], 8, [1, 3, 1, 1]])
    t.play('a decline')
    expect([haggisVp(t), shown(t).tables[0].vp]).toEqual([[8, 0], 0])
  })

  test('GM2-X10 after B and C it comes before the refill goes on', () => {
    const t = feast({ a: [1] }, [2, 2, 2, 2, 1], { line: 'a S1 S2 b # S3', a: { casks: 1 } })
    const kinds = (): readonly Event['type'][] => t.lastEvents.map(({ type }) => type)
    expect(kinds().filter((type) => type === 'rondelFilled' || type === 'scoring')).toEqual(['rondelFilled', 'scoring'])
    expect([t.asked, t.line().split(' ').length]).toEqual(['a privateRoll', 11])
    t.play('a roll')
    expect(kinds().indexOf('haggisScored')).toBeLessThan(kinds().indexOf('rondelFilled'))
    expect([t.asked, t.line().split(' ').length]).toEqual(['b turn', 13])
  })

  test('GM2-X10 at the end it comes after the Great Glen cards, whose count it does not change', () => {
    const t = cooking(
      {
        ...LAST,
        a: { casks: 1, castle: 'scot', persons: 'A1', cards: 'loch-shiel' },
        chronicles: { council: ['most-sets'], haggis: { rolls: [1, 1, 1, 1, 3] } },
      },
      '',
    )
    cast(t.state, 'most-sets')
    serve(t, { a: [3] })
    atTheEnd(t)
    expect([t.asked, eventsOf(t, 'glenScored').at(-1)?.wins]).toEqual(['a privateRoll', [10, 0]])
    t.play('a roll')
    const kinds = t.events.map(({ type }) => type)
    expect(kinds.indexOf('glenScored')).toBeLessThan(kinds.indexOf('haggisRolled'))
    expect(kinds.indexOf('haggisScored')).toBeLessThan(kinds.indexOf('gameEnded'))
  })
})
