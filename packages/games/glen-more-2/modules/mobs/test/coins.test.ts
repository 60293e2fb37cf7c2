import { describe, expect, test } from 'vitest'
import { REVISION } from '../../../rules/revisions.ts'
import { fieldNamed, NO_TILE } from '../../../rules/index.ts'
import { mobsOf } from '../rules/queries.ts'
import { gangster, mob, shown } from './play.ts'
import { tileOf } from '../../../test/play.ts'

const MACLEOD = fieldNamed('macleod') ?? NO_TILE

describe('GM2-C8-4 Peggy McWander', () => {
  const has = { a: ['peggy-mcwander'] } as const
  const LINE = 'a b # S1 A1 A2'

  test('GM2-C8-4 Peggy McWander: two tokens, in later turns, on free clan fields', () => {
    const t = mob({ line: LINE, b: { fields: 'gunn' } }, { has })
    expect(t.legal('charge 1 ')).toHaveLength(21)
    expect(t.whyNot('charge 2 gunn')).toEqual({ why: 'claimed', rule: 'GM2-112' })
    t.play('a charge 2 macleod')
    expect(t.whyNot('charge 1 macleod')).toEqual({ why: 'fieldHasToken', rule: 'GM2-C8-4' })
    expect(t.legal('charge 2')).toEqual([])
    expect(shown(t).charged).toEqual([{ field: MACLEOD, coins: 3 }])
    t.play('a charge 1 ross')
    expect([t.legal('charge'), shown(t).tokens]).toEqual([
      [],
      [{ gangster: gangster('peggy-mcwander'), left: 0, coins: [] }],
    ])
  })

  test('GM2-C8-4 Peggy McWander: another player pays her boss the coins shown besides the roads', () => {
    const t = mob({ line: LINE, b: { coins: 4 } }, { has }, 'a charge 1 mckay; a take S1; a place 0,1; a end')
    t.play('b take A1')
    // GM2-E8: the road to McKay costs 2.
    expect(t.field('mckay').price).toBe(4)
    t.play('b claim mckay')
    expect([t.player('a').coins, t.player('b').coins, shown(t).charged]).toEqual([8, 0, []])
    expect(t.eventsOf('chargePaid')).toEqual([
      { type: 'chargePaid', seat: 1, to: 0, field: fieldNamed('mckay') ?? NO_TILE, coins: 2 },
    ])
  })

  test('GM2-C8-4 Peggy McWander: who cannot pay for both cannot claim the field', () => {
    const t = mob(
      { line: LINE, b: { coins: 3 } },
      { has },
      'a charge 1 mckay; a take S1; a place 0,1; a end; b take A1',
    )
    expect(t.whyNot('claim mckay')).toEqual({ why: 'coins', need: 4, has: 3, rule: 'GM2-111' })
    expect(t.legal('claim')).not.toContain('claim mckay')
  })

  test('GM2-C8-4 Peggy McWander: her boss pays nothing for it, and the token is gone then; it is no marker for roads', () => {
    const t = mob({ line: 'a b # A1 S1', a: { coins: 2 } }, { has }, 'a charge 2 mckay; a take A1')
    expect(t.field('mckay', 'a').price).toBe(2)
    t.play('a claim mckay')
    expect([t.player('a').coins, shown(t).charged, t.eventsOf('chargeGone')]).toEqual([
      0,
      [],
      [{ type: 'chargeGone', seat: 0, field: fieldNamed('mckay') ?? NO_TILE }],
    ])
  })
})

describe('GM2-C8-4 Joe McDuff', () => {
  const has = { a: ['joe-mcduff'] } as const

  test('GM2-C8-4 Joe McDuff: a token for the largest stack of a row, one or more in a turn', () => {
    const t = mob({ market: { wood: 3, stone: 0, sheep: 2 } }, { has })
    expect(t.legal('grab')).toEqual(['grab wood', 'grab barley', 'grab sheep', 'grab cattle'])
    expect(t.whyNot('grab stone')).toEqual({ why: 'rowHasNothing', row: 'stone', rule: 'GM2-C8-4' })
    t.play('a grab wood; a grab wood')
    expect([t.player('a').coins, t.view().market.wood]).toEqual([11, 1])
    t.play('a grab sheep')
    expect([t.player('a').coins, t.view().market.sheep, t.legal('grab')]).toEqual([13, 1, []])
  })

  test('GM2-C8-4 Joe McDuff: the England row too, with Chronicle 4 alone', () => {
    const t = mob(
      { seats: 3, options: { die: false }, line: 'a b c e S1', england: { row: 2 } },
      { has },
      'a grab england',
    )
    expect([t.player('a').coins, t.view().chronicles.englishman?.row]).toEqual([8, 1])
  })

  test('GM2-C8-4 Joe McDuff: coins for a field or a building come in time', () => {
    const t = mob({ line: 'a b # A1 S1', a: { coins: 0 }, market: { wood: 3 } }, { has }, 'a take A1')
    expect(t.asked).toBe('a claim')
    expect(t.legal('grab')).toContain('grab wood')
    expect(t.legal('claim')).not.toContain('claim mckay')
    t.play('a grab wood; a claim mckay')
    expect(t.player('a').coins).toBe(1)
  })

  test('GM2-C8-4 only who has taken a gangster uses him', () => {
    expect(mob({}, { has: { b: ['joe-mcduff'] } }).legal('grab')).toEqual([])
    expect(mob({}, { prison: ['joe-mcduff'] }).legal('grab')).toEqual([])
  })
})

