import { ALL_HEXES, GRID, type Unit, type View } from '@bothy/clans-of-caledonia/data'
import { unitInHand } from './hand.ts'
import type { LitHex, MapUnit, Veil } from './map.tsx'
import type { MapPort } from './map-ports.tsx'
import { siteFacts } from './site-facts.ts'
import type { BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'

export const unitsOnMap = (spaces: View['spaces']): readonly MapUnit[] =>
  spaces.flatMap(({ hex, seat, unit }) => (unit === null ? [] : [{ hex, seat, unit }]))

/** COC-76, COC-96: spaces that cannot be used. */
export const blockedHexes = (spaces: View['spaces']): readonly number[] =>
  spaces.flatMap(({ hex, unit }) => (unit === null ? [hex] : []))

/** Returns the same list while the settlements are the same, so that their cords are not drawn anew. */
const SETTLED = new WeakMap<object, readonly number[]>()

/** COC-54, by seat. */
export const settledHexes = ({ players }: View): readonly (readonly number[])[] =>
  players.map(({ settlements: { groups } }) => {
    const hexes = SETTLED.get(groups) ?? groups.flat()
    SETTLED.set(groups, hexes)
    return hexes
  })

export const portsOnMap = ({ ports, players }: View): readonly MapPort[] =>
  ports.map(({ hex, port }) => ({
    hex,
    tile: port,
    used: players.flatMap(({ portsUsed }, seat) => (portsUsed.includes(port) ? [seat] : [])),
  }))

/**
 * COC-49 to COC-53: how far each space is for the seat to move, by what is missing in shipping. Lochs are as far as the nearest
 * land beside them. At the start there is nothing to reach from.
 */
export function veilsOf({ sites, pending, players }: View): readonly Veil[] | null {
  if (pending === null || sites.length === 0 || pending.kind === 'start') return null
  const { shipping } = players[pending.seat]
  const veils = new Map<number, Veil>()
  for (const { hex, level } of sites) {
    const short = level === null ? Infinity : level - shipping
    veils.set(hex, short <= 0 ? 'none' : short === 1 ? 'thin' : 'thick')
  }
  const DEPTH = ['none', 'thin', 'thick'] as const
  return ALL_HEXES.map((hex) => {
    const own = veils.get(hex)
    if (own !== undefined) return own
    const around = GRID.around[hex].flatMap((other) => veils.get(other) ?? [])
    return DEPTH.find((veil) => around.includes(veil)) ?? 'thick'
  })
}

export function litHexes(table: Pick<BoardContext, 'view' | 'choice'>): readonly LitHex[] {
  const { view, choice } = table
  const unit = unitInHand(table)
  return ALL_HEXES.filter((hex) => choice.isSelectable(at.hex(hex))).map((hex) => ({
    hex,
    price: priceAt(view, hex, unit),
  }))
}

const priceAt = (view: View, hex: number, unit: Unit | null): number | null =>
  unit === null ? null : (siteFacts(view, hex, unit)?.price ?? null)
