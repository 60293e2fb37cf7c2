import { describe, expect, test } from 'vitest'
import {
  clearBehind,
  figureCode,
  figureOn,
  isFigure,
  isTile,
  NOTHING,
  nthTile,
  onwards,
  rearAfter,
  rearSpace,
  spacesToFill,
  stepsBetween,
} from './ring.ts'

/** `.` is nothing, a capital a figure, a digit a tile. */
const ring = (text: string): number[] =>
  Array.from(text, (c) => (c === '.' ? NOTHING : /[A-Z]/.test(c) ? figureCode(c.charCodeAt(0) - 65) : Number(c)))

describe('ring', () => {
  test('codes tell tiles, figures and nothing apart', () => {
    for (let figure = 0; figure < 6; figure++) {
      expect(figureOn(figureCode(figure))).toBe(figure)
      expect([isFigure(figureCode(figure)), isTile(figureCode(figure))]).toEqual([true, false])
    }
    expect([isTile(0), isTile(NOTHING), isFigure(NOTHING)]).toEqual([true, false, false])
  })

  test('counting goes around', () => {
    expect(onwards(12, 5, 14)).toBe(3)
    expect(onwards(0, -1, 14)).toBe(13)
    expect(stepsBetween(12, 3, 14)).toBe(5)
    expect(stepsBetween(3, 3, 14)).toBe(0)
  })

  test('the rear figure is the first one clockwise from the gap', () => {
    expect(rearSpace(ring('ABC123.'), 6)).toBe(0)
    expect(rearSpace(ring('1.2A3B4'), 1)).toBe(3)
    expect(rearSpace(ring('1.23'), 1)).toBe(NOTHING)
  })

  test('after a move it may be another one, or the same', () => {
    const before = ring('A12B34.')
    expect(rearAfter(before, 6, 0, 4)).toBe(3)
    expect(rearAfter(before, 6, 0, 2)).toBe(2)
    expect(rearAfter(before, 6, 0, 1)).toBe(1)
    expect(rearAfter(ring('AB1.'), 3, 0, 2)).toBe(1)
  })

  test('the n-th tile skips figures', () => {
    const r = ring('A1B2C3.')
    expect([1, 2, 3, 4].map((n) => nthTile(r, 0, n))).toEqual([1, 3, 5, NOTHING])
    expect(nthTile(r, 4, 2)).toBe(1)
  })

  test('what lies behind the rear figure goes, in order', () => {
    const r = ring('.12B34.')
    const out: number[] = []
    clearBehind(r, 6, 3, out)
    expect(out).toEqual([1, 2])
    expect(r).toEqual(ring('...B34.'))
    expect(spacesToFill(6, 3, 7)).toBe(3)
    expect(spacesToFill(6, 0, 7)).toBe(0)
  })
})
