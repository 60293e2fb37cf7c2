import { describe, expect, test } from 'vitest'
import {
  type RngState,
  below,
  commitment,
  copyStreams,
  fork,
  forkStreams,
  next,
  shuffle,
  stream,
  streams,
  unit,
} from './random.ts'

const draw = (count: number, one: () => number): number[] => Array.from({ length: count }, one)

function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
}

function countsOf(values: readonly number[], kinds: number): number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  for (const value of values) counts[value]++
  return counts
}

// Stored games depend on these numbers, which a second implementation worked out; they never change.
describe('golden numbers', () => {
  test('a stream begins where its parts say', () => {
    expect(stream('seed', 'toy', 'pile')).toEqual([-164106973, 1304889252, 2018595704, 2007735411])
  })

  test('32 bits at a time', () => {
    const rng = stream('seed', 'toy', 'pile')
    expect(draw(6, () => next(rng))).toEqual([3148517690, 6909907, 855152072, 3436630379, 4256316000, 1895719801])
    expect(rng).toEqual([1199590004, 1655505361, 572972739, 2007735417])
  })

  test('bounded numbers, fractions, orders and forks', () => {
    const rng = stream('golden')
    expect(draw(10, () => below(rng, 6))).toEqual([4, 0, 3, 5, 2, 1, 4, 4, 4, 3])
    expect(unit(rng)).toBe(0.8154421071521938)
    const letters = 'abcdefghij'.split('')
    shuffle(letters, rng)
    expect(letters.join('')).toBe('dighaejfbc')
    expect(fork(rng)).toEqual([1734524573, 2050155771, -1832153702, 306632727])
  })

  test('the commitment is the SHA-256 of the seed', () => {
    expect(commitment('seed')).toBe('19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b')
  })
})

describe('distribution', () => {
  // Bounds are the 99.9 % points of chi-square; the seeds are fixed, so these pass always or never.
  test.each([
    { n: 2, bound: 10.8 },
    { n: 6, bound: 20.5 },
    { n: 10, bound: 27.9 },
    { n: 52, bound: 87.9 },
  ])('below $n is even', ({ n, bound }) => {
    const rng = stream('even', String(n))
    const values = draw(60_000, () => below(rng, n))
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < n)).toBe(true)
    expect(unevenness(countsOf(values, n))).toBeLessThan(bound)
  })

  test('a number that follows does not depend on the one before', () => {
    const rng = stream('pairs')
    const pairs = draw(60_000, () => below(rng, 6) * 6 + below(rng, 6))
    expect(unevenness(countsOf(pairs, 36))).toBeLessThan(66.7)
  })

  test('a bound that does not divide 2^32 is met by rejection: the upper half is not favoured', () => {
    const rng = stream('rejection')
    const n = 3 * 2 ** 30
    const low = draw(20_000, () => below(rng, n)).filter((value) => value < n / 2).length
    expect(Math.abs(low - 10_000)).toBeLessThan(300)
  })

  test('all orders of four things are as likely', () => {
    const rng = stream('orders')
    const seen = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const things = 'abcd'.split('')
      shuffle(things, rng)
      seen.set(things.join(''), (seen.get(things.join('')) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(unevenness([...seen.values()])).toBeLessThan(49.7)
  })

  test('unit is below one and evenly spread', () => {
    const rng = stream('unit')
    const values = draw(20_000, () => unit(rng))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(
      unevenness(
        countsOf(
          values.map((value) => Math.floor(value * 10)),
          10,
        ),
      ),
    ).toBeLessThan(27.9)
  })
})

describe('streams', () => {
  const agreement = (a: RngState, b: RngState): number => {
    let same = 0
    for (let i = 0; i < 4000; i++) same += countBits(~(next(a) ^ next(b)))
    return same / (4000 * 32)
  }
  const countBits = (x: number): number => {
    let bits = 0
    for (let rest = x >>> 0; rest !== 0; rest &= rest - 1) bits++
    return bits
  }

  test('of different names are independent, and so are forks and near seeds', () => {
    const { deck, dice } = streams('seed', 'toy', ['deck', 'dice'])
    expect(agreement(deck, dice)).toBeCloseTo(0.5, 2)
    expect(agreement(stream('seed-1'), stream('seed-2'))).toBeCloseTo(0.5, 2)
    const parent = stream('parent')
    const child = fork(parent)
    expect(agreement(parent, child)).toBeCloseTo(0.5, 2)
    expect(agreement(fork(parent), fork(parent))).toBeCloseTo(0.5, 2)
  })

  test('parts are not glued together', () => {
    expect(stream('a', 'bc')).not.toEqual(stream('ab', 'c'))
    expect(stream('a,b')).not.toEqual(stream('a', 'b'))
  })

  test('a new name does not shift an old one', () => {
    expect(streams('seed', 'toy', ['deck'])['deck']).toEqual(streams('seed', 'toy', ['dice', 'deck'])['deck'])
  })

  test('copies go their own way', () => {
    const from = streams('seed', 'toy', ['deck'])
    const copy = copyStreams(from)
    next(copy['deck'])
    expect(from).toEqual(streams('seed', 'toy', ['deck']))
    expect(copy).not.toEqual(from)
  })

  test('forked streams keep the names, whatever their order, and nothing else', () => {
    const [a, b] = [stream('a'), stream('b')]
    expect(forkStreams({ a, b }, stream('mine'))).toEqual(forkStreams({ b: [...a], a: [...b] }, stream('mine')))
    const rng = stream('mine')
    forkStreams({ a, b }, rng)
    expect(rng).not.toEqual(stream('mine'))
  })
})
