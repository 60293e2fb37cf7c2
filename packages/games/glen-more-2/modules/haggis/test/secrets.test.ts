import { peek, type Seat, stream } from '@bothy/kernel'
import { seatOf } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { expectedVp } from '../rules/chance.ts'
import { haggisStrategy } from '../opponents/index.ts'
import { haggisOf, tableOf } from '../rules/queries.ts'
import { content, glenMore2, type State } from '../../../rules/index.ts'
import { beforeFeast, cooking, feast, pool, serve, shown, tokens, TURN } from './play.ts'
import type { Played } from '../../../test/play.ts'

const INN = { line: 'a b # G1 S2', a: { castle: 'wood', coins: 0 } } as const
const imagined = (t: Played, seat: Seat | null, label: string): State =>
  glenMore2.imagine(t.state, seat, stream('imagine', label))
const valuesOf = (s: State, seat: Seat): string =>
  tableOf(s, seat)
    .map(({ value }) => value)
    .join('')
const dealt = (t: Played, seat: Seat, viewer: Seat | null, samples = 60): readonly string[] =>
  [...new Set(Array.from({ length: samples }, (_, i) => valuesOf(imagined(t, viewer, String(i)), seat)))].toSorted()

describe('secrets of each seat', () => {
  test('GM2-C5-2 only the owner knows a hidden token; what was face up is known to all', () => {
    const t = serve(serve(cooking({ seats: 3, line: 'a b c # S1' }), { a: [3] }), { a: [2] }, true)
    expect([tokens(t, 'a'), tokens(t, 'a', 'b'), tokens(t, 'a', null)]).toEqual(['32', '?2', '?2'])
    expect([dealt(t, 0, 0), dealt(t, 0, 1), dealt(t, 0, null)]).toEqual([
      ['32'],
      ['12', '22', '32'],
      ['12', '22', '32'],
    ])
  })

  test('GM2-C5-2 what is imagined does not depend on hidden tokens, nor on what is arranged', () => {
    const one = serve(cooking({}), { a: [3, 1], b: [2] })
    const other = serve(cooking({}, '', { tokens: [1, 3], rolls: [3, 3] }), { a: [2, 2], b: [2] })
    const hands = (t: Played): string => JSON.stringify(imagined(t, 1, 'same').chronicles)
    expect(hands(one)).toBe(hands(other))
    expect(peek(haggisOf(imagined(one, 1, 'same')).arranged)).toEqual({ tokens: [], rolls: [] })
  })

  test('GM2-C5-2 samples are dealt as the tokens are: six of value 1, four of 2, three of 3', () => {
    const t = serve(cooking({}), { a: [1] })
    const counts = [0, 0, 0]
    for (let i = 0; i < 600; i++) counts[Number(valuesOf(imagined(t, 1, String(i)), 0)) - 1]++
    // A 1 and a 3 are face up: 5, 4 and 2 of 11 are left.
    expect(counts.map((n, at) => Math.abs(n - (600 * [5, 4, 2][at]) / 11) < 45)).toEqual([true, true, true])
  })

  test('GM2-C5-4 a token that stayed hidden when a value was rolled is of another', () => {
    const t = feast({ a: [3] }, [1, 1, 1, 1])
    expect(shown(t, 'b').tables[0].tokens).toEqual([{ value: null, up: false, maybe: [2, 3] }])
    expect(dealt(t, 0, 1)).toEqual(['2', '3'])
    const known = feast({ a: [3] }, [1, 2, 1, 1])
    expect([tokens(known, 'a', 'b'), tokens(known, 'a', null), dealt(known, 0, 1)]).toEqual(['3', '3', ['3']])
  })

  test('GM2-C5-4 after one of a value was turned up another may be hidden, and a full table tells nothing', () => {
    const t = feast({ a: [1, 1] }, [1, 3, 3, 3])
    expect(shown(t, 'b').tables[0].tokens).toEqual([{ value: null, up: false, maybe: [1, 2] }])
    const full = feast({ a: [1, 1, 1, 2] }, [1, 1, 1, 2])
    expect(shown(full, 'b').tables[0].tokens).toEqual([{ value: null, up: false, maybe: [1, 2, 3] }])
  })

  test('GM2-C5-6 what has gone back to the pool is known to nobody', () => {
    const t = serve(cooking(INN), { a: [1, 1, 2, 1, 2] }, true).play(
      'a take G1; a place 0,1; a haggis hidden; a putBack 1',
    )
    expect(dealt(t, 0, 1)).toEqual(['12121', '12122', '12123'])
    expect(shown(t, 'b').hidden).toBe(pool(t).reduce((sum, n) => sum + n, 0))
  })

  test('GM2-C5-2 drawn tokens and rolls cannot be taken back, what was face up can', () => {
    const shownBy = (t: Played): readonly string[] =>
      t.lastEvents.flatMap((e) => (glenMore2.reveals(e) && e.type.startsWith('haggis') ? [e.type] : []))
    expect(shownBy(cooking(INN, 'a take G1; a place 0,1; a haggis hidden'))).toEqual(['haggisDrawn'])
    expect(shownBy(cooking(INN, 'a take G1; a place 0,1; a haggis 1'))).toEqual(['haggisTurnedUp'])
    expect(shownBy(feast({ a: [3] }, [1, 1, 1, 1, 2], { a: { casks: 1 } }).play('a roll'))).toEqual(['haggisRolled'])
  })
})

