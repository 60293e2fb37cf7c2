import { type Seat, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { HAGGIS_TILES } from '../data/index.ts'
import { stacksOf } from '../../stacks.ts'
import { content, glenMore2 } from '../../../rules/index.ts'
import { cooking, emptyPool, eventsOf, pool, serve, shown, tokens } from './play.ts'
import { names, type Played, tileOf } from '../../../test/play.ts'

const INN = { line: 'a b # G1 S2', a: { castle: 'wood', coins: 0 } } as const
const ACTIVE = { line: 'a b # S3 S2', a: { tiles: ['G1 0,1'], castle: 'sheep', coins: 0 } } as const
const TO_INN = 'a take S3; a place -1,0'
const told = (t: Played, type: string, viewer: Seat | null): unknown =>
  t.events.map((e) => glenMore2.witness(e, viewer)).findLast((e) => e?.type === type)

describe('GM2-C5-1 set-up', () => {
  test('GM2-C5-1 six tiles join their stacks, and 2 of 13 tokens are face up', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const checked = glenMore2.setup({ haggis: true }, 2)
      if (!checked.ok) throw new Error(checked.problem.at)
      const s = glenMore2.create(checked.value, 2, `seed ${i}`, 1)
      const { up, hidden, tables, places } = glenMore2.view(s, 0).chronicles.haggis ?? fail()
      expect([up.length, hidden, tables.map((table) => table.tokens.length), places]).toEqual([2, 11, [0, 0], 5])
      seen.add(up.toSorted((a, b) => a - b).join())
      expect(s.sizes).toEqual([14 + 2, 17 + 2, 17 + 1, 18 + 1])
    }
    expect(seen.size).toBeGreaterThan(3)
    expect(names(HAGGIS_TILES)).toBe('G1 G2 G3 G4 G5 G6')
    const none = stacksOf(content.builtIn, 0).flat()
    expect(none.some((tile) => HAGGIS_TILES.includes(tile))).toBe(false)
  })

  test('GM2-C5-2 every token of the pool is as likely as another: 6, 4 and 3 of 13', () => {
    const checked = glenMore2.setup({ haggis: true }, 2)
    if (!checked.ok) throw new Error(checked.problem.at)
    const counts = [0, 0, 0]
    for (let i = 0; i < 390; i++) {
      const [first] = glenMore2.create(checked.value, 2, `token ${i}`, 1).chronicles.haggis?.up ?? fail()
      counts[first - 1]++
    }
    expect(counts.map((n) => Math.round(n / 30))).toEqual([6, 4, 3])
  })

  test('GM2-C5-1 the tokens that are turned up are told to all', () => {
    const checked = glenMore2.setup({ haggis: true, arranged: { haggis: { tokens: [2, 3] } } }, 2)
    if (!checked.ok) throw new Error(checked.problem.at)
    const events: Parameters<typeof glenMore2.create>[4] = []
    glenMore2.create(checked.value, 2, 'seed', 1, events)
    expect(events?.filter(({ type }) => type === 'haggisDealt')).toEqual([{ type: 'haggisDealt', values: [2, 3] }])
  })

  test('GM2-C5-1 tokens and rolls can be arranged, none more often than it is there', () => {
    const problem = (haggis: unknown, options: object = { haggis: true }): unknown => {
      const checked = glenMore2.setup({ ...options, arranged: { haggis: haggis as never } }, 2)
      return checked.ok ? null : checked.problem
    }
    const bad = (at: string): object => ({ at, why: 'bad-arrangement' })
    expect([problem({}), problem({ tokens: [3, 3, 3], rolls: [1, 2, 3] })]).toEqual([null, null])
    expect(problem({ tokens: [3, 3, 3, 3] })).toEqual(bad('arranged.haggis.tokens[3]'))
    expect(problem({ tokens: [4] })).toEqual(bad('arranged.haggis.tokens[0]'))
    expect(problem({ rolls: [1, 4] })).toEqual(bad('arranged.haggis.rolls[1]'))
    expect(problem([])).toEqual(bad('arranged.haggis'))
    expect(problem({ feasts: [] })).toEqual({ at: 'arranged.haggis.feasts', why: 'unknown-field' })
    expect(problem({}, {})).toEqual(bad('arranged.haggis'))
  })

  test('GM2-C5-1 numbers can be corrected within the laws', () => {
    const corrections = [
      { at: 'haggis.copies.3', value: 0 },
      { at: 'haggis.faceUp', value: 3 },
      { at: 'haggis.places', value: 1 },
    ]
    const t = cooking({ ...INN, corrections }, 'a take G1; a place 0,1; a haggis 2', { tokens: [1, 1, 2, 1] })
    expect([shown(t).up, shown(t).places, tokens(t, 'a')]).toEqual([[1, 1, 1], 1, '2'])
    for (const [at, value] of [
      ['haggis.casks', 0],
      ['haggis.rolls', 10],
      ['haggis.copies.1', 21],
    ] as const)
      expect(glenMore2.setup({ corrections: [{ at, value }] }, 2)).toMatchObject({ ok: false })
    const none = ['1', '2', '3'].map((value) => ({ at: `haggis.copies.${value}`, value: 0 }))
    expect(glenMore2.setup({ corrections: none }, 2)).toMatchObject({ ok: false })
  })
})

