import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../../rules/index.ts'
import { mobsOf } from '../rules/queries.ts'
import { casksOf } from '../../../modules/cellars/test/play.ts'
import { cast } from '../../../modules/council/test/play.ts'
import { contents } from '../../../modules/mountain/test/play.ts'
import { gangster, mob, put, shown } from './play.ts'

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