describe('opponents', () => {
  const pruned = (t: Played, letter: string): readonly string[] =>
    prune(
      t.state,
      seatOf(letter),
      t.legalOf(letter).map((text) => glenMore2.read(text)),
    ).map(glenMore2.write)
  const { die } = content.builtIn.supplies

  test('GM2-C5-6 the VP to be expected of a table', () => {
    // A single 1 is turned up unless four rolls miss it.
    expect(expectedVp({ hidden: [1, 0, 0], up: [], most: 3 }, 4, die)).toBeCloseTo(1 - 0.5 ** 4)
    expect(expectedVp({ hidden: [0, 0, 1], up: [], most: 3 }, 1, die)).toBeCloseTo(3 / 6)
    expect(expectedVp({ hidden: [0, 1, 0], up: [1, 3], most: 3 }, 1, die)).toBeCloseTo((18 + 2 * 8) / 3)
    expect(expectedVp({ hidden: [0, 0, 3], up: [1, 1, 1], most: 3 }, 4, die)).toBe(9)
    expect(shown(serve(cooking({}), { a: [1] }), 'a').hope).toBe(94)
    expect(shown(serve(cooking({}), { a: [1] })).hope).toBeNull()
  })

  test('GM2-C5-2 they take the token that fits, and put back the one that does not', () => {
    // A 3 multiplies with what is there already; alone it is rolled too seldom, and the 2 is better.
    const ones = serve(cooking(INN, '', { tokens: [1, 3] }), { a: [1, 1] }).play('a take G1; a place 0,1')
    expect(pruned(ones, 'a')).toEqual(['haggis 3'])
    expect(pruned(cooking(INN, 'a take G1; a place 0,1', { tokens: [3, 2] }), 'a')).toEqual(['haggis 2'])
    const t = serve(cooking(INN, '', { tokens: [1, 2] }), { a: [1, 3, 1, 2, 3] }).play('a take G1; a place 0,1')
    expect(pruned(t, 'a')).toEqual(['haggis 2'])
    t.play('a haggis 2')
    expect(pruned(t, 'a')).toEqual(['putBack 2'])
  })

  test('GM2-C5-5 they pay for a roll that is worth more than the cask', () => {
    const good = feast({ a: [1, 1, 1] }, [1, 1, 2, 2], { a: { casks: 1 } })
    expect(pruned(good, 'a')).toEqual(['roll'])
    const bad = feast({ a: [3] }, [1, 1, 1, 1], { a: { casks: 1 } })
    expect(pruned(bad, 'a')).toEqual(['decline'])
  })

  test('GM2-C5-6 tokens are worth something, more of them more than their sum, and nothing once all is scored', () => {
    const worth = (values: readonly (1 | 2 | 3)[]): number =>
      haggisStrategy.worth(serve(cooking({}), { a: values }).state, 0)
    expect(worth([])).toBe(0)
    expect(worth([1, 1])).toBeGreaterThan(2 * worth([1]))
    const t = serve(cooking({ line: 'a # S1 END b' }, '', { rolls: [1, 1, 1, 1] }), { a: [3] })
    t.state.scorings = 3
    haggisOf(t.state).feasts = 2
    expect(haggisStrategy.worth(t.state, 0)).toBeGreaterThan(0)
    expect(haggisStrategy.worth(t.play('a take END').state, 0)).toBe(0)
    expect(beforeFeast({ a: [1] }, []).play(TURN).asked).toBe('b turn')
  })
})
