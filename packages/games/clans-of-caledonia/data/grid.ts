import { columnOf, type Edge, type Hex, hexAt, hexGrid, rowOf } from '@bothy/kit'
import type { MapSize } from './limits.ts'

/** COC-8: 13 columns of 9 spaces. A hex is a small integer, column by column; `c3r2` is its name in data and notation. */
export const GRID = hexGrid(13, 9)
export const HEXES = GRID.size

export const hexName = (hex: Hex): string => `c${columnOf(GRID, hex)}r${rowOf(GRID, hex)}`
export const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex)
const byName: ReadonlyMap<string, Hex> = new Map(ALL_HEXES.map((hex) => [hexName(hex), hex]))
export const hexNamed = (name: string): Hex | undefined => byName.get(name)

/** `c0r2-c1r1`, the lower hex first. */
export const edgeName = (edge: Edge): string => GRID.edges[edge].map(hexName).join('-')

/** Clockwise round the centre, from the north-west. */
export const MODULES = ['A', 'B', 'C', 'D'] as const
export type Module = (typeof MODULES)[number]

type Outline = {
  readonly columns: readonly [number, number]
  readonly even: readonly [number, number]
  readonly odd: readonly [number, number]
}

/** Outlines: solo-helper; the fit of the grid was confirmed on a photograph (cocautoma). */
export const OUTLINES = {
  A: { columns: [0, 5], even: [0, 4], odd: [0, 3] },
  B: { columns: [6, 12], even: [0, 4], odd: [0, 3] },
  C: { columns: [6, 12], even: [5, 8], odd: [4, 8] },
  D: { columns: [0, 5], even: [5, 8], odd: [4, 8] },
} as const satisfies Record<Module, Outline>

function columnsOf({ columns: [from, to], even, odd }: Outline): readonly (readonly Hex[])[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const [first, last] = (from + i) % 2 === 0 ? even : odd
    return Array.from({ length: last - first + 1 }, (__, j) => hexAt(GRID, from + i, first + j))
  })
}
export const MODULE_COLUMNS = {
  A: columnsOf(OUTLINES.A),
  B: columnsOf(OUTLINES.B),
  C: columnsOf(OUTLINES.C),
  D: columnsOf(OUTLINES.D),
} as const satisfies Record<Module, unknown>

export const MODULE_OF: readonly number[] = ALL_HEXES.map((hex) =>
  MODULES.findIndex((module) => MODULE_COLUMNS[module].some((column) => column.includes(hex))),
)
/** The edges inside a module, in ascending order: only there may a river run. */
export const edgesOf = (module: Module): readonly Edge[] =>
  GRID.edges.flatMap((hexes, edge) => (hexes.every((hex) => MODULES[MODULE_OF[hex]] === module) ? [edge] : []))

/** COC-13, by module; all are lochs on both sides. */
export const PORTS = {
  small: { A: 'c1r0', B: 'c11r0', C: 'c11r7', D: 'c1r7' },
  large: { A: 'c0r0', B: 'c12r0', C: 'c12r8', D: 'c0r8' },
} as const satisfies Record<MapSize, Record<Module, string>>

/** COC-12: each module shows side 1 or 2. */
export const SIDE_IDS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'] as const
export type SideId = (typeof SIDE_IDS)[number]

/** The sides on show as one number, a bit for each module from A to D, set for side 2: 0 is `A1B1C1D1`, 1 is `A1B1C1D2`. */
export type Composition = number
export const COMPOSITIONS = 1 << MODULES.length
export const sideOf = (composition: Composition, module: number): SideId =>
  SIDE_IDS[2 * module + ((composition >> (MODULES.length - 1 - module)) & 1)]
export const sidesOf = (composition: Composition): readonly SideId[] => MODULES.map((_, m) => sideOf(composition, m))
export const compositionOf = (sides: readonly SideId[]): Composition =>
  sides.reduce((bits, side) => (bits << 1) | (SIDE_IDS.indexOf(side) & 1), 0)
export const compositionName = (composition: Composition): string => sidesOf(composition).join('')
