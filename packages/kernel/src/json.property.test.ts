import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, isJson, sameJson } from './json.ts'

const value = jsonValue({ maxDepth: 4 })

const throughJson = (x: unknown): unknown => JSON.parse(JSON.stringify(x)) as unknown

function turned(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(turned)
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(
    Object.entries(x)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

test('what went through JSON is the same', () => {
  assert(
    property(value, (x) => {
      const back = throughJson(x)
      expect(isJson(back)).toBe(true)
      expect(sameJson(back, throughJson(x))).toBe(true)
    }),
  )
})

test('the order of keys means nothing', () => {
  assert(
    property(value, (x) => {
      const plain = throughJson(x)
      expect(canonical(turned(plain))).toBe(canonical(plain))
      expect(sameJson(turned(plain), plain)).toBe(true)
    }),
  )
})

test('two values are the same exactly when their canonical texts are', () => {
  assert(
    property(value, value, (a, b) => {
      const x = throughJson(a)
      const y = throughJson(b)
      expect(sameJson(x, y)).toBe(canonical(x) === canonical(y))
    }),
  )
})
