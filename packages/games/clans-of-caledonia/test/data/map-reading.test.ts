import { columnOf, groupsOf, rowOf } from '@bothy/kit'
import { expect, test } from 'vitest'
import {
  COMPOSITIONS,
  compositionName,
  content,
  GRID,
  hexName,
  HEXES,
  type MapTables,
  MODULE_OF,
  SIDE_IDS,
  type SideId,
  terrainsIn,
} from '../../data/index.ts'

// A second reading of the map sides, drawn and computed by the program that came with the data.

/** Lines of half a row; `·` is mist, letters are terrain, the digit is the land cost. */
const DRAWN = {
  A1B1C1D1: [
    ' ~~~~       ·GF.2       ·F..1       ·G..1       ·F..1       ·G..1        ~~~~',
    '       ~~~~        G..1        ~~~~        G..3        GF.3        ~~~~',
    ' ~~~~        GM.1        G..4        G..4        GFM6        GF.1       ·G..1',
    '       G..3        G..3        GF.2        GM.5        ~~~~        G..2',
    '·G..2        ~~~~        ~~~~        G..4        M..1        ~~~~       ·M..1',
    '       G..3        G..1        M..1        G..4        G..3        GM.2',
    '·F..1        M..1        ~~~~        ~~~~        GM.4        GF.2        ~~~~',
    '       G..2        G..4        ~~~~        ~~~~        G..2        GM.3',
    '·GF.3        GM.3        ~~~~        ~~~~        F..1        F..1       ·M..1',
    '       GM.2        GFM6        ~~~~        ~~~~        G..4        F..1',
    '·M..1        G..1        M..1        ~~~~        M..1        GF.2       ·G..2',
    '       F..1        GF.5        G..4        GM.3        ~~~~        GFM6',
    '·GF.2        GM.4        G..4        G..4        G..3        GM.5       ·G..1',
    '       GFM5        ~~~~        F..1        F..1        ~~~~        G..1',
    '·G..2        G..1        GF.4        ~~~~        M..1        G..4        ~~~~',
    '       ~~~~        GF.3        G..3        G..1        GF.4        ~~~~',
    ' ~~~~        M..1        GM.3        G..3        F..1        M..1        ~~~~',
    '      ·G..1       ·G..2       ·GM.2       ·GF.2       ·GM.3       ·G..2',
  ],
  A2B2C2D2: [
    ' ~~~~       ·G..2       ·G..1       ·G..3       ·G..1       ·F..1        ~~~~',
    '       ~~~~        GM.3        F..1        GFM6        ~~~~        ~~~~',
    '·F..1        G..1        M..1        M..1        G..4        G..2        ~~~~',
    '       GF.3        ~~~~        ~~~~        GF.2        G..2        F..1',
    '·GF.2        G..1        G..2        G..4        GM.4        G..1       ·M..1',
    '       G..3        GF.4        G..4        G..4        GM.3        ~~~~',
    '·M..1        G..3        G..4        ~~~~        ~~~~        G..3       ·G..1',
    '       ~~~~        GFM6        ~~~~        ~~~~        GF.2        GM.3',
    '·GM.2        GM.5        ~~~~        ~~~~        GF.5        M..1       ·F..1',
    '       G..1        F..1        ~~~~        ~~~~        G..1        M..1',
    '·G..1        GF.2        ~~~~        ~~~~        ~~~~        G..1        ~~~~',
    '       M..1        GF.5        ~~~~        F..1        G..4        GF.3',
    '·G..2        ~~~~        G..4        G..4        GF.5        ~~~~       ·M..1',
    '       GFM6        G..3        G..4        GM.4        GFM6        GF.2',
    '·GF.3        G..2        GM.3        ~~~~        M..1        G..2       ·GM.2',
    '       ~~~~        GM.4        G..3        GM.3        G..3        ~~~~',
    ' ~~~~        GM.2        ~~~~        F..1        G..3        F..1        ~~~~',
    '      ·G..1       ·M..1       ·F..1       ·G..2        ~~~~       ·G..1',
  ],
}

const COMPOSITION = { A1B1C1D1: 0, A2B2C2D2: 15 }

