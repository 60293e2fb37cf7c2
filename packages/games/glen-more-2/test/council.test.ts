import { peek, stream } from '@bothy/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { GLEN_CARDS, type GlenCardName, glenCardNamed, type Vote } from '../src/chronicles/council/data.ts'
import { councilOf, scoreOf } from '../src/chronicles/council/rules.ts'
import type { CouncilNouns } from '../src/chronicles/council/types.ts'
import { CHRONICLES, gather, WRITTEN } from '../src/chronicles/list.ts'
import { glenMore2, NO_TILE, type State } from '../src/index.ts'
import { type Questions, seam } from '../src/moments.ts'
import { names, play, type Played, type Position, tileOf } from './play.ts'

const FIVE = ['most-animals', 'most-building', 'largest-square', 'most-sets', 'most-whisky-tiles'] as const
const WITH_DISCARDS = ['most-discards', 'most-animals', 'most-building', 'largest-square', 'most-sets'] as const

const held = (position: Position, transcript = ''): Played =>
  play({ chronicles: { council: FIVE }, ...position }, transcript)
const shown = (t: Played, letter: string | null = null): CouncilNouns['view'] => {
  const { council } = t.view(letter).chronicles
  if (council === undefined) throw new Error('there is no council')
  return council
}
const idOf = (name: GlenCardName): number => glenCardNamed(name) ?? NO_TILE

/** Puts tokens on a card, or all AYE. */
function cast(s: State, name: GlenCardName, votes?: readonly Vote[]): void {
  const mine = councilOf(s)
  mine.cast[mine.cards.indexOf(idOf(name))] = votes ?? s.coins.map(() => 'aye')
}
const ORDINARY = 'a b # A1 A2 S2'
const bindWritten = (more: Partial<Questions> = {}): void =>
  seam.bind((chosen) =>
    gather([
      ...WRITTEN.filter((id) => chosen.includes(id)).map((id) => CHRONICLES[id]),
      ...(Object.keys(more).length === 0 ? [] : [{ ...CHRONICLES.council, acts: {}, sources: [], questions: more }]),
    ]),
  )
afterEach(() => bindWritten())

describe('GM2-C7-1 set-up', () => {
  test('GM2-C7-1 five different cards of ten are face up, and everybody has 4 AYE and 3 NAY', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 12; i++) {
      const checked = glenMore2.setup({ council: true }, 3)
      if (!checked.ok) throw new Error(checked.problem.at)
      const s = glenMore2.create(checked.value, 3, `seed ${i}`, 1)
      const { cards, tokens } = glenMore2.view(s, null).chronicles.council ?? { cards: [], tokens: [] }
      expect(new Set(cards.map(({ card }) => card)).size).toBe(5)
      expect(tokens).toEqual(Array.from({ length: 3 }, () => ({ aye: 4, nay: 3 })))
      for (const { card } of cards) seen.add(card)
    }
    expect(seen.size).toBe(GLEN_CARDS.length)
  })

  test('GM2-C7-1 cards can be arranged, each once and no more than are drawn', () => {
    expect(shown(held({})).cards.map(({ card }) => GLEN_CARDS[card])).toEqual([...FIVE])
    const at = (council: readonly unknown[], options: object = { council: true }): unknown => {
      const checked = glenMore2.setup({ ...options, arranged: { council: council as never } }, 2)
      return checked.ok ? null : checked.problem
    }
    expect(at(['most-sets'])).toBeNull()
    expect(at(['most-sets', 'most-sets'])).toEqual({ at: 'arranged.council[1]', why: 'bad-arrangement' })
    expect(at(['most-wool'])).toEqual({ at: 'arranged.council[0]', why: 'bad-arrangement' })
    expect(at([...FIVE, 'most-discards'])).toEqual({ at: 'arranged.council[5]', why: 'bad-arrangement' })
    expect(at(['most-sets'], {})).toEqual({ at: 'arranged.council', why: 'bad-arrangement' })
  })

  test('GM2-C7-1 numbers of cards, tokens and VP can be corrected within the laws', () => {
    const corrections = [
      { at: 'council.drawn', value: 2 },
      { at: 'council.tokens.aye', value: 1 },
      { at: 'council.cards.most-animals.vp', value: 7 },
    ]
    const t = held({ chronicles: { council: ['most-animals', 'most-sets'] }, corrections })
    expect(shown(t).cards.map(({ vp }) => vp)).toEqual([7, 10])
    expect(shown(t).tokens[0]).toEqual({ aye: 1, nay: 3 })
    for (const [at, value] of [
      ['council.drawn', 0],
      ['council.drawn', 8],
      ['council.tokens.aye', 1],
    ] as const)
      expect(glenMore2.setup({ corrections: [{ at, value }] }, 2)).toMatchObject({ ok: false })
  })
})

