import { describe, expect, test } from 'vitest'
import { BOX, content, faceOf, STACK_SIZES, STACKS, TILE_COUNT, TILES } from '../src/data/index.ts'

const { builtIn } = content

describe('tiles', () => {
  test('GM2-14 stacks of 5, 14, 17, 17 and 17 tiles', () => {
    expect(STACKS.map((stack) => STACK_SIZES[stack])).toEqual([5, 14, 17, 17, 17])
    expect(builtIn.stacks.map((stack) => stack.length)).toEqual([5, 14, 17, 17, 17])
  })

  test('every tile has a face, and every face is on a tile', () => {
    expect(TILE_COUNT).toBe(112)
    expect(new Set(TILES.map((_, tile) => faceOf(tile)))).toEqual(new Set(Object.keys(BOX.tiles)))
  })
})