const DELTAS = {
  A1: 'c0r2 c1r1 c1r2 c3r1 c3r2 c4r1 c5r1',
  A2: 'c1r1 c1r2 c2r1 c2r2 c2r3 c3r2 c3r3 c4r2 c4r3 c5r2',
  B1: 'c7r2 c8r2 c8r3 c9r2 c10r1 c11r1 c11r2 c12r2',
  B2: 'c8r1 c8r2 c9r1 c9r2 c9r3 c10r2 c10r3 c11r1 c12r2',
  C1: 'c7r5 c7r6 c7r7 c8r5 c8r6 c8r7 c10r6 c10r7 c11r6',
  C2: 'c7r6 c7r7 c8r8 c9r4 c9r5 c9r7 c10r5 c10r7 c11r5 c11r6 c12r6',
  D1: 'c1r6 c2r6 c2r7 c3r5 c4r5 c4r6 c4r7 c5r5 c5r6 c5r7',
  D2: 'c1r6 c2r5 c2r7 c3r4 c3r5 c3r6 c3r7 c4r6 c4r7 c5r6 c5r7',
} satisfies Record<SideId, string>

const RIVERS = { A1: 4, A2: 10, B1: 6, B2: 7, C1: 7, C2: 9, D1: 14, D2: 9 } satisfies Record<SideId, number>

function draw(composition: number): readonly string[] {
  const { terrain, cost } = content.builtIn.mapFor(composition, 4)
  const { isActive } = content.builtIn.mapFor(composition, 2)
  const lines = Array.from({ length: 2 * GRID.rows }, () => Array.from({ length: GRID.columns }, () => '     '))
  for (let hex = 0; hex < HEXES; hex++) {
    const letters = terrainsIn(terrain[hex]).map((kind) => kind.charAt(0).toUpperCase())
    const label = letters.length === 0 ? '~~~~' : letters.join('').padEnd(3, '.') + cost[hex]
    const column = columnOf(GRID, hex)
    lines[2 * rowOf(GRID, hex) + (column % 2)][column] = (isActive[hex] ? ' ' : '·') + label
  }
  return lines.map((line) => line.join(' ').trimEnd())
}

test.each(['A1B1C1D1', 'A2B2C2D2'] as const)('COC-8 terrain, cost, lochs and mist of %s', (name) => {
  expect(draw(COMPOSITION[name])).toEqual(DRAWN[name])
})

test.each(SIDE_IDS)('COC-11 rivers and deltas of %s', (side) => {
  const { isDelta, rivers } = content.builtIn.mapFor(side.endsWith('1') ? 0 : 15, 4)
  const module = 'ABCD'.indexOf(side.charAt(0))
  const deltas = isDelta.flatMap((is, hex) => (is && MODULE_OF[hex] === module ? [hexName(hex)] : []))
  expect(deltas.join(' ')).toBe(DELTAS[side])
  expect(rivers.filter((edge) => MODULE_OF[GRID.edges[edge][0]] === module)).toHaveLength(RIVERS[side])
})

test('COC-12 land, regions at levels 0 to 2, border land, deltas and costs of every map', () => {
  const maps = Array.from({ length: COMPOSITIONS }, (_, composition) => composition).flatMap((composition) =>
    [2, 4].map(
      (seats) => `${compositionName(composition)} ${seats}: ${reading(content.builtIn.mapFor(composition, seats))}`,
    ),
  )
  expect(maps).toEqual(READ)
})

function reading(m: MapTables): string {
  const regions = [0, 1, 2].map((level) => groupsOf(m.land, (a, b) => m.needs[a * HEXES + b] <= level).length)
  const costs = [1, 2, 3, 4, 5, 6].map((cost) => m.land.filter((at) => m.cost[at] === cost).length)
  const border = m.land.filter((at) => m.isBorder[at]).length
  const deltas = m.land.filter((at) => m.isDelta[at]).length
  return `land ${m.land.length}, regions ${regions.join(' ')}, border ${border}, deltas ${deltas}, costs ${costs.join('/')}`
}