describe('GM2-C5-2 a token', () => {
  test('GM2-C5-2 one that is face up goes to the table, and another is turned up; all know what it is', () => {
    const t = cooking(INN, 'a take G1; a place 0,1')
    expect([t.asked, t.legal()]).toEqual(['a haggis', ['haggis 1', 'haggis 3', 'haggis hidden']])
    t.play('a haggis 3')
    expect([shown(t).up, shown(t).hidden, t.asked]).toEqual([[1, 2], 10, 'a activate'])
    expect([tokens(t, 'a'), tokens(t, 'a', 'b'), tokens(t, 'a', null)]).toEqual(['3', '3', '3'])
    expect(eventsOf(t, 'haggisTurnedUp').at(-1)?.values).toEqual([2])
  })

  test('GM2-C5-2 one that is face down is known to its owner alone', () => {
    const t = cooking(INN, 'a take G1; a place 0,1; a haggis hidden')
    expect([shown(t).up, shown(t).hidden]).toEqual([[1, 3], 10])
    expect([tokens(t, 'a'), tokens(t, 'a', 'b'), tokens(t, 'a', null)]).toEqual(['2', '?', '?'])
    expect(told(t, 'haggisDrawn', 0)).toMatchObject({ seat: 0, value: 2 })
    expect([told(t, 'haggisDrawn', 1), told(t, 'haggisDrawn', null)]).toMatchObject([{ value: null }, { value: null }])
    expect(t.lastEvents.some((e) => e.type === 'haggisDrawn' && glenMore2.reveals(e))).toBe(true)
  })

  test('GM2-C5-2 any of those that are face down can be drawn', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 24; i++) {
      const t = cooking(INN, '', { tokens: [1, 3] })
      t.state.rng['haggis'] = stream('draw', String(i))
      drawn.add(tokens(t.play('a take G1; a place 0,1; a haggis hidden'), 'a'))
    }
    expect([...drawn].toSorted()).toEqual(['1', '2', '3'])
  })

  test('GM2-C5-2 of two tokens the second is taken when others are face up again', () => {
    const twice = { at: 'tiles.G1.once.haggis', value: 2 }
    const t = cooking({ ...INN, corrections: [twice] }, 'a take G1; a place 0,1; a haggis 1')
    expect([shown(t).up, t.legal()]).toEqual([
      [3, 2],
      ['haggis 2', 'haggis 3', 'haggis hidden'],
    ])
    t.play('a haggis 2')
    expect([tokens(t, 'a'), shown(t).up]).toEqual(['12', [3, 1]])
    const corrections = [twice, { at: 'haggis.faceUp', value: 1 }]
    const one = cooking({ ...INN, corrections }, 'a take G1; a place 0,1; a haggis 1')
    expect([shown(one).up, one.legal()]).toEqual([[3], ['haggis 3', 'haggis hidden']])
  })

  test('GM2-C5-2 with a full table one of the five old tokens goes back, and can be turned up again', () => {
    const t = serve(cooking(INN, '', { tokens: [1, 3, 2] }), { a: [1, 1, 2, 1, 2] })
    t.play('a take G1; a place 0,1; a haggis 3')
    expect([t.asked, shown(t).up]).toEqual(['a putBack', [1]])
    expect(t.legal()).toEqual([1, 2, 3, 4, 5].map((place) => `putBack ${place}`))
    expect(t.whyNot('putBack 6')).toEqual({ why: 'newToken', rule: 'GM2-C5-2' })
    expect(t.whyNot('end')).toEqual({ why: 'haggis', rule: 'GM2-C5-2' })
    const before = pool(t)[0]
    t.play('a putBack 2')
    expect([tokens(t, 'a'), tokens(t, 'a', 'b'), shown(t).up]).toEqual(['12123', '????3', [1, 2]])
    expect(pool(t)[0]).toBe(before + 1)
    expect([told(t, 'haggisPutBack', 0), told(t, 'haggisPutBack', 1)]).toMatchObject([
      { place: 1, value: 1 },
      { place: 1, value: null },
    ])
    // The pool then holds only a 2, so it is turned up at once.
    const last = [
      { at: 'haggis.copies.1', value: 4 },
      { at: 'haggis.copies.2', value: 1 },
      { at: 'haggis.copies.3', value: 2 },
    ]
    const again = serve(cooking({ ...INN, corrections: last }, '', { tokens: [3, 3] }), { a: [1, 1, 2, 1, 1] })
    again.play('a take G1; a place 0,1')
    again.play('a putBack 3')
    expect([tokens(again, 'a'), shown(again).up, shown(again).hidden]).toEqual(['11113', [3, 2], 0])
  })

  test('GM2-C5-2 on a table of one place the old token goes back unasked', () => {
    const corrections = [{ at: 'haggis.places', value: 1 }]
    const t = serve(cooking({ ...INN, corrections }), { a: [2] }).play('a take G1; a place 0,1')
    const [, twos] = pool(t)
    t.play('a haggis 3')
    expect([t.asked, tokens(t, 'a'), shown(t).up]).toEqual(['a activate', '3', [1, 2]])
    expect(told(t, 'haggisPutBack', 0)).toMatchObject({ place: 0, value: 2 })
    expect(pool(t)[1]).toBe(twos)
  })

  test('GM2-C5-2 what goes back is told to those who had seen it', () => {
    const t = serve(cooking(INN), { a: [1, 1, 2, 1, 2] }, true).play('a take G1; a place 0,1; a haggis 3; a putBack 3')
    expect([told(t, 'haggisPutBack', 1), told(t, 'haggisPutBack', null)]).toMatchObject([{ value: 2 }, { value: 2 }])
  })

  const FEW = [
    { at: 'haggis.copies.1', value: 1 },
    { at: 'haggis.copies.2', value: 0 },
    { at: 'haggis.copies.3', value: 1 },
  ]

  test('GM2-C5-2 an empty pool gives nothing and takes no sheep', () => {
    const t = emptyPool(cooking({ ...ACTIVE, corrections: FEW }, '', {})).play(TO_INN)
    expect(t.whyNot('activate G1 sheep')).toEqual({ why: 'noHaggis', rule: 'GM2-C5-2' })
    expect(t.legal('activate G1')).toEqual([])
    const placed = emptyPool(cooking({ ...INN, corrections: FEW }, '', {})).play('a take G1; a place 0,1')
    expect([placed.asked, tokens(placed, 'a').length]).toEqual(['a activate', 1])
  })

  test('GM2-C5-2 what leaves no choice is not asked, and where none is face down that is said', () => {
    const rich = { castle: 'wood sheep', coins: 0 }
    const t = cooking({ ...INN, a: rich, corrections: FEW }, 'a take G1; a place 0,1', { tokens: [1, 3] })
    expect(t.legal()).toEqual(['haggis 1', 'haggis 3'])
    expect(t.whyNot('haggis hidden')).toEqual({ why: 'noneHidden', rule: 'GM2-C5-2' })
    t.play('a haggis 3')
    expect([shown(t).up, t.asked]).toEqual([[1], 'a activate'])
    t.play('a activate G1 sheep')
    expect([tokens(t, 'a'), shown(t).up, t.asked]).toEqual(['31', [], 'a activate'])
  })
})

