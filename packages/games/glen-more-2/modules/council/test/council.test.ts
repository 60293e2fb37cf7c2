import { peek, stream } from '@bothy/kernel'
import { seatOf } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { councilStrategy } from '../opponents/index.ts'
import { GLEN_CARDS, type Vote } from '../data/index.ts'
import { councilOf } from '../rules/queries.ts'
import { glenMore2 } from '../../../rules/index.ts'
import { cast, FIVE, held, idOf, shown } from './play.ts'
import { names, type Played } from '../../../test/play.ts'

const ORDINARY = 'a b # A1 A2 S2'

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

  test('GM2-C7-3 a player with one kind of token alone must use it and is not asked', () => {
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

  test('GM2-C7-2 a bot that imagines draws the votes of the others, and keeps the own', () => {
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

  test('GM2-C7-3 a token that had to be chosen is known to all, and is not drawn', () => {
    const forced = held({ seats: 3, line: 'a b c # A1' })
    for (const name of FIVE.slice(0, 3)) cast(forced.state, name, ['aye', 'nay', 'aye'])
    forced.play('a take A1; a decline; a convene most-sets')
    for (let i = 0; i < 20; i++) {
      const imagined = glenMore2.imagine(forced.state, 0, stream('forced', String(i)))
      expect(peek(councilOf(imagined).votes)).toEqual([null, 'aye', null])
    }
  })
})

describe('opponents', () => {
  const leading = { village: 'scot sheep sheep cattle', coins: 9 }
  const pruned = (t: Played, letter: string): readonly string[] =>
    prune(t.state, seatOf(letter), t.legalOf(letter).map(glenMore2.read)).map(glenMore2.write)

  test('GM2-C7-2 they call a vote on a card that they lead, and want it; the others do not', () => {
    const t = held({ a: leading, line: ORDINARY, left: [0, 0, 0, 4] }, 'a take A1; a decline')
    expect(pruned(t, 'a')).toEqual(['convene most-animals'])
    t.play('a convene most-animals')
    expect([pruned(t, 'a'), pruned(t, 'b')]).toEqual([['vote aye'], ['vote nay']])
  })

  test('GM2-C7-2 what the council is worth does not depend on votes that are not shown', () => {
    const t = held({ a: leading, seats: 3, line: 'a b c # A1' }, 'a take A1; a decline; a convene most-animals')
    const before = councilStrategy.worth(t.state, 0)
    expect(before).toBeGreaterThan(councilStrategy.worth(t.state, 1))
    t.play('a vote aye; b vote aye')
    expect(councilStrategy.worth(t.state, 0)).toBe(before)
    t.play('c vote nay')
    expect(councilStrategy.worth(t.state, 0)).toBeGreaterThan(before)
  })

  test('GM2-C7-4 what was scored is in the VP, and worth nothing more', () => {
    const t = held({ a: leading, line: 'a # S1 END b' })
    cast(t.state, 'most-animals')
    expect(councilStrategy.worth(t.state, 0)).toBeGreaterThan(5)
    t.play('a take END')
    expect(councilStrategy.worth(t.state, 0)).toBe(0)
  })
})
