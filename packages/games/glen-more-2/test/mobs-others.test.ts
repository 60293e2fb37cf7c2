import { describe, expect, test } from 'vitest'
import { cardNamed, glenMore2 } from '../src/index.ts'
import { mobsOf } from '../src/chronicles/mobs/rules.ts'
import { casksOf } from './cellars-play.ts'
import { cast } from './council-play.ts'
import { eventsOf, serve, tokens, TURN } from './haggis-play.ts'
import { contents } from './mountain-play.ts'
import { gangster, mob, put, shown } from './mobs-play.ts'
import type { Played, Position } from './play.ts'
import { boatOf, PLENTY } from './race-play.ts'

describe('GM2-C8-4 in the boat race', () => {
  const TEN = 'a take S1; a place 0,1; a activate HOME-V1; a activate HOME-C1'
  /** Four rivers of two spaces; the boats of a and b are where they are told. */
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

  test('GM2-X2 free spaces still count as reached for castles', () => {
    const t = sea(['1 0', '1 1', '2 1', '3 1'], { has: { a: ['bully-mcmuscle'] } }, ['', '', 'vp2', ''])
    t.play('a barge')
    expect([t.asked, boatOf(t, 0)]).toEqual(['a token', '2 1'])
    t.play('a token vp2')
    expect([t.asked, boatOf(t, 0)]).toEqual(['a activate', '2 0'])
  })
})

describe('GM2-C8-4 Elspeth McTrick', () => {
  const has = { a: ['elspeth-mctrick'] } as const

  test('GM2-C8-4 Elspeth McTrick: on reaching the Mountain, one thing on it for any resource', () => {
    const t = mob({ line: 'a b # S1 M1 S2', mountain: 'coin wood' }, { has }, 'a take M1')
    expect(t.asked).toBe('a trick')
    expect(t.legal()).toEqual([
      ...['wood', 'stone', 'barley', 'sheep', 'cattle'].map((good) => `trick coin ${good}`),
      ...['stone', 'barley', 'sheep', 'cattle'].map((good) => `trick wood ${good}`),
      'decline',
    ])
    t.play('a trick coin sheep')
    expect([t.asked, contents(t)]).toEqual(['a activate', '0 wood sheep'])
  })

  test('GM2-C8-4 Elspeth McTrick: just before leaving it too; then everything is taken', () => {
    const t = mob({ line: 'a b # M1 S1 S2 S3 S4', mountain: 'coin', die: [3] }, { has }, 'a take M1; a decline; a end')
    t.play('b take S3; b place -1,0; b end')
    // b has left a coin, and so has the die.
    expect([t.asked, contents(t), t.player('a').coins]).toEqual(['a trick', '3', 6])
    t.play('a trick coin sheep')
    expect([t.asked, t.player('a').coins, contents(t)]).toEqual(['a unload', 8, '0 sheep'])
    expect(t.play('a unload sheep HOME-C1').asked).toBe('a turn')
  })

  test('GM2-C8-4 Elspeth McTrick: not for others, and not where nothing is', () => {
    expect(mob({ line: 'a b # M1 S2', mountain: 'coin' }, { has: { b: ['elspeth-mctrick'] } }, 'a take M1').asked).toBe(
      'a activate',
    )
    expect(mob({ line: 'a b # M1 S2', mountain: '' }, { has }, 'a take M1').asked).toBe('a activate')
  })
})

