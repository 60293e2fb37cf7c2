import { steady } from '@bothy/board-kit/art/steady.ts'

/** Layout of the spaces on a square stone with a field of 530 and an edge of 18. */
export type RondelShape = {
  readonly spaces: readonly { readonly x: number; readonly y: number }[]
  readonly tile: number
  readonly hub: { readonly from: number; readonly size: number }
  readonly hasCorners: boolean
}

const EDGE = 18
const FIELD = 530
const SIDE = FIELD + 2 * EDGE
/** Gap between tiles, as a share of tile plus gap. */
const GAP = 6 / 106
/** Most spaces with five tiles a side; a corrected box may have up to 20 and takes six. */
const MOST_WITH_FIVE = 16

/** Clockwise from the upper left: a row, a column, a row, a column. An odd space is in the upper row. */
export function rondelShape(spaces: number): RondelShape {
  const across = spaces > MOST_WITH_FIVE ? 6 : 5
  const down = across - 2
  const lower = Math.floor((spaces - 2 * down) / 2)
  const upper = spaces - 2 * down - lower
  const step = (FIELD + (FIELD / across) * GAP) / across
  const tile = step * (1 - GAP)
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => [i + (across - count) / 2, y] as const)
  const cells = [
    ...row(upper, 0),
    ...Array.from({ length: down }, (_, i) => [across - 1, i + 1] as const),
    ...row(lower, across - 1).toReversed(),
    ...Array.from({ length: down }, (_, i) => [0, down - i] as const),
  ]
  return {
    spaces: cells.map(([x, y]) => ({ x: (EDGE + x * step) / SIDE, y: (EDGE + y * step) / SIDE })),
    tile: tile / SIDE,
    hub: { from: (EDGE + step) / SIDE, size: (down * step - step * GAP) / SIDE },
    hasCorners: upper < across && lower < across,
  }
}

const plaque = (from: number, to: number, cut: number): string =>
  `M${from + cut} ${from}H${to - cut}L${to} ${from + cut}V${to - cut}L${to - cut} ${to}H${from + cut}L${from} ${to - cut}V${from + cut}z`

const KNOT =
  'M0-22C14-10 14 10 0 22C-14 10-14-10 0-22zM-22 0C-10-14 10-14 22 0C10 14-10 14-22 0zM-9-9A12.7 12.7 0 0 1 9-9A12.7 12.7 0 0 1 9 9A12.7 12.7 0 0 1-9 9A12.7 12.7 0 0 1-9-9z'
const CORNERS: readonly (readonly [number, number])[] = [
  [21, 63],
  [FIELD - 21, 63],
  [21, FIELD - 63],
  [FIELD - 21, FIELD - 63],
]
const CHISEL =
  'M64-9l14 3M250-11l20 2M430-10l16 3M-11 190l3 18M-10 380l3 14M533 250l3 20M532 420l2 14M120 535l18-3M330 533l16 2M480 534l10-2'

export const RondelStone = steady(function RondelStone({ hub, hasCorners }: Pick<RondelShape, 'hub' | 'hasCorners'>) {
  const from = hub.from * SIDE - EDGE
  return (
    <svg class="gm2-stone" viewBox={`${-EDGE} ${-EDGE} ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <path d={plaque(-EDGE + 1, FIELD + EDGE - 1, 46)} fill="var(--gm2-stone-dark)" />
      <path d={plaque(-EDGE + 1, FIELD + EDGE - 4, 45)} fill="var(--gm2-stone-light)" />
      <path d={plaque(-EDGE + 4, FIELD + EDGE - 4, 44)} fill="var(--gm2-stone)" />
      <path d={CHISEL} fill="none" stroke="var(--gm2-stone-dark)" stroke-width="1.5" stroke-linecap="round" />
      <path
        d={plaque(-EDGE + 9, FIELD + EDGE - 9, 43)}
        fill="none"
        stroke="var(--gm2-carved)"
        stroke-width="4.5"
        stroke-linecap="round"
        stroke-dasharray="0.1 9"
      />
      {hasCorners &&
        CORNERS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill="none" stroke-linejoin="round">
            <path d={KNOT} stroke="var(--gm2-carved)" stroke-width="5.5" />
            <path d={KNOT} stroke="var(--gm2-stone)" stroke-width="2" />
          </g>
        ))}
      <path
        d={plaque(from - 3, from + hub.size * SIDE + 3, 14)}
        fill="var(--gm2-hub)"
        stroke="var(--gm2-carved)"
        stroke-width="1.5"
      />
    </svg>
  )
})
