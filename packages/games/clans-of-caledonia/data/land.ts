import { type Edge, edgeBetween, type Hex, hasRim } from '@bothy/kit'
import { type Composition, GRID, HEXES, hexNamed, MODULE_OF, sideOf } from './grid.ts'
import type { MapSize } from './limits.ts'
import type { BoxSide } from './sides.ts'
import { type Terrain, TERRAINS } from './units.ts'
import type { Box } from './box.ts'

export const GRASSLAND = 1
export const FOREST = 2
export const MOUNTAIN = 4
/** Kinds of land that a unit can need (COC-5, COC-88), and those of a space with this terrain, as bits. */
export const LAND_KINDS = [...TERRAINS, 'loch'] as const
export const kindsOf = (terrain: number): number => (terrain === 0 ? 1 << LAND_KINDS.indexOf('loch') : terrain)
/** COC-5: land for workers. */
export const WORKER_LAND = FOREST | MOUNTAIN
export const terrainBit = (terrain: Terrain): number => 1 << TERRAINS.indexOf(terrain)
export const terrainsIn = (bits: number): readonly Terrain[] => TERRAINS.filter((_, i) => (bits & (1 << i)) !== 0)

export type Space = { readonly terrain: number; readonly cost: number; readonly mist: boolean }

const LOCH: Space = { terrain: 0, cost: 0, mist: false }
export const MOST_LAND_COST = 6
const LAND = /^(G?)(F?)(M?)([1-6])(\*?)$/

/** Reads a space as the data write it: `~`, `G3`, `GFM6*`; `null` if it is none. */
export function readSpace(text: string): Space | null {
  if (text === '~') return LOCH
  const [, grassland = '', forest = '', mountain = '', cost = '', mist = ''] = LAND.exec(text) ?? []
  const terrain = (grassland === '' ? 0 : GRASSLAND) | (forest === '' ? 0 : FOREST) | (mountain === '' ? 0 : MOUNTAIN)
  return terrain === 0 ? null : { terrain, cost: Number(cost), mist: mist !== '' }
}

const LETTERS = { grassland: 'G', forest: 'F', mountain: 'M' } as const satisfies Record<Terrain, string>

export const writeSpace = ({ terrain, cost, mist }: Space): string =>
  terrain === 0
    ? '~'
    : `${terrainsIn(terrain)
        .map((kind) => LETTERS[kind])
        .join('')}${cost}${mist ? '*' : ''}`

export type Printing = { readonly spaces: ReadonlyMap<Hex, Space>; readonly rivers: readonly Edge[] }

/** Trusts the names and texts, which the laws have checked. */
export function printingOf(side: BoxSide): Printing {
  const spaces = new Map<Hex, Space>()
  for (const [name, text] of Object.entries(side.hexes)) {
    const hex = hexNamed(name)
    if (hex !== undefined) spaces.set(hex, readSpace(text) ?? LOCH)
  }
  const rivers = Object.entries(side.rivers).flatMap(([name, flows]) => (flows ? [edgeNamed(name)] : []))
  return { spaces, rivers: rivers.sort((a, b) => a - b) }
}

export function edgeNamed(name: string): Edge {
  const [a = -1, b = -1] = name.split('-').map(hexNamed)
  return edgeBetween(GRID, a, b)
}

export type Land = {
  readonly spaces: readonly Space[]
  readonly rivers: readonly Edge[]
  /** COC-9: the spaces in play, by hex. */
  readonly active: readonly boolean[]
}

export type Printings = { readonly [side in keyof Box['sides']]: Printing }

export const printingsOf = ({ sides }: Pick<Box, 'sides'>): Printings => ({
  A1: printingOf(sides.A1),
  A2: printingOf(sides.A2),
  B1: printingOf(sides.B1),
  B2: printingOf(sides.B2),
  C1: printingOf(sides.C1),
  C2: printingOf(sides.C2),
  D1: printingOf(sides.D1),
  D2: printingOf(sides.D2),
})

export function landOf(printings: Printings, composition: Composition, size: MapSize): Land {
  const shown = [0, 1, 2, 3].map((module) => printings[sideOf(composition, module)])
  const spaces = Array.from({ length: HEXES }, (_, hex) => shown[MODULE_OF[hex]].spaces.get(hex) ?? LOCH)
  return {
    spaces,
    rivers: shown.flatMap(({ rivers }) => rivers).sort((a, b) => a - b),
    active: spaces.map(({ mist }) => size === 'large' || !mist),
  }
}

export const isLoch = (land: Land, hex: Hex): boolean => land.spaces[hex].terrain === 0
export const isActiveLand = (land: Land, hex: Hex): boolean => land.active[hex] && land.spaces[hex].terrain !== 0
/** COC-10: of the spaces in play. */
export const isBorder = (land: Land, hex: Hex): boolean => hasRim(GRID, hex, (other) => land.active[other])
