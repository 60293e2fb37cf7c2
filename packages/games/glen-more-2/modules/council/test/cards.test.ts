import { ORDER } from '../../order.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { GlenCardName } from '../data/index.ts'
import { scoreOf } from '../rules/queries.ts'
import { CHRONICLES, gather } from '../../list.ts'
import { glenMore2 } from '../../../rules/index.ts'
import { type Questions, seam } from '../../../rules/hooks.ts'
import { cast, held, idOf, shown } from './play.ts'
import { names, play, type Played, type Position, tileOf } from '../../../test/play.ts'

const WITH_DISCARDS = ['most-discards', 'most-animals', 'most-building', 'largest-square', 'most-sets'] as const

const compared = (
  name: GlenCardName,
  a: Position['a'],
  b: Position['b'] = {},
  more: Position = {},
): readonly number[] =>
  scoreOf(play({ chronicles: { council: [name] }, a: a ?? {}, b: b ?? {}, ...more }).state, idOf(name)).values

describe('GM2-C7-4 what the cards compare', () => {
  test('GM2-C7-4 the largest full square of tiles', () => {
    expect(compared('largest-square', { tiles: ['S1 0,1', 'S2 1,1'] })).toEqual([2, 0])
    expect(compared('largest-square', { tiles: ['S1 0,1', 'S2 1,1', 'A11 0,2', 'A10 1,2'] })).toEqual([2, 0])
    const three = ['S1 0,1', 'S2 1,1', 'A11 0,2', 'A10 1,2', 'S3 -1,0', 'A13 -1,1', 'A12 -1,2']
    expect(compared('largest-square', { tiles: three }, { tiles: ['S4 0,-1'] })).toEqual([3, 0])
  })

  test('GM2-C7-4 sheep and cattle; wood and stone', () => {
    const a = { village: 'scot sheep cattle', castle: 'sheep wood', tiles: ['S1 0,1 wood stone'] }
    expect(compared('most-animals', a, { castle: 'cattle barley' })).toEqual([3, 1])
    expect(compared('most-building', a, { castle: 'barley stone' })).toEqual([3, 1])
  })

  test('GM2-C7-4 complete sets, with Castle Moil', () => {
    const a = { castle: 'scot', casks: 5, cards: 'loch-ness loch-shiel', persons: 'A1 A2' }
    expect(compared('most-sets', a)).toEqual([1, 0])
    expect(compared('most-sets', { ...a, cards: 'loch-ness castle-moil' })).toEqual([2, 0])
  })

  test('GM2-C7-4 David Hume is two persons of two sets (GM2-113)', () => {
    const a = { castle: 'scot scot', casks: 2, cards: 'loch-ness loch-shiel' }
    expect(compared('most-sets', { ...a, persons: 'A1' })).toEqual([1, 0])
    expect(compared('most-sets', { ...a, persons: 'HUME' })).toEqual([2, 0])
  })

  test('GM2-C7-4 castles with a Scotsman, the Home Castle included', () => {
    expect(compared('castles-with-scotsmen', { castle: 'scot scot', tiles: ['A4 0,1 scot', 'B6 1,1'] })).toEqual([2, 0])
  })

  test('GM2-C7-4 the smallest territory', () => {
    const t = play({ chronicles: { council: ['smallest-territory'] }, a: { tiles: ['S1 0,1'] } })
    expect(scoreOf(t.state, idOf('smallest-territory'))).toEqual({ values: [3, 2], wins: [0, 10] })
  })

  test('GM2-C7-4 the Scotsman farthest from the Home Castle, by movement points', () => {
    // From 1,0 to -1,2 in two steps, corner by corner.
    expect(compared('farthest-scotsman', { tiles: ['S1 0,1', 'A11 0,2 scot', 'A10 -1,2 scot'] })).toEqual([2, 1])
    expect(compared('farthest-scotsman', { village: '', castle: 'scot' })).toEqual([0, 1])
  })

  test('GM2-C7-4 whisky tiles, and the largest group of pastures by their sides', () => {
    expect(compared('most-whisky-tiles', { tiles: ['A8 0,1', 'B9 1,1'] }, { tiles: ['S1 0,1'] })).toEqual([2, 0])
    const corner = { tiles: ['A12 0,1', 'A13 1,2', 'S1 1,1'] }
    expect(compared('largest-pasture', corner)).toEqual([1, 0])
    expect(compared('largest-pasture', { tiles: ['A12 0,1', 'A13 1,1', 'B16 1,2', 'S4 0,-1'] })).toEqual([3, 0])
  })
})

const finished = (position: Position, ...adopted: readonly GlenCardName[]): Played => {
  const t = play({ chronicles: { council: adopted }, line: 'a # S1 END b', ...position })
  for (const name of adopted) cast(t.state, name)
  return t.play('a take END')
}

