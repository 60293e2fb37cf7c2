import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { learned } from '../../src/ratings/learned.ts'
import { type Finish, NEWCOMER, type Skill, evidenceOf, isProvisional, shownRating } from '../../src/ratings/skill.ts'

const skill = fc.record({
  mu: fc.double({ min: -5, max: 60, noNaN: true }),
  sigma: fc.double({ min: 0.8, max: NEWCOMER.sigma, noNaN: true }),
})
const skills = fc.integer({ min: 2, max: 4 }).chain((seats) => fc.array(skill, { minLength: seats, maxLength: seats }))

const matches = skills.chain((before) =>
  fc.record({
    before: fc.constant(before),
    ranks: fc
      .array(fc.integer({ min: 1, max: before.length }), { minLength: before.length, maxLength: before.length })
      .map((drawn) => drawn.map((one) => 1 + drawn.filter((other) => other < one).length)),
  }),
)

const stayed = (ranks: readonly number[]): Finish => ({ ranks, hasLeft: ranks.map(() => false) })

function after(before: readonly Skill[], finish: Finish): readonly Skill[] {
  const evidence = evidenceOf(finish)
  return evidence === null ? before : learned(before, evidence)
}

const alone = (ranks: readonly number[], rank: number): number | null => {
  const there = ranks.flatMap((one, seat) => (one === rank ? [seat] : []))
  return there.length === 1 ? there[0] : null
}

describe('what a match teaches', () => {
  test('the only winner rises, and the only last player falls', () => {
    fc.assert(
      fc.property(matches, ({ before, ranks }) => {
        const then = after(before, stayed(ranks))
        const [first, last] = [alone(ranks, 1), alone(ranks, Math.max(...ranks))]
        if (Math.max(...ranks) === 1) return
        if (first !== null) expect(then[first].mu).toBeGreaterThan(before[first].mu)
        if (last !== null) expect(then[last].mu).toBeLessThan(before[last].mu)
      }),
    )
  })

  test('nobody becomes less certain, and nobody quite certain', () => {
    fc.assert(
      fc.property(matches, ({ before, ranks }) => {
        after(before, stayed(ranks)).forEach(({ sigma }, seat) => {
          expect(sigma).toBeLessThanOrEqual(before[seat].sigma)
          expect(sigma).toBeGreaterThan(0)
        })
      }),
    )
  })

  test('what equally certain players win others lose', () => {
    fc.assert(
      fc.property(matches, ({ before, ranks }) => {
        const even = before.map(({ mu }) => ({ mu, sigma: 3 }))
        const then = after(even, stayed(ranks))
        const sum = (of: readonly Skill[]): number => of.reduce((all, { mu }) => all + mu, 0)
        expect(sum(then)).toBeCloseTo(sum(even), 8)
      }),
    )
  })

  test('the order of the seats does not matter', () => {
    fc.assert(
      fc.property(matches, ({ before, ranks }) => {
        const then = after(before, stayed(ranks))
        const turned = after(before.toReversed(), stayed(ranks.toReversed())).toReversed()
        then.forEach(({ mu, sigma }, seat) => {
          expect(turned[seat].mu).toBeCloseTo(mu, 8)
          expect(turned[seat].sigma).toBeCloseTo(sigma, 8)
        })
      }),
    )
  })

  test('four newcomers: each place is worth more than the next', () => {
    const then = after(
      Array.from({ length: 4 }, () => NEWCOMER),
      stayed([2, 4, 1, 3]),
    ).map(shownRating)
    expect(then[2]).toBeGreaterThan(then[0])
    expect(then[0]).toBeGreaterThan(then[3])
    expect(then[3]).toBeGreaterThan(then[1])
  })

  test('a tie of equals changes no estimate; the weaker gains by one with the stronger', () => {
    expect(after([NEWCOMER, NEWCOMER], stayed([1, 1])).map(shownRating)).toEqual([1500, 1500])
    const [weak, strong] = after(
      [
        { mu: 20, sigma: 4 },
        { mu: 30, sigma: 4 },
      ],
      stayed([1, 1]),
    )
    expect(weak.mu).toBeGreaterThan(20)
    expect(strong.mu).toBeLessThan(30)
  })

  test('an upset teaches more than what was expected', () => {
    const before = [
      { mu: 20, sigma: 3 },
      { mu: 30, sigma: 3 },
    ]
    const gain = (ranks: readonly number[], seat: number): number =>
      after(before, stayed(ranks))[seat].mu - before[seat].mu
    expect(gain([1, 2], 0)).toBeGreaterThan(gain([2, 1], 1))
  })

  test('after hundreds of matches there is still something to learn', () => {
    let pair: readonly Skill[] = [NEWCOMER, NEWCOMER]
    for (let i = 0; i < 400; i++) pair = after(pair, stayed(i % 2 === 0 ? [1, 2] : [2, 1]))
    const [won] = after(pair, stayed([1, 2]))
    expect(shownRating(won) - shownRating(pair[0])).toBeGreaterThanOrEqual(3)
  })
})

describe('players who did not play to the end', () => {
  test('is last, whatever the bot reached, and others keep their order', () => {
    expect(evidenceOf({ ranks: [1, 3, 2], hasLeft: [true, false, false] })).toEqual({
      places: [3, 2, 1],
      isCutShort: false,
    })
    expect(evidenceOf({ ranks: [1, 2, 2, 4], hasLeft: [true, false, false, true] })).toEqual({
      places: [3, 1, 1, 3],
      isCutShort: false,
    })
  })

  test('loses although the match was ended early, to each who stayed', () => {
    const before = [NEWCOMER, { mu: 30, sigma: 4 }, { mu: 20, sigma: 4 }]
    const then = after(before, { ranks: null, hasLeft: [true, false, false] })
    expect(then[0].mu).toBeLessThan(NEWCOMER.mu)
    expect(then[1].mu).toBeGreaterThan(30)
    expect(then[2].mu).toBeGreaterThan(20)
  })

  test('of two leaves the win to the other', () => {
    const won = after([NEWCOMER, NEWCOMER], stayed([2, 1]))
    expect(after([NEWCOMER, NEWCOMER], { ranks: null, hasLeft: [true, false] })).toEqual(won)
  })

  test('an abandoned match that nobody left, or everybody, says nothing', () => {
    expect(evidenceOf({ ranks: null, hasLeft: [false, false, false] })).toBeNull()
    expect(evidenceOf({ ranks: null, hasLeft: [true, true] })).toBeNull()
    expect(evidenceOf({ ranks: [1, 2], hasLeft: [true, true] })).toBeNull()
  })
})

test('newcomers begin at 1500 and are placed after ten matches', () => {
  expect(shownRating(NEWCOMER)).toBe(1500)
  expect([0, 9, 10].map(isProvisional)).toEqual([true, true, false])
})