describe('GM2-C8-4 Erin MacMalt', () => {
  const LINE = 'a b # S1 V1 S2 B13 S3'

  test('GM2-C8-4 Erin MacMalt: passing a Single Cask Sale, 2 casks, one of them on the bonus space', () => {
    const t = mob({ line: LINE, cellars: { a: '2: 2 5' } }, { has: { a: ['erin-macmalt'] } }, 'a take S2')
    expect(t.legal()).toEqual([
      'sellCask 2 bonus',
      'sellCask 2 right',
      'sellCask 5 bonus',
      'sellCask 5 right',
      'decline',
    ])
    t.play('a sellCask 5 bonus')
    expect([t.asked, t.legal()]).toEqual(['a sellCask', ['sellCask 2 right', 'decline']])
    t.play('a sellCask 2 right')
    expect([t.asked, casksOf(t, 'a')]).toEqual(['a place', '2:'])
  })

  test('GM2-C8-4 Erin MacMalt: nobody else does, and the cask that a tile costs stays', () => {
    const other = mob({ line: LINE, cellars: { a: '2: 2 5' } }, { has: { b: ['erin-macmalt'] } }, 'a take S2')
    expect(other.legal()).not.toContain('sellCask 2 bonus')
    const t = mob(
      { line: LINE, cellars: { a: '2: 2 5' } },
      { has: { a: ['erin-macmalt'] } },
      'a take B13; a sellCask 5 bonus',
    )
    expect([t.asked, t.player('a').casks]).toEqual(['a place', 0])
  })

  test('GM2-C3-6 a sale that she has filled cannot be entered', () => {
    const t = mob(
      { line: LINE, cellars: { a: '2: 2 5', b: '1: 1' } },
      { has: { a: ['erin-macmalt'] } },
      'a take S2; a sellCask 5 bonus; a sellCask 2 right; a place 0,1; a end',
    )
    expect([t.asked, t.whyNot('take V1')]).toEqual(['b turn', { why: 'saleFull', rule: 'GM2-C3-6' }])
  })
})

/** The last tile of stack B is about to be placed. */
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
    // b had a 2, and turned up the 1 that a had to give.
    expect(eventsOf(t, 'haggisScored').at(-1)?.vp).toEqual([0, 1])
    expect(shown(t).tokens).toEqual([{ gangster: gangster('fraser-mcstarve'), left: 0, coins: [] }])
  })

  test('GM2-C8-4 Fraser McStarve: only the two know the token; a full table puts an old one back', () => {
    const t = feasting({ a: [3], b: [1, 1, 1, 2, 2] }, [2, 2, 2, 2], has, {
      seats: 3,
      line: 'a b c S3 S2',
      options: { die: false },
    })
    t.play(TURN).play('b demand a; a surrender 1')
    expect(t.asked).toBe('b putBack')
    const [event] = eventsOf(t, 'surrendered')
    expect([0, 1, 2].map((seat) => (glenMore2.witness(event, seat) as typeof event).value)).toEqual([3, 3, null])
    expect(t.legal()).toEqual(['putBack 1', 'putBack 2', 'putBack 3', 'putBack 4', 'putBack 5'])
  })

  test('GM2-C8-4 Fraser McStarve: a token that all have seen is no secret of the two', () => {
    const t = serve(feasting({ b: [2] }, [1, 1, 1, 1], has), { a: [3] }, true)
    t.play(TURN).play('b demand a; a surrender 1')
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
    // All see what she is asked about.
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

  test('GM2-C8-5 a haggis scoring is one for Sibyl MacSponge', () => {
    const t = feasting({ a: [3, 3] }, [3, 3, 2, 2], { has: { b: ['sibyl-macsponge'] } }).play(TURN)
    expect(t.vps()).toEqual([11, 1])
  })
})

