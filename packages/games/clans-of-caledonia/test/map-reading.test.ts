import { columnOf, rowOf } from '@bothy/kit'
import { expect, test } from 'vitest'
import { content, GRID, hexName, HEXES, MODULE_OF, SIDE_IDS, type SideId, terrainsIn } from '../src/data/index.ts'

// A second reading of the map sides: what the program that came with the data drew and worked out from them.

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
