import type { Unit } from '@bothy/clans-of-caledonia/data'
import { steady } from '@bothy/board-kit/art/index.ts'
import { MERCHANT, UNIT_SHAPES } from '../art/units.ts'

/** One mark for each colour, so that units are not told apart by hue alone. */
const GRAINS = [
  {
    size: [7, 7],
    turn: 0,
    d: 'M1 2a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0zM4.5 5.500a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0z',
  },
  { size: [6, 6], turn: 45, d: 'M0 0h2.200v6H0z' },
  { size: [10, 6], turn: 0, d: 'M0 2.500q2.5-3 5 0t5 0v1.500q-2.5 3-5 0t-5 0z' },
  { size: [8, 8], turn: 0, d: 'M0 0h4v4H0zM4 4h4v4H4z' },
  { size: [8, 8], turn: 0, d: 'M4 1a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM4 2.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z' },
] as const

/** Rendered once on each page with wooden pieces. */
export function PieceDefs() {
  return (
    <svg class="coc-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {GRAINS.map(({ size: [width, height], turn, d }, seat) => (
          <pattern
            key={d}
            id={`coc-grain-${seat}`}
            patternUnits="userSpaceOnUse"
            width={width}
            height={height}
            patternTransform={`rotate(${turn})`}
          >
            <path d={d} fill={`var(--coc-grain-${seat})`} fill-rule="evenodd" />
          </pattern>
        ))}
        <linearGradient id="coc-shine" x1="0" y1="0" x2="0.8" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.42" />
          <stop offset="0.45" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity="0.24" />
        </linearGradient>
      </defs>
    </svg>
  )
}

export function UnitShapes({ unit, seat }: { unit: Unit; seat: number }) {
  const { outline, cut } = UNIT_SHAPES[unit]
  return (
    <g class="coc-wood" stroke-linejoin="round">
      <path d={outline} transform="translate(0 2.8)" fill={`var(--coc-side-${seat})`} stroke-width="2" />
      <path d={outline} fill={`var(--seat-${seat})`} stroke-width="1.5" />
      <path d={outline} fill={`url(#coc-grain-${seat})`} stroke="none" />
      <path d={outline} fill="url(#coc-shine)" stroke="none" />
      {cut !== '' && <path class="coc-cut" d={cut} stroke="none" />}
    </g>
  )
}

export const UnitPiece = steady(function UnitPiece({
  unit,
  seat,
  size = 28,
  class: name = '',
}: {
  unit: Unit
  seat: number
  size?: number
  class?: string
}) {
  return (
    <svg
      class={`coc-piece ${name}`}
      width={size}
      height={size}
      viewBox="0 0 40 41"
      aria-hidden="true"
      focusable="false"
    >
      <path class="coc-halo" d={UNIT_SHAPES[unit].outline} transform="translate(0 1.4)" stroke-width="6" />
      <UnitShapes unit={unit} seat={seat} />
    </svg>
  )
})

export const UnitSlot = steady(function UnitSlot({ unit, size = 28 }: { unit: Unit; size?: number }) {
  return (
    <svg class="coc-slot" width={size} height={size} viewBox="0 0 40 41" aria-hidden="true" focusable="false">
      <path d={UNIT_SHAPES[unit].outline} fill="none" stroke-width="1.6" stroke-dasharray="3 2.5" />
    </svg>
  )
})

function MerchantShapes({ seat }: { seat: number }) {
  return (
    <g class="coc-wood" stroke-linejoin="round">
      <path d={MERCHANT} transform="translate(0 1)" fill={`var(--coc-side-${seat})`} stroke-width="1.6" />
      <path d={MERCHANT} fill={`var(--seat-${seat})`} stroke-width="1.2" />
      <path d={MERCHANT} fill={`url(#coc-grain-${seat})`} stroke="none" />
      <path class="coc-cut" d="M8 7.900c2.5.6 5.5.6 8 0l-.3 1.300c-2.3.5-5.1.5-7.4 0z" stroke="none" />
    </g>
  )
}

export const Merchant = steady(function Merchant({
  seat,
  size = 20,
  class: name = '',
}: {
  seat: number | null
  size?: number
  class?: string
}) {
  return (
    <svg
      class={seat === null ? `coc-slot ${name}` : `coc-piece ${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24.5"
      aria-hidden="true"
      focusable="false"
    >
      {seat === null ? (
        <path d={MERCHANT} fill="none" stroke-width="1.4" stroke-dasharray="2.6 2.2" />
      ) : (
        <>
          <path class="coc-halo" d={MERCHANT} stroke-width="3.6" />
          <MerchantShapes seat={seat} />
        </>
      )}
    </svg>
  )
})