describe('GM2-C8-4 John McClaim', () => {
  const b = { cards: 'loch-ness castle-moil' }
  const tome = { tome: true }

  test('GM2-C8-4 John McClaim: 3 tokens at once, on landmark cards of anybody, which count for his boss', () => {
    const t = mob(
      { b, options: tome },
      { prison: ['john-mcclaim'] },
      'a take S1; a place 0,1; a end; a recruit john-mcclaim',
    )
    expect([t.asked, t.legal()]).toEqual(['a stake', ['stake loch-ness', 'stake castle-moil', 'decline']])
    t.play('a stake loch-ness')
    expect([t.asked, t.view().standing.landmarks.values]).toEqual(['a stake', [1, 1]])
    t.play('a decline')
    expect([t.asked, shown(t).tokens]).toEqual([
      'b turn',
      [{ gangster: gangster('john-mcclaim'), left: 2, coins: [0, 0] }],
    ])
  })

  test('GM2-C8-4 John McClaim: or in later turns, and not on a card that is turned or has a token', () => {
    const t = mob({ b, options: tome }, { has: { a: ['john-mcclaim'] } }, 'a stake castle-moil')
    expect(t.whyNot('stake castle-moil')).toEqual({ why: 'cardTaken', rule: 'GM2-C8-4' })
    Object.assign(t.state.chronicles.tome ?? {}, { turned: 1 << (cardNamed('loch-ness') ?? 0) })
    expect(t.whyNot('stake loch-ness')).toEqual({ why: 'cardTaken', rule: 'GM2-C8-4' })
    expect(mob({ b, options: tome }, { has: { b: ['john-mcclaim'] } }).legal('stake')).toEqual([])
  })

  test('GM2-C8-4 John McClaim: on a card of his boss a token changes nothing', () => {
    const t = mob({ a: b, options: tome }, { has: { a: ['john-mcclaim'] } }, 'a stake loch-ness')
    expect(t.view().standing.landmarks.values).toEqual([2, 0])
  })

  test('GM2-C8-4 John McClaim: turning the card removes the token', () => {
    const t = mob(
      { line: 'a b # T1 S1', a: { cards: 'castle-stalker' }, options: tome },
      { has: { b: ['john-mcclaim'] } },
    )
    mobsOf(t.state).staked.push(cardNamed('castle-stalker') ?? -1)
    expect(t.view().standing.landmarks.values).toEqual([0, 1])
    t.play('a take T1; a place 0,1; a activate T1; a flip castle-stalker')
    expect([shown(t).staked, t.eventsOf('stakeGone')]).toEqual([
      [],
      [{ type: 'stakeGone', seat: 1, card: cardNamed('castle-stalker') ?? -1 }],
    ])
    // GM2-C6-4: the card counts 2 for its owner now.
    expect(t.view().standing.landmarks.values).toEqual([2, 0])
  })
})

describe('GM2-X8 with the council', () => {
  const THREE = { seats: 3, options: { die: false }, line: 'b c a END' } as const

  test('GM2-X8 Mike McCastle counts the castle he stands on for his boss', () => {
    const t = mob({ ...THREE, chronicles: { council: ['castles-with-scotsmen'] } }, { has: { a: ['mike-mccastle'] } })
    put(t, 'mike-mccastle', 'b', 1, 0)
    cast(t.state, 'castles-with-scotsmen')
    expect(t.view().chronicles.council?.cards[0].values).toEqual([1, 0, 0])
  })

  test('GM2-X8 cards claimed by John McClaim count in the sets card', () => {
    const a = { casks: 1, persons: 'A1', castle: 'scot' }
    const t = mob(
      {
        ...THREE,
        a,
        b: { cards: 'loch-ness' },
        options: { die: false, tome: true },
        chronicles: { council: ['most-sets'] },
      },
      { has: { a: ['john-mcclaim'] } },
    )
    expect(t.view().chronicles.council?.cards[0].values).toEqual([0, 0, 0])
    mobsOf(t.state).staked.push(cardNamed('loch-ness') ?? -1)
    expect(t.view().chronicles.council?.cards[0].values).toEqual([1, 0, 0])
  })

  test('GM2-X8 he counts in the sets card', () => {
    const a = { casks: 1, persons: 'A1', cards: 'loch-ness' }
    const t = mob({ ...THREE, a, chronicles: { council: ['most-sets'] } }, { has: { a: ['mike-mccastle'] } })
    expect(t.view().chronicles.council?.cards[0].values).toEqual([0, 0, 0])
    put(t, 'mike-mccastle', 'b', 1, 0)
    expect(t.view().chronicles.council?.cards[0].values).toEqual([1, 0, 0])
  })
})