describe('GM2-C7-4 what the cards bring', () => {
  test('GM2-C7-4 an adopted card gives 10 VP to the best; one that was rejected or not voted on gives none', () => {
    const t = play({
      chronicles: { council: ['most-animals', 'most-building', 'smallest-territory'] },
      line: 'a # S1 END b',
      a: { village: 'sheep wood', coins: 0 },
      b: { coins: 0 },
    })
    cast(t.state, 'most-animals')
    cast(t.state, 'most-building', ['nay', 'nay'])
    const before = glenMore2.tally(t.state, null)[0].find(({ category }) => category === 'glen.most-animals')
    expect(before).toEqual({ category: 'glen.most-animals', points: 10, counts: true, detail: { has: 1 } })
    t.play('a take END')
    expect(t.vps()).toEqual([10, 0])
    const lines = glenMore2.tally(t.state, null)[0].filter(({ category }) => category.startsWith('glen'))
    expect(lines.map(({ category, points }) => [category, points])).toEqual([['glen.most-animals', 10]])
  })

  test('GM2-C7-E1 3 Scotsmen in the castle, 5 casks, 4 landmark cards and 2 persons are 2 sets', () => {
    const a = {
      castle: 'scot scot scot',
      casks: 5,
      cards: 'loch-ness loch-shiel loch-lochy inverness',
      persons: 'A1 A2',
    }
    expect(compared('most-sets', a)).toEqual([2, 0])
  })

  test('GM2-C7-E2 three players tie: 4 VP each', () => {
    const t = play({ seats: 3, chronicles: { council: ['smallest-territory'] } })
    expect(scoreOf(t.state, idOf('smallest-territory')).wins).toEqual([4, 4, 4])
  })

  test('GM2-C7-6 nobody wins with nothing, and the cards come after GM2-132', () => {
    const t = finished({ a: { coins: 2 }, b: { coins: 0 } }, 'most-animals', 'largest-square', 'smallest-territory')
    expect(t.vps()).toEqual([2 + 5, 5])
    const types = t.table.events.flat().map(({ type }) => type)
    expect(types.indexOf('finalScoring')).toBeLessThan(types.indexOf('glenScored'))
    expect(types.lastIndexOf('glenScored')).toBeLessThan(types.indexOf('gameEnded'))
  })

  test('GM2-C7-6 what was scored stays, whatever changes afterwards', () => {
    const t = finished({ a: { village: 'sheep' } }, 'most-animals')
    t.state.goods[tileOf('HOME-V1')] = 0
    expect(shown(t).cards[0]).toMatchObject({ values: [1, 0], wins: [10, 0] })
  })
})

describe('GM2-C7-5 own discard piles', () => {
  const piles = (t: Played): readonly string[] | null => shown(t).piles?.map(names) ?? null

  test('GM2-C7-5 what a move leaves behind is in the pile of its player, voted on or not', () => {
    const t = held(
      { chronicles: { council: WITH_DISCARDS }, line: 'a S1 S2 b # S3 S4' },
      'a take S3; a place -1,0; a end',
    )
    expect([piles(t), names(t.view().discards)]).toEqual([['S1 S2', ''], 'S1 S2'])
    expect(shown(t).cards[0].values).toEqual([2, 0])
  })

  test('GM2-C7-5 a tile that nobody could take, too; what the die discards is in no pile of a player', () => {
    const poor = { a: { village: '' }, line: 'a # b A6 A7 A8 B7 B8 B9 C6 C7 C9 D7' }
    const t = held({ chronicles: { council: WITH_DISCARDS }, die: [1], ...poor }, 'a discard A6; a coin; a end')
    expect(names(t.view().discards)).toBe('A6 A7')
    expect(piles(t)).toEqual(['A6', ''])
  })

  test('GM2-C7-5 Munro builds from any pile, and the tile leaves it', () => {
    const t = held({
      chronicles: { council: WITH_DISCARDS },
      line: 'a S1 b # A1 S4',
      b: { coins: 20 },
      a: { coins: 20 },
    })
    t.play('a take S4; a place 0,1; a end')
    expect(piles(t)).toEqual(['S1', ''])
    t.play('b take A1; b claim munro; b build S1; b place 0,1')
    expect(piles(t)).toEqual(['', ''])
  })

  test('GM2-C7-5 a copy of the table has piles of its own', () => {
    const t = held({ chronicles: { council: WITH_DISCARDS }, line: 'a S1 S2 b # S3 S4' })
    const copy = glenMore2.clone(t.state)
    t.play('a take S3; a place -1,0; a end')
    expect([piles(t), copy.chronicles.council?.piles]).toEqual([
      ['S1 S2', ''],
      [[], []],
    ])
  })

  test('GM2-C7-5 without the card there are no piles', () => {
    const t = held({ line: 'a S1 S2 b # S3 S4' }, 'a take S3; a place -1,0; a end')
    expect([piles(t), names(t.view().discards)]).toEqual([null, 'S1 S2'])
  })
})

const bindWritten = (more: Partial<Questions> = {}): void =>
  seam.bind((chosen) =>
    gather([
      ...ORDER.filter((id) => chosen.includes(id)).map((id) => CHRONICLES[id]),
      ...(Object.keys(more).length === 0 ? [] : [{ ...CHRONICLES.council, acts: {}, sources: [], questions: more }]),
    ]),
  )
afterEach(() => bindWritten())

describe('with other Chronicles', () => {
  const a = { castle: 'scot', casks: 5, cards: 'loch-ness loch-shiel', persons: 'A1 A2' }

  test('GM2-X7 the sets card counts landmark cards, not what scorings add to them', () => {
    bindWritten({ bonus: (_s, _seat, category) => (category === 'landmarks' ? 3 : 0) })
    expect(compared('most-sets', { ...a, castle: 'scot scot scot', cards: 'loch-ness' })).toEqual([1, 0])
  })

  test('GM2-X8 candidates for a seat in a castle, and cards that count for it, are in the cards of the council', () => {
    bindWritten({ held: (_s, seat, category) => (seat === 0 && category === 'scotsmen' ? 1 : 0) })
    expect(compared('most-sets', a)).toEqual([2, 0])
    bindWritten({ held: (_s, seat, category) => (seat === 0 && category === 'landmarks' ? -1 : 0) })
    expect(compared('most-sets', { ...a, castle: 'scot scot' })).toEqual([1, 0])
    bindWritten({ castlesHeld: (_s, seat) => Number(seat === 1) })
    expect(compared('castles-with-scotsmen', { castle: 'scot' })).toEqual([1, 1])
  })
})
