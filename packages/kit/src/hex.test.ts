import { describe, expect, test } from 'vitest'
import {
  columnOf,
  crossings,
  deltasOf,
  edgeBetween,
  endsOf,
  groupsOf,
  hasRim,
  HEX_SIDES,
  hexAt,
  hexDistance,
  hexGrid,
  NO_CROSSING,
  OFF,
  rowOf,
} from './hex.ts'

const grid = hexGrid(5, 4)
const at = (column: number, row: number): number => hexAt(grid, column, row)
const hexes = grid.around.map((_, hex) => hex)

describe('hexes', () => {
  test('hexes and coordinates are one to one', () => {
    expect(grid.size).toBe(20)
    for (const hex of hexes) expect(at(columnOf(grid, hex), rowOf(grid, hex))).toBe(hex)
    expect([at(-1, 0), at(5, 0), at(0, -1), at(0, 4)]).toEqual([OFF, OFF, OFF, OFF])
  })

  test('six around, clockwise from the north; odd columns lie half a hex further south', () => {
    expect(grid.around[at(2, 1)]).toEqual([at(2, 0), at(3, 0), at(3, 1), at(2, 2), at(1, 1), at(1, 0)])
    expect(grid.around[at(1, 1)]).toEqual([at(1, 0), at(2, 1), at(2, 2), at(1, 2), at(0, 2), at(0, 1)])
    expect(grid.around[at(0, 0)]).toEqual([at(1, 0), at(0, 1)])
  })

  test('beside is the same both ways, three sides further on', () => {
    for (const hex of hexes)
      for (let side = 0; side < HEX_SIDES; side++) {
        const other = grid.beside[hex * HEX_SIDES + side]
        if (other !== OFF) expect(grid.beside[other * HEX_SIDES + ((side + 3) % HEX_SIDES)]).toBe(hex)
      }
  })

  test('the distance is that of the shortest way', () => {
    for (const from of hexes) {
      const steps = new Map([[from, 0]])
      for (const [hex, n] of steps) for (const other of grid.around[hex]) if (!steps.has(other)) steps.set(other, n + 1)
      for (const [hex, n] of steps) expect([from, hex, hexDistance(grid, from, hex)]).toEqual([from, hex, n])
    }
  })
})

describe('edges', () => {
  test('each pair that touches has one edge, found from both sides', () => {
    const pairs = hexes.flatMap((a) => grid.around[a].filter((b) => b > a).map((b) => [a, b]))
    expect(grid.edges.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual(
      pairs.toSorted(([a, b], [c, d]) => a - c || b - d),
    )
    for (const [edge, [a, b]] of grid.edges.entries())
      expect([edgeBetween(grid, a, b), edgeBetween(grid, b, a)]).toEqual([edge, edge])
    expect(edgeBetween(grid, at(0, 0), at(2, 0))).toBe(OFF)
  })

  test('edges stand by hex and side, none at the rim', () => {
    for (const hex of hexes)
      for (let side = 0; side < HEX_SIDES; side++) {
        const place = hex * HEX_SIDES + side
        const other = grid.beside[place]
        expect(grid.edgeAt[place]).toBe(other === OFF ? OFF : edgeBetween(grid, hex, other))
      }
  })

  test('an edge ends at the hexes that touch both of its own', () => {
    expect(endsOf(grid, edgeBetween(grid, at(2, 1), at(2, 2)))).toEqual([at(3, 1), at(1, 1)])
    expect(endsOf(grid, edgeBetween(grid, at(0, 0), at(1, 0)))).toEqual([at(0, 1)])
  })

  test('a river makes deltas of both banks where it meets water', () => {
    const intoLoch = edgeBetween(grid, at(2, 1), at(2, 2))
    const inland = edgeBetween(grid, at(0, 2), at(0, 3))
    const isWater = (hex: number): boolean => hex === at(3, 1)
    expect(deltasOf(grid, [inland, intoLoch], isWater)).toEqual([at(2, 1), at(2, 2)])
    expect(deltasOf(grid, [intoLoch, edgeBetween(grid, at(2, 1), at(3, 0))], isWater)).toEqual([
      at(2, 1),
      at(2, 2),
      at(3, 0),
    ])
    expect(deltasOf(grid, [inland], isWater)).toEqual([])
  })
})

test('the rim is where the map, or what is in play of it, ends', () => {
  const all = (): boolean => true
  expect(hexes.filter((hex) => !hasRim(grid, hex, all))).toEqual([
    at(1, 1),
    at(1, 2),
    at(2, 1),
    at(2, 2),
    at(3, 1),
    at(3, 2),
  ])
  expect(hasRim(grid, at(1, 1), (hex) => hex !== at(0, 2))).toBe(true)
  expect(hasRim(grid, at(3, 1), (hex) => hex !== at(0, 2))).toBe(false)
})

describe('crossings', () => {
  /** A chain of water along the second column, and a pond that does not touch it. */
  const water = new Set([at(1, 0), at(1, 1), at(1, 2), at(4, 3)])
  const isWater = (hex: number): boolean => water.has(hex)

  test('counts the water in between, neither the start nor the goal', () => {
    const from = crossings(grid, at(0, 0), isWater)
    expect(from[at(2, 0)]).toBe(1)
    expect(from[at(2, 2)]).toBe(2)
    expect(from[at(1, 3)]).toBe(3)
    expect(from[at(1, 1)]).toBe(1)
    expect([at(0, 1), at(1, 0)].map((hex) => from[hex])).toEqual([0, 0])
  })

  test('land is never crossed', () => {
    const from = crossings(grid, at(0, 0), isWater)
    expect([at(3, 0), at(4, 3), at(0, 0)].map((hex) => from[hex])).toEqual([NO_CROSSING, NO_CROSSING, NO_CROSSING])
    expect(hexes.filter((hex) => crossings(grid, at(3, 0), isWater)[hex] !== NO_CROSSING)).toEqual(
      grid.around[at(3, 0)].toSorted((a, b) => a - b),
    )
  })

  test('water at the start is free', () => {
    const from = crossings(grid, at(1, 0), isWater)
    expect([at(1, 2), at(2, 2), at(1, 3)].map((hex) => from[hex])).toEqual([1, 1, 2])
  })

  test('is the same there and back', () => {
    const from = hexes.map((hex) => crossings(grid, hex, isWater))
    for (const a of hexes) for (const b of hexes) expect(from[a][b]).toBe(from[b][a])
  })
})

test('groups hang together by links, in the order of the members', () => {
  const touch = (a: number, b: number): boolean => grid.around[a].includes(b)
  const members = [at(4, 0), at(0, 0), at(1, 1), at(0, 1), at(3, 3), at(4, 1)]
  expect(groupsOf(members, touch)).toEqual([[at(4, 0), at(4, 1)], [at(0, 0), at(1, 1), at(0, 1)], [at(3, 3)]])
  expect(groupsOf([], touch)).toEqual([])
})