/** With Donan Castle a may activate the tiles of b, whose boss has Bruce McMail. */
const BORROWING = {
  options: { tome: true },
  line: 'a b # S4 S3',
  a: { cards: 'donan-castle', tiles: ['T1 0,1'] },
  b: { tiles: ['S1 0,1', 'S2 1,1'] },
} as const

describe('GM2-C8-4 Bruce McMail', () => {
  const has = { b: ['bruce-mcmail'] } as const

  test('GM2-C8-4 Bruce McMail: 1 of 3 coins for a resource that another player has just produced', () => {
    const t = mob({}, { has }, 'a take S1; a place 0,1; a activate S1')
    expect([t.asked, shown(t).coins]).toEqual(['b intercept', 3])
    expect(t.legal()).toEqual([
      'intercept wood HOME-V2',
      'intercept wood HOME-C2',
      'intercept wood market',
      'decline',
      'declineTurn',
    ])
    expect(t.whyNot('end')).toEqual({ why: 'mob', rule: 'GM2-C8-4' })
    t.play('b intercept wood HOME-C2')
    expect([t.asked, t.goods('S1'), t.goods('HOME-C2'), shown(t).coins]).toEqual(['a activate', '', 'wood', 2])
    expect([t.player('a').coins, t.player('b').coins]).toEqual([7, 6])
  })

  test('GM2-C8-4 Bruce McMail: or sold at the market at once', () => {
    const t = mob({ market: { wood: 2 } }, { has }, 'a take S1; a place 0,1; a activate S1; b intercept wood market')
    expect([t.player('b').coins, t.view().market.wood, t.goods('S1')]).toEqual([8, 1, ''])
    const none = mob({ market: { wood: 0 } }, { has }, 'a take S1; a place 0,1; a activate S1')
    expect(none.legal()).not.toContain('intercept wood market')
  })

  test('GM2-C8-4 Bruce McMail: animal and material tiles alone, and not what his boss produces', () => {
    const village = mob({ line: 'a b # A6 S1', a: { village: 'scot stone', castle: 'scot', coins: 0 } }, { has })
    village.play('a take A6; a place 2,0; a activate A6')
    expect(village.asked).toBe('a activate')
    const loch = [{ at: 'tiles.A10.type', value: 'loch' }]
    const other = mob({ line: 'a b # A10 S1' }, { has }, 'a take A10; a place 0,1; a activate A10', loch)
    expect([other.asked, other.goods('A10')]).toEqual(['a activate', 'stone'])
    const own = mob({}, { has: { a: ['bruce-mcmail'] } }, 'a take S1; a place 0,1; a activate S1')
    expect(own.asked).toBe('a activate')
  })

  test('GM2-C8-4 Bruce McMail: asked no more in this turn if his boss says so, and never without coins', () => {
    const a = { tiles: ['S2 0,1', 'A10 1,1'] }
    const t = mob({ line: 'a b # S1', a }, { has }, 'a take S1; a place -1,1; a activate S1; b declineTurn')
    t.play('a activate S2')
    expect(t.asked).toBe('a activate')
    const poor = mob({ line: 'a b # S1', a }, { has })
    mobsOf(poor.state).coins = 0
    poor.play('a take S1; a place -1,1; a activate S1')
    expect(poor.asked).toBe('a activate')
    const again = mob(
      { line: 'a b # S1', a },
      { has },
      'a take S1; a place -1,1; a activate S1; b decline; a activate S2',
    )
    expect(again.asked).toBe('b intercept')
  })

  test('GM2-C8-5 Bruce McMail also takes from what another player’s tile gives, before it is brought (GM2-C6-8)', () => {
    const t = mob(
      { ...BORROWING, market: { wood: 0 } },
      { has },
      'a take S4; a place 1,1; a activate T1; a event donan-castle; a activate S1',
    )
    expect([t.asked, t.legal()]).toEqual([
      'b intercept',
      [
        'intercept wood HOME-V2',
        'intercept wood HOME-C2',
        'intercept wood S1',
        'intercept wood S2',
        'decline',
        'declineTurn',
      ],
    ])
    t.play('b intercept wood HOME-C2')
    expect([t.asked, t.goods('HOME-C2'), t.goods('S1'), t.player('a').coins]).toEqual(['a borrow', 'wood', '', 7])
    t.play('a activate S2; b decline')
    expect([t.asked, t.legal('put').length > 0]).toEqual(['a bring', true])
  })

  test('GM2-C8-5 in matches that began before, Bruce McMail only takes of what own tiles give', () => {
    const t = mob(BORROWING, { has })
    Object.assign(t.state, { revision: REVISION.start })
    t.play('a take S4; a place 1,1; a activate T1; a event donan-castle; a activate S1')
    expect(t.asked).toBe('a bring')
  })

  test('GM2-C8-5 what Bruce McMail takes is not available to its producer', () => {
    const t = mob({ line: 'a b # S1' }, { has }, 'a take S1; a place 0,1; a activate S1; b intercept wood HOME-V2')
    expect(t.legal('sell')).toEqual([])
  })

  test('GM2-C8-6 coins left on Bruce McMail are not his boss’s', () => {
    const t = mob({ line: 'b # a END' }, { has }, 'b take END; a take END')
    expect(t.vps()).toEqual([6 - 7, 6 - 7 - 4])
  })
})