describe('GM2-C7-2 the council', () => {
  test('GM2-C7-2 it comes after the clan marker and its bonus; the taker chooses the card', () => {
    const t = held({ line: ORDINARY }, 'a take A1')
    expect(t.asked).toBe('a claim')
    t.play('a claim macleod')
    expect([t.asked, t.player('a').coins]).toEqual(['a convene', 9])
    expect(t.legal()).toEqual(FIVE.map((name) => `convene ${name}`))
    t.play('a convene most-sets')
    expect([t.view().pending?.kind, t.view().pending?.seat, t.view().pending?.seats]).toEqual(['vote', 0, [0, 1]])
  })

  test('GM2-C7-2 all vote at once, in any order, also who has finished', () => {
    const t = held({ seats: 3, line: 'a b # A1 S2 END c' }, 'a take A1; a decline; a convene most-sets')
    expect(t.player('c').finished).toBe(true)
    expect(t.view().pending?.seats).toEqual([0, 1, 2])
    t.play('c vote nay; a vote aye')
    expect([t.view().pending?.seats, shown(t).vote?.answered]).toEqual([[1], [0, 2]])
    t.play('b vote aye')
    expect(t.asked).toBe('a activate')
    expect(shown(t).cards[3]).toMatchObject({ votes: ['aye', 'aye', 'nay'], adopted: true })
    expect(shown(t).tokens).toEqual([
      { aye: 3, nay: 3 },
      { aye: 3, nay: 3 },
      { aye: 4, nay: 2 },
    ])
  })

  test('GM2-C7-2 as many AYE as NAY adopt a card, fewer reject it', () => {
    const vote = (votes: string): boolean | null =>
      shown(held({ line: ORDINARY }, `a take A1; a decline; a convene most-sets; ${votes}`)).cards[3].adopted
    expect(vote('a vote aye; b vote nay')).toBe(true)
    expect(vote('a vote aye; b vote aye')).toBe(true)
    expect(vote('b vote nay; a vote nay')).toBe(false)
    const three = held({ seats: 3, line: 'a b c # A1' }, 'a take A1; a decline; a convene most-sets')
    expect(shown(three.play('a vote aye; b vote nay; c vote nay')).cards[3].adopted).toBe(false)
  })

  test('GM2-C7-2 a card is voted on once, and the council comes before the rest of the turn', () => {
    const t = held({ line: ORDINARY }, 'a take A1; a decline')
    cast(t.state, 'most-sets')
    expect(t.whyNot('convene most-sets')).toEqual({ why: 'votedOn', rule: 'GM2-C7-2' })
    expect(t.whyNot('end')).toEqual({ why: 'council', rule: 'GM2-C7-2' })
    t.play('a convene most-animals')
    expect(t.whyNot('end')).toEqual({ why: 'council', rule: 'GM2-C7-2' })
  })
})

describe('GM2-C7-3 how many councils', () => {
  test('GM2-C7-3 none for David Hume', () => {
    const t = held({ line: ORDINARY, a: { coins: 20 } }, 'a take A1; a claim mckay')
    expect(names(t.player('a').persons)).toContain('HUME')
    t.play('a convene most-sets; a vote aye; b vote aye')
    expect([t.asked, shown(t).cards.filter(({ votes }) => votes !== null).length]).toEqual(['a activate', 1])
  })

  test('GM2-C7-3 one for a person from the discard pile, before that of the person who brought it', () => {
    const t = held(
      { line: ORDINARY, a: { coins: 20 }, discards: 'B1' },
      'a take A1; a claim munro; a build B1; a claim macleod',
    )
    expect(t.asked).toBe('a convene')
    t.play('a convene most-sets; a vote aye; b vote aye; a convene most-animals; a vote nay; b vote nay')
    expect([t.asked, shown(t).cards.map(({ adopted }) => adopted)]).toEqual([
      'a activate',
      [false, null, null, true, null],
    ])
  })

  test('GM2-C7-3 the last card is not chosen, and after it there are no councils', () => {
    const last = held({ line: ORDINARY })
    for (const [i, name] of FIVE.slice(1).entries()) cast(last.state, name, i < 2 ? ['aye', 'nay'] : ['nay', 'aye'])
    last.play('a take A1; a decline')
    expect(last.view().pending?.kind).toBe('vote')
    expect(shown(last).vote?.card).toBe(idOf('most-animals'))
    const none = held({ line: ORDINARY })
    for (const [i, name] of FIVE.entries()) cast(none.state, name, i < 3 ? ['aye', 'nay'] : ['nay', 'aye'])
    expect(none.play('a take A1; a decline').asked).toBe('a activate')
  })

  test('GM2-C7-3 who has one kind of token alone must use it and is not asked', () => {
    const t = held({ line: ORDINARY })
    for (const name of FIVE.slice(0, 3)) cast(t.state, name, ['aye', 'nay'])
    t.play('a take A1; a decline; a convene most-sets')
    expect([t.view().pending?.seats, shown(t).vote?.answered]).toEqual([[0], [1]])
    t.play('a vote nay')
    expect(shown(t).cards[3]).toMatchObject({ votes: ['nay', 'aye'], adopted: true })
    const both = held({ line: ORDINARY })
    for (const name of FIVE.slice(0, 3)) cast(both.state, name, ['nay', 'nay'])
    both.play('a take A1; a decline; a convene most-sets')
    expect([both.asked, shown(both).cards[3].votes]).toEqual(['a activate', ['aye', 'aye']])
  })

  test('GM2-C7-3 why a token cannot be chosen', () => {
    const t = held({ line: ORDINARY, corrections: [{ at: 'council.tokens.nay', value: 9 }] })
    t.play('a take A1; a decline; a convene most-sets')
    for (const name of FIVE.slice(0, 3)) cast(t.state, name, ['aye', 'aye'])
    cast(t.state, 'most-whisky-tiles', ['aye', 'aye'])
    expect(t.whyNot('vote aye')).toEqual({ why: 'noToken', vote: 'aye', rule: 'GM2-C7-3' })
  })
})