describe('GM2-C5-3 inns', () => {
  test('GM2-C5-3 an activated inn takes a sheep, also a bought one, and gives a token', () => {
    const t = cooking(ACTIVE, `${TO_INN}; a activate G1 sheep`)
    expect([t.asked, t.goods('HOME-C1')]).toEqual(['a haggis', ''])
    t.play('a haggis 1')
    expect([tokens(t, 'a'), t.asked, t.legal('activate G1')]).toEqual(['1', 'a activate', []])
    const bought = cooking({ ...ACTIVE, a: { tiles: ['G1 0,1'], coins: 2 } }, `${TO_INN}; a activate G1 sheep`)
    expect([bought.asked, bought.player('a').coins]).toEqual(['a haggis', 0])
    const poor = cooking({ ...ACTIVE, a: { tiles: ['G1 0,1'], coins: 0 } }, TO_INN)
    expect(poor.whyNot('activate G1 sheep')).toMatchObject({ why: 'coins', rule: 'GM2-83' })
  })

  test('GM2-C5-3 a placed inn gives a token before anything is activated', () => {
    const t = cooking({ ...INN, a: { castle: 'wood sheep', coins: 0 } }, 'a take G1; a place 0,1; a haggis 1')
    expect(t.asked).toBe('a activate')
    t.play('a activate G1 sheep; a haggis hidden')
    expect(tokens(t, 'a')).toBe(`1${tokens(t, 'a').charAt(1)}`)
    expect(tokens(t, 'a').length).toBe(2)
  })

  test('GM2-C5-3 Sinclair replaces the sheep by a coin, and Cameron activates an inn', () => {
    const sinclair = cooking({ ...ACTIVE, a: { tiles: ['G1 0,1'], coins: 1, fields: 'sinclair' } }, TO_INN)
    sinclair.play('a activate G1 coin; a haggis 3')
    expect([tokens(sinclair, 'a'), sinclair.player('a').coins]).toEqual(['3', 0])
    const far = { tiles: ['A7 0,1', 'A8 0,2', 'G1 0,3'], castle: 'sheep', coins: 9 }
    const cameron = cooking({ line: 'a b # A1 S2', a: far }, 'a take A1; a claim cameron')
    expect(cameron.legal('activate G1')).toEqual(['activate G1 sheep'])
    cameron.play('a activate G1 sheep')
    if (cameron.asked === 'a pay') cameron.play('a spend sheep HOME-C1')
    cameron.play('a haggis 1')
    expect([tokens(cameron, 'a'), cameron.asked]).toEqual(['1', 'a activate'])
  })

  test('GM2-C5-3 an inn that the Englishman takes gives its token to the holder', () => {
    const t = cooking({
      seats: 3,
      options: { die: false },
      england: { holder: 'b' },
      line: 'e a b c G1 S1',
      b: { castle: 'wood', coins: 2 },
    })
    t.play('b send G1 use; b place 0,1; b haggis 3')
    expect([tokens(t, 'b'), tokens(t, 'a'), t.asked]).toEqual(['3', '', 'b activate'])
  })

  test('GM2-C5-3 the view tells what an inn would give, and how it would be paid', () => {
    const t = cooking(ACTIVE)
    expect(t.view().yields.find(({ tile }) => tile === tileOf('G1'))).toMatchObject({ trades: true, vp: 0, tokens: 1 })
    t.play(TO_INN)
    expect(t.activatable('G1')?.ways).toMatchObject([{ goods: ['sheep'], payment: { own: ['sheep'] }, tokens: 1 }])
    expect(
      emptyPool(cooking(ACTIVE))
        .view()
        .yields.find(({ tile }) => tile === tileOf('G1'))?.tokens,
    ).toBe(0)
  })

  test('GM2-C5-3 as many tokens as the tile says, one after the other while there are any', () => {
    const corrections = [{ at: 'tiles.G1.activation.amount', value: 2 }]
    const t = cooking({ ...ACTIVE, corrections }, `${TO_INN}; a activate G1 sheep; a haggis 3`)
    expect([t.asked, shown(t).up]).toEqual(['a haggis', [1, 2]])
    expect(tokens(t.play('a haggis 2'), 'a')).toBe('32')
  })
})

function fail(): never {
  throw new Error('there is no haggis')
}
