import { describe, expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { canonical, isJson, isObject, sameJson } from './json.ts'

const parsed = (text: string): unknown => JSON.parse(text)

const nested = (depth: number): unknown => parsed('['.repeat(depth) + ']'.repeat(depth))

describe('canonical', () => {
  test('sorts keys, keeps lists, leaves no white space', () => {
    expect(canonical({ b: [3, 1, 2], a: { d: null, c: 'é "' } })).toBe('{"a":{"c":"é \\"","d":null},"b":[3,1,2]}')
  })

  test('writes numbers as JSON does', () => {
    for (const n of [0, -0, 1.5, -7, 1e21, 1e-7, 2 ** 53]) expect(canonical(n)).toBe(JSON.stringify(n))
    expect(canonical([Number.NaN, Number.POSITIVE_INFINITY])).toBe('[null,null]')
  })

  test('leaves out what is undefined', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(canonical([undefined])).toBe('[null]')
    expect(canonical(undefined)).toBe('null')
  })

  test('is JSON again', () => {
    const value = { 'odd "key"': [[], {}, [{}], ''], __proto: 1, ü: false }
    expect(parsed(canonical(value))).toEqual(value)
  })
})

describe('hashOf', () => {
  // The same on every machine: the first 64 bits of the SHA-256 of the canonical text.
  test('golden', () => expect(hashOf({ b: 1, a: [true, null, 'é'] })).toBe('17c8c6f7f948ee1c'))

  test('does not see the order of keys, and sees all else', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }))
    const others = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, [], { a: 1, b: null }, { b: 1 }, [1], '1', 1]
    expect(new Set(others.map(hashOf)).size).toBe(others.length)
  })
})

describe('sameJson', () => {
  const values: readonly unknown[] = [
    null,
    true,
    false,
    0,
    1,
    '',
    '0',
    [],
    {},
    [[]],
    [{}],
    { a: 1 },
    { a: '1' },
    { a: null },
    { b: 1 },
    { a: 1, b: 1 },
    { length: 0 },
    { 0: 1 },
    [1],
    [1, 2],
    [2, 1],
    parsed('{"__proto__":1}'),
    parsed('{"__proto__":{"a":1}}'),
    parsed('{"constructor":1}'),
    parsed('{"toString":1}'),
  ]

  test('is true for copies and false for all others', () => {
    for (const [i, a] of values.entries()) {
      for (const [j, b] of values.entries()) expect(sameJson(a, parsed(JSON.stringify(b))), `${i} ${j}`).toBe(i === j)
    }
  })

  test('does not look at the order of keys', () => {
    expect(sameJson({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
  })

  test('sees another key in the place of one', () => {
    expect(sameJson({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false)
    expect(sameJson({ a: 1, b: 2 }, { b: 2, c: 1 })).toBe(false)
  })

  test('does not take inherited fields for own ones', () => {
    expect(sameJson({ toString: 1 }, { a: 1 })).toBe(false)
    expect(sameJson(parsed('{"__proto__":{}}'), { a: 1 })).toBe(false)
    expect(sameJson({ a: undefined }, { b: undefined })).toBe(false)
  })

  test('stops where the shallower one ends', () => {
    expect(sameJson(nested(100_000), [[[]]])).toBe(false)
    expect(sameJson({ type: 'look' }, { type: nested(100_000) })).toBe(false)
  })
})

describe('isJson', () => {
  test('takes what JSON can say', () => expect(isJson({ a: [1, 'x', null, true, { b: [] }] })).toBe(true))

  test.each([[undefined], [Number.NaN], [{ a: undefined }], [[() => 0]], [Symbol('x')], [10n]])('refuses %s', (x) => {
    expect(isJson(x)).toBe(false)
  })

  test('refuses the bottomless', () => {
    expect(isJson(nested(50))).toBe(true)
    expect(isJson(nested(100_000))).toBe(false)
  })
})

test('isObject is neither null nor a list', () => {
  expect([{}, [], null, 'x', undefined].map(isObject)).toEqual([true, false, false, false, false])
})
