import { expect, test } from 'vitest'
import { afterFirst, bundleOf, bundlesOf, countIn, EMPTY, kindsIn, single, sizeOf } from './bundle.ts'

test('kinds go in and come out', () => {
  const bundle = bundleOf([4, 0, 4, 2])
  expect(kindsIn(bundle)).toEqual([0, 2, 4, 4])
  expect([0, 1, 2, 3, 4].map((kind) => countIn(bundle, kind))).toEqual([1, 0, 1, 0, 2])
  expect(sizeOf(bundle)).toBe(4)
  expect([sizeOf(EMPTY), kindsIn(EMPTY)]).toEqual([0, []])
})

test('sums and differences are those of the numbers', () => {
  const a = bundleOf([0, 1, 1])
  const b = bundleOf([1, 4])
  expect(kindsIn(a + b)).toEqual([0, 1, 1, 1, 4])
  expect(a + b - b).toBe(a)
  expect(countIn(31 * single(4) + 31 * single(0), 4)).toBe(31)
})

test('kinds are looked through one after the other, until nothing is left', () => {
  expect(kindsIn(afterFirst(bundleOf([0, 0, 1, 3])))).toEqual([0, 2])
  expect([afterFirst(bundleOf([0, 0])), afterFirst(EMPTY)]).toEqual([EMPTY, EMPTY])
})

test('all bundles of a size, each once', () => {
  expect([1, 2, 3].map((size) => bundlesOf(5, size, false).length)).toEqual([5, 15, 35])
  expect([1, 2, 3, 4, 5].map((size) => bundlesOf(5, size, true).length)).toEqual([5, 10, 10, 5, 1])
  const all = bundlesOf(5, 3, false)
  expect(new Set(all).size).toBe(all.length)
})
