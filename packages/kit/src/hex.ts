/**
 * A map of hexes with flat tops: columns from west to east, rows from north to south, odd columns half a hex further south. A hex
 * is an integer, and so is the edge between two of them, on which a river may run. All tables are made once for each grid.
 */
export type Hex = number
export type Edge = number

export const OFF = -1
/** Sides of a hex, clockwise: north, north-east, south-east, south, south-west, north-west. */
export const HEX_SIDES = 6

export type HexGrid = {
  readonly columns: number
  readonly rows: number
  readonly size: number
  /** `beside[hex * HEX_SIDES + side]`: the hex across a side, `OFF` beyond the map. */
  readonly beside: readonly Hex[]
  /** The hexes around each hex, clockwise from the north, those beyond the map left out. */
  readonly around: readonly (readonly Hex[])[]
  /** The two hexes of each edge, the lower one first. */
  readonly edges: readonly (readonly [Hex, Hex])[]
  /** `edgeAt[hex * HEX_SIDES + side]`; `OFF` at the rim of the map, where no river runs. */
  readonly edgeAt: readonly Edge[]
}

const STEPS = [
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
] as const

const opposite = (side: number): number => (side + HEX_SIDES / 2) % HEX_SIDES

export function hexGrid(columns: number, rows: number): HexGrid {
  const size = columns * rows
  const beside: Hex[] = []
  for (let hex = 0; hex < size; hex++) {
    const column = Math.floor(hex / rows)
    for (const [right, down] of STEPS[column % 2]) {
      const x = column + right
      const y = (hex % rows) + down
      beside.push(x >= 0 && x < columns && y >= 0 && y < rows ? x * rows + y : OFF)
    }
  }
  const edges: (readonly [Hex, Hex])[] = []
  const edgeAt: Edge[] = beside.map(() => OFF)
  for (let place = 0; place < beside.length; place++) {
    const hex = Math.floor(place / HEX_SIDES)
    const other = beside[place]
    if (other <= hex) continue
    edgeAt[place] = edges.length
    edgeAt[other * HEX_SIDES + opposite(place % HEX_SIDES)] = edges.length
    edges.push([hex, other])
  }
  const around = Array.from({ length: size }, (_, hex) =>
    beside.slice(hex * HEX_SIDES, (hex + 1) * HEX_SIDES).filter((other) => other !== OFF),
  )
  return { columns, rows, size, beside, around, edges, edgeAt }
}

export const columnOf = (grid: HexGrid, hex: Hex): number => Math.floor(hex / grid.rows)
export const rowOf = (grid: HexGrid, hex: Hex): number => hex % grid.rows
export const hexAt = (grid: HexGrid, column: number, row: number): Hex =>
  column >= 0 && column < grid.columns && row >= 0 && row < grid.rows ? column * grid.rows + row : OFF

export function hexDistance(grid: HexGrid, a: Hex, b: Hex): number {
  const right = columnOf(grid, b) - columnOf(grid, a)
  const down = depth(grid, b) - depth(grid, a)
  return Math.max(Math.abs(right), Math.abs(down), Math.abs(right + down))
}

const depth = (grid: HexGrid, hex: Hex): number => rowOf(grid, hex) - (columnOf(grid, hex) >> 1)

export function edgeBetween(grid: HexGrid, a: Hex, b: Hex): Edge {
  for (let side = 0; side < HEX_SIDES; side++)
    if (grid.beside[a * HEX_SIDES + side] === b) return grid.edgeAt[a * HEX_SIDES + side]
  return OFF
}

export function hasRim(grid: HexGrid, hex: Hex, isIn: (hex: Hex) => boolean): boolean {
  for (let side = 0; side < HEX_SIDES; side++) {
    const other = grid.beside[hex * HEX_SIDES + side]
    if (other === OFF || !isIn(other)) return true
  }
  return false
}

export function endsOf(grid: HexGrid, edge: Edge): readonly Hex[] {
  const [a, b] = grid.edges[edge]
  return grid.around[a].filter((hex) => grid.around[b].includes(hex))
}

export function deltasOf(grid: HexGrid, rivers: readonly Edge[], isWater: (hex: Hex) => boolean): readonly Hex[] {
  const banks = rivers.filter((edge) => endsOf(grid, edge).some(isWater)).flatMap((edge) => grid.edges[edge])
  return [...new Set(banks)].sort((a, b) => a - b)
}

/** Neither beside the start nor across water from it. */
export const NO_CROSSING = 255

/**
 * Least number of water hexes between a hex and every other: 0 for its neighbours, else the length of a chain of water from beside the
 * start to beside the goal. Start and goal do not count, be they land or water; `NO_CROSSING` where there is no chain, and for the start
 * itself.
 */
export function crossings(grid: HexGrid, from: Hex, isWater: (hex: Hex) => boolean): Uint8Array {
  const least = new Uint8Array(grid.size).fill(NO_CROSSING)
  const crossed = new Uint8Array(grid.size)
  crossed[from] = 1
  let shore = [from]
  for (let count = 0; shore.length > 0; count++) {
    const next: Hex[] = []
    for (const hex of shore)
      for (const other of grid.around[hex]) {
        if (count < least[other]) least[other] = count
        if (crossed[other] === 1 || !isWater(other)) continue
        crossed[other] = 1
        next.push(other)
      }
    shore = next
  }
  least[from] = NO_CROSSING
  return least
}

export function groupsOf(members: readonly Hex[], linked: (a: Hex, b: Hex) => boolean): Hex[][] {
  const rest = [...members]
  const groups: Hex[][] = []
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const group = [first]
    for (const hex of group)
      for (let i = 0; i < rest.length;)
        if (linked(hex, rest[i])) group.push(...rest.splice(i, 1))
        else i++
    groups.push(group)
  }
  const place = new Map(members.map((hex, i) => [hex, i]))
  return groups.map((group) => group.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)))
}
