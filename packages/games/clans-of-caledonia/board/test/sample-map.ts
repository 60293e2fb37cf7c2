import {
  FOREST,
  GRASSLAND,
  type MapTables,
  MOUNTAIN,
  NEVER,
  HEXES,
  PORT_TILES,
  UNITS,
} from '@bothy/clans-of-caledonia/data'
import { chance } from '../art/hex-shape.ts'
import type { HexMapProps, LitHex, MapUnit, Veil } from '../map/map.tsx'

type Sample = Omit<HexMapProps, 'side' | 'portNumbers'>

function unitsOn(map: MapTables): readonly MapUnit[] {
  const taken = new Map<number, MapUnit>()
  const settle = (hex: number, seat: number): void => {
    if (taken.has(hex) || taken.size > 44) return
    if (map.isLoch[hex]) return
    const bits = map.terrain[hex]
    const grass = UNITS.slice(0, 6)
    const unit =
      (bits & GRASSLAND) !== 0
        ? grass[Math.floor(chance(hex, 901) * grass.length)]
        : (bits & FOREST) !== 0
          ? 'woodcutter'
          : (bits & MOUNTAIN) !== 0
            ? 'miner'
            : 'sheep'
    taken.set(hex, { hex, unit, seat })
  }
  for (let seat = 0; seat < 4; seat++) {
    const start = map.land[Math.floor(((seat + 0.5) / 4) * map.land.length)]
    settle(start, seat)
    for (const hex of map.reach[1][start]) settle(hex, seat)
    for (const hex of map.reach[2][start].slice(0, 3)) settle(hex, seat)
  }
  const loch = map.lochs.find((hex) => !map.ports.includes(hex))
  if (loch !== undefined) taken.set(loch, { hex: loch, unit: 'fisherman', seat: 0 })
  return [...taken.values()]
}

/** `plain`: an empty map; `settled`: with units; `held`: a unit in hand, with veil, prices and a ghost. */
export function sampleMap(map: MapTables, at: string): Sample {
  const ports = map.ports.map((hex, i) => ({
    hex,
    tile: PORT_TILES[(i * 2 + map.composition) % PORT_TILES.length],
    used: i === 0 ? [0, 2] : [],
  }))
  const plain = { map, ports, units: [], settled: [], veils: null, lit: [], pointed: null, ghost: null }
  if (at === 'plain') return plain
  const units = unitsOn(map)
  const settled = [0, 1, 2, 3].map((seat) => units.flatMap((unit) => (unit.seat === seat ? [unit.hex] : [])))
  if (at === 'settled') return { ...plain, units, settled }
  const own = settled[1]
  const needs = (hex: number): number => Math.min(NEVER, ...own.map((from) => map.needs[from * HEXES + hex]))
  const veils = map.isLoch.map((_, hex): Veil => (needs(hex) <= 2 ? 'none' : needs(hex) === 3 ? 'thin' : 'thick'))
  const free = map.land.filter(
    (hex) => veils[hex] === 'none' && (map.terrain[hex] & GRASSLAND) !== 0 && units.every((other) => other.hex !== hex),
  )
  const lit = free.map((hex): LitHex => ({ hex, price: 8 + map.cost[hex] }))
  const pointed = free[0] ?? null
  const ghost: MapUnit | null = pointed === null ? null : { hex: pointed, unit: 'sheep', seat: 1 }
  return { ...plain, units, settled, veils, lit, pointed, ghost }
}