describe('GM2-C8-4 Sibyl MacSponge', () => {
  const has = { b: ['sibyl-macsponge'] } as const
  const sixVp = { coins: 0, tiles: ['B11 0,1 sheep sheep', 'A12 1,1 cattle'] }

  test('GM2-C8-4 Sibyl MacSponge: one of 6 VP or more from one source (GM2-C8-5), once in a player’s turn', () => {
    const t = mob({ line: 'a b # S1', a: sixVp }, { has }, 'a take S1; a place -1,1')
    t.play('a activate B11 sheep sheep cattle')
    expect(t.vps()).toEqual([7, 1])
    expect(t.eventsOf('sponged')).toEqual([{ type: 'sponged', seat: 1, of: 0 }])
    const five = mob({ line: 'a b # S1', a: sixVp }, { has }, 'a take S1; a place -1,1; a activate B11 sheep sheep')
    expect(five.vps()).toEqual([5, 0])
    const two = { coins: 0, tiles: ['B11 0,1 sheep sheep sheep scot', 'D14 1,1', 'A12 1,2 cattle cattle cattle'] }
    const again = mob({ line: 'a b # S4', a: two }, { has }, 'a take S4; a place 0,2; a activate B11 sheep sheep sheep')
    again.play('a activate D14 cattle cattle cattle')
    expect(again.state.vp[0]).toBeGreaterThan(12)
    expect(again.state.vp[1]).toBe(1)
  })

  test('GM2-C8-4 Sibyl MacSponge: nothing of her boss’s own', () => {
    const t = mob({ line: 'a b # S1', a: sixVp }, { has: { a: ['sibyl-macsponge'] } }, 'a take S1; a place -1,1')
    expect(t.play('a activate B11 sheep sheep cattle').vps()).toEqual([8, 0])
  })

  test('GM2-C8-5 any number of times in a scoring round, each category a source, and not in the final scoring', () => {
    const a = { casks: 5, castle: 'scot scot scot scot scot', village: '', coins: 20 }
    const t = mob({ line: 'b # a END', a }, { has }, 'b take END; a take END')
    expect(t.eventsOf('sponged')).toHaveLength(2)
    // Two categories of 8 VP, 20 coins, 7 pennies; b: 2 VP of hers, 6 coins, 7 pennies, Sibyl.
    expect(t.vps()).toEqual([8 + 8 - 2 + 20 - 7, 2 + 6 - 7 - 6])
    const told = t.events.flatMap((e) => (e.type === 'sponged' ? [e.seat] : []))
    expect(told).toEqual([1, 1])
  })
})

test('GM2-C8-4 what each of these gangsters has is shown to everybody', () => {
  const t = mob({}, { has: { a: ['peggy-mcwander', 'joe-mcduff'], b: ['bruce-mcmail'] } })
  expect(shown(t, 'b').tokens).toEqual([
    { gangster: gangster('peggy-mcwander'), left: 2, coins: [2, 3] },
    { gangster: gangster('joe-mcduff'), left: 3, coins: [0, 0, 0] },
  ])
  expect([shown(t).coins, tileOf('S1')]).toEqual([3, tileOf('S1')])
})
