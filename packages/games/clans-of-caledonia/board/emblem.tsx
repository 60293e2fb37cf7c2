import type { Unit } from '@bothy/clans-of-caledonia/data'
import { UNIT_SHAPES } from './art/units.ts'

/** Flat sides at the top and the bottom, as on the map; side 50. */
const HEX = 'M-25-43.300L25-43.300L50 0L25 43.300L-25 43.300L-50 0Z'

const PAINT = { grass: '#86a94c', pasture: '#94b457', wood: '#4d7a45', rock: '#97918a', loch: '#4b86b6' } as const

type Space = {
  readonly x: number
  readonly y: number
  readonly ground: keyof typeof PAINT
  readonly unit?: Unit
  readonly wood?: string
}

const SPACES: readonly Space[] = [
  { x: 0, y: 43.3, ground: 'grass', unit: 'sheep', wood: '#a23b8f' },
  { x: 0, y: 129.9, ground: 'pasture', unit: 'distillery', wood: '#a23b8f' },
  { x: 75, y: 0, ground: 'wood', unit: 'woodcutter', wood: '#a23b8f' },
  { x: 75, y: 86.6, ground: 'loch' },
  { x: 75, y: 173.2, ground: 'pasture' },
  { x: 150, y: 43.3, ground: 'loch' },
  { x: 150, y: 129.9, ground: 'grass', unit: 'field', wood: '#e0912f' },
  { x: 225, y: 0, ground: 'rock', unit: 'miner', wood: '#e0912f' },
  { x: 225, y: 86.6, ground: 'pasture', unit: 'cow', wood: '#e0912f' },
  { x: 225, y: 173.2, ground: 'wood' },
]

const at = ({ x, y }: Space): string => `translate(${x} ${y})`

const TREES = 'M-20 14l8-26 8 26zM2 4l8-28 8 28zM8 26l7-22 7 22z'
const WAVES = 'M-24-8q8-7 16 0t16 0M-8 12q8-7 16 0t16 0'

function Ground({ ground }: Pick<Space, 'ground'>) {
  return (
    <>
      <path d={HEX} fill={PAINT[ground]} stroke="#3a2b1c" stroke-opacity="0.35" stroke-width="1.5" />
      {ground === 'wood' && <path d={TREES} fill="#2f5433" />}
      {ground === 'loch' && <path d={WAVES} fill="none" stroke="#cfe6f7" stroke-width="3" stroke-linecap="round" />}
    </>
  )
}

function Piece({ unit, wood }: { readonly unit: Unit; readonly wood: string }) {
  const { outline, cut } = UNIT_SHAPES[unit]
  return (
    <g transform="translate(-26 -29) scale(1.3)" stroke="#1a100a" stroke-linejoin="round">
      <path d={outline} transform="translate(0 2.800)" fill="#2a1c12" stroke-width="2" />
      <path d={outline} fill={wood} stroke-width="1.5" />
      {cut !== '' && <path d={cut} fill="#1a100a" fill-opacity="0.6" stroke="none" />}
    </g>
  )
}

export function Emblem() {
  return (
    <svg viewBox="-92 -50 410 274" width="100%" aria-hidden="true" focusable="false" style={{ display: 'block' }}>
      {SPACES.map((space) => (
        <path key={at(space)} d={HEX} transform={at(space)} fill="#d3c193" stroke="#d3c193" stroke-width="12" />
      ))}
      {SPACES.map((space) => (
        <g key={at(space)} transform={at(space)}>
          <Ground ground={space.ground} />
        </g>
      ))}
      {SPACES.map(
        (space) =>
          space.unit !== undefined &&
          space.wood !== undefined && (
            <g key={at(space)} transform={at(space)}>
              <Piece unit={space.unit} wood={space.wood} />
            </g>
          ),
      )}
    </svg>
  )
}
