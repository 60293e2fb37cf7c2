import { steady } from '../../../art/steady.ts'

/** Tiles of 100 with gaps of 6 and an edge of stone around them. */
const TILE = 100
const STEP = 106
const EDGE = 18
const FIELD = 5 * STEP - (STEP - TILE)
const SIDE = FIELD + 2 * EDGE

/** Spaces clockwise from the upper left: rows of 4, columns of 3. */
const SPACES: readonly (readonly [column: number, row: number])[] = [
  [0.5, 0],
  [1.5, 0],
  [2.5, 0],
  [3.5, 0],
  [4, 1],
  [4, 2],
  [4, 3],
  [3.5, 4],
  [2.5, 4],
  [1.5, 4],
  [0.5, 4],
  [0, 3],
  [0, 2],
  [0, 1],
]

/** Where a space lies on the stone, as parts of its side. */
export function rondelSpace(index: number): { readonly x: number; readonly y: number; readonly size: number } {
  const [column, row] = SPACES[index % SPACES.length] ?? [0, 0]
  return { x: (EDGE + column * STEP) / SIDE, y: (EDGE + row * STEP) / SIDE, size: TILE / SIDE }
}

/** The free middle, as parts of the side. */
export const RONDEL_HUB = { from: (EDGE + STEP) / SIDE, size: (3 * STEP - (STEP - TILE)) / SIDE }

/** A square with cut corners. */
const plaque = (from: number, to: number, cut: number): string =>
  `M${from + cut} ${from}H${to - cut}L${to} ${from + cut}V${to - cut}L${to - cut} ${to}H${from + cut}L${from} ${to - cut}V${from + cut}z`

/** Two rings woven through each other, around 0, 0. */
const KNOT =
  'M0-22C14-10 14 10 0 22C-14 10-14-10 0-22zM-22 0C-10-14 10-14 22 0C10 14-10 14-22 0zM-9-9A12.700 12.700 0 0 1 9-9A12.700 12.700 0 0 1 9 9A12.700 12.700 0 0 1-9 9A12.700 12.700 0 0 1-9-9z'
const CORNERS: readonly (readonly [number, number])[] = [
  [21, 63],
  [FIELD - 21, 63],
  [21, FIELD - 63],
  [FIELD - 21, FIELD - 63],
]
/** Marks of the chisel between the spaces and the edge. */
const CHISEL =
  'M64-9l14 3M250-11l20 2M430-10l16 3M-11 190l3 18M-10 380l3 14M533 250l3 20M532 420l2 14M120 535l18-3M330 533l16 2M480 534l10-2'

/** The rondel without its tiles: a stone with cut corners, a beaded edge and a knot in each corner. */
export const RondelStone = steady(function RondelStone() {
  return (
    <svg class="gm2-stone" viewBox={`${-EDGE} ${-EDGE} ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <path d={plaque(-EDGE + 1, FIELD + EDGE - 1, 46)} fill="var(--gm2-stone-dark)" />
      <path d={plaque(-EDGE + 1, FIELD + EDGE - 4, 45)} fill="var(--gm2-stone-light)" />
      <path d={plaque(-EDGE + 4, FIELD + EDGE - 4, 44)} fill="var(--gm2-stone)" />
      <path d={CHISEL} fill="none" stroke="var(--gm2-stone-dark)" stroke-width="1.500" stroke-linecap="round" />
      <path
        d={plaque(-EDGE + 9, FIELD + EDGE - 9, 43)}
        fill="none"
        stroke="var(--gm2-carved)"
        stroke-width="4.500"
        stroke-linecap="round"
        stroke-dasharray="0.1 9"
      />
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill="none" stroke-linejoin="round">
          <path d={KNOT} stroke="var(--gm2-carved)" stroke-width="5.500" />
          <path d={KNOT} stroke="var(--gm2-stone)" stroke-width="2" />
        </g>
      ))}
      <path
        d={plaque(STEP - 3, 4 * STEP - 3, 26)}
        fill="var(--gm2-hub)"
        stroke="var(--gm2-carved)"
        stroke-width="1.500"
      />
    </svg>
  )
})