const READ: readonly string[] = [
  'A1B1C1D1 2: land 66, regions 8 1 1, border 29, deltas 32, costs 23/8/14/14/4/3',
  'A1B1C1D1 4: land 88, regions 8 1 1, border 30, deltas 34, costs 34/17/16/14/4/3',
  'A1B1C1D2 2: land 63, regions 8 1 1, border 28, deltas 33, costs 20/10/14/13/3/3',
  'A1B1C1D2 4: land 85, regions 8 1 1, border 29, deltas 35, costs 33/16/17/13/3/3',
  'A1B1C2D1 2: land 66, regions 9 1 1, border 28, deltas 33, costs 22/9/15/13/4/3',
  'A1B1C2D1 4: land 87, regions 9 1 1, border 29, deltas 36, costs 34/17/16/13/4/3',
  'A1B1C2D2 2: land 63, regions 9 1 1, border 27, deltas 34, costs 19/11/15/12/3/3',
  'A1B1C2D2 4: land 84, regions 9 1 1, border 28, deltas 37, costs 33/16/17/12/3/3',
  'A1B2C1D1 2: land 65, regions 8 1 1, border 27, deltas 33, costs 23/8/13/14/4/3',
  'A1B2C1D1 4: land 87, regions 8 1 1, border 29, deltas 35, costs 33/17/16/14/4/3',
  'A1B2C1D2 2: land 62, regions 8 1 1, border 26, deltas 34, costs 20/10/13/13/3/3',
  'A1B2C1D2 4: land 84, regions 8 1 1, border 28, deltas 36, costs 32/16/17/13/3/3',
  'A1B2C2D1 2: land 65, regions 9 1 1, border 26, deltas 34, costs 22/9/14/13/4/3',
  'A1B2C2D1 4: land 86, regions 9 1 1, border 28, deltas 37, costs 33/17/16/13/4/3',
  'A1B2C2D2 2: land 62, regions 9 1 1, border 25, deltas 35, costs 19/11/14/12/3/3',
  'A1B2C2D2 4: land 83, regions 9 1 1, border 27, deltas 38, costs 32/16/17/12/3/3',
  'A2B1C1D1 2: land 67, regions 8 1 1, border 29, deltas 36, costs 22/7/14/15/5/4',
  'A2B1C1D1 4: land 90, regions 7 1 1, border 32, deltas 37, costs 34/17/15/15/5/4',
  'A2B1C1D2 2: land 64, regions 8 1 1, border 28, deltas 37, costs 19/9/14/14/4/4',
  'A2B1C1D2 4: land 87, regions 7 1 1, border 31, deltas 38, costs 33/16/16/14/4/4',
  'A2B1C2D1 2: land 67, regions 9 1 1, border 28, deltas 37, costs 21/8/15/14/5/4',
  'A2B1C2D1 4: land 89, regions 8 1 1, border 31, deltas 39, costs 34/17/15/14/5/4',
  'A2B1C2D2 2: land 64, regions 9 1 1, border 27, deltas 38, costs 18/10/15/13/4/4',
  'A2B1C2D2 4: land 86, regions 8 1 1, border 30, deltas 40, costs 33/16/16/13/4/4',
  'A2B2C1D1 2: land 66, regions 8 1 1, border 27, deltas 37, costs 22/7/13/15/5/4',
  'A2B2C1D1 4: land 89, regions 7 1 1, border 31, deltas 38, costs 33/17/15/15/5/4',
  'A2B2C1D2 2: land 63, regions 8 1 1, border 26, deltas 38, costs 19/9/13/14/4/4',
  'A2B2C1D2 4: land 86, regions 7 1 1, border 30, deltas 39, costs 32/16/16/14/4/4',
  'A2B2C2D1 2: land 66, regions 9 1 1, border 26, deltas 38, costs 21/8/14/14/5/4',
  'A2B2C2D1 4: land 88, regions 8 1 1, border 30, deltas 40, costs 33/17/15/14/5/4',
  'A2B2C2D2 2: land 63, regions 9 1 1, border 25, deltas 39, costs 18/10/14/13/4/4',
  'A2B2C2D2 4: land 85, regions 8 1 1, border 29, deltas 41, costs 32/16/16/13/4/4',
]