/** What a card compares, by seat. */
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

/** Seat a goes to The End, where b is already. */
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

  test('GM2-C7-5 without the card there are no piles', () => {
    const t = held({ line: 'a S1 S2 b # S3 S4' }, 'a take S3; a place -1,0; a end')
    expect([piles(t), names(t.view().discards)]).toEqual([null, 'S1 S2'])
  })
})

describe('with other Chronicles', () => {
  const a = { castle: 'scot', casks: 5, cards: 'loch-ness loch-shiel', persons: 'A1 A2' }

  test('GM2-X7 the sets card counts landmark cards, not what scorings add to them', () => {
    bindWritten({ bonus: (_s, _seat, category) => (category === 'landmarks' ? 3 : 0) })
    expect(compared('most-sets', { ...a, castle: 'scot scot scot', cards: 'loch-ness' })).toEqual([1, 0])
  })

  test('GM2-X8 who stands for a seat in a castle, and cards that count for it, are in the cards of the council', () => {
    bindWritten({ held: (_s, seat, category) => (seat === 0 && category === 'scotsmen' ? 1 : 0) })
    expect(compared('most-sets', a)).toEqual([2, 0])
    bindWritten({ held: (_s, seat, category) => (seat === 0 && category === 'landmarks' ? -1 : 0) })
    expect(compared('most-sets', { ...a, castle: 'scot scot' })).toEqual([1, 0])
    bindWritten({ castlesHeld: (_s, seat) => Number(seat === 1) })
    expect(compared('castles-with-scotsmen', { castle: 'scot' })).toEqual([1, 1])
  })
})

describe('secrets', () => {
  const t = held({ seats: 3, line: 'a b c # A1' }, 'a take A1; a decline; a convene most-sets; b vote nay')

  test('GM2-C7-2 a vote is seen by its seat alone until all are shown', () => {
    expect([shown(t, 'b').vote?.mine, shown(t, 'a').vote?.mine, shown(t).vote?.mine]).toEqual(['nay', null, null])
    const asSeen = (vote: Vote, seat: number | null): string => {
      const s = glenMore2.clone(t.state)
      councilOf(s).votes = t.state.chronicles.council?.votes ?? councilOf(s).votes
      peek(councilOf(s).votes)[1] = vote
      const seen = JSON.stringify([
        glenMore2.view(s, seat),
        glenMore2.tally(s, seat),
        glenMore2.witness({ type: 'voted', seat: 1, vote }, seat),
      ])
      peek(councilOf(s).votes)[1] = 'nay'
      return seen
    }
    for (const seat of [0, 2, null]) expect(asSeen('aye', seat)).toBe(asSeen('nay', seat))
    expect(asSeen('aye', 1)).not.toBe(asSeen('nay', 1))
  })

  test('GM2-C7-2 who imagines draws the votes of the others, and keeps the own', () => {
    const drawn = (seat: number | null): readonly string[] => {
      const found = new Set<string>()
      for (let i = 0; i < 40; i++)
        found.add(peek(councilOf(glenMore2.imagine(t.state, seat, stream('imagine', String(i)))).votes).join())
      return [...found].toSorted()
    }
    expect(drawn(0)).toEqual([',aye,', ',nay,'])
    expect(drawn(null)).toEqual([',aye,', ',nay,'])
    expect(drawn(1)).toEqual([',nay,'])
  })
})
