import type { Box, MapTables, Unit } from '@bothy/clans-of-caledonia/data'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { SeatBadge, steady } from '@bothy/board-kit/art/index.ts'
import { APOTHEM, centreOf, hexPath, hexPaths, MAP_FRAME, SIDE } from '../art/hex-shape.ts'
import { groundTone } from '../art/terrain.ts'
import { cordsAround } from './map-cords.ts'
import { MAP_VIEW, MapLand } from './map-land.tsx'
import { type MapPort, MapPorts } from './map-ports.tsx'
import { UnitShapes } from '../pieces/pieces.tsx'

export type MapUnit = { readonly hex: number; readonly unit: Unit; readonly seat: number }
export type TracedHex = { readonly hex: number; readonly seat: number }
export type LitHex = { readonly hex: number; readonly price: number | null }

export type Veil = 'none' | 'thin' | 'thick'

const COIN_Y = 26
const COIN = 11

/** Smallest height of a figure on the screen, in pixels. */
const LEAST_FIGURE = 12.5
const atLeast = (pixels: number, units: number, side: number): number => Math.max(units, (pixels * SIDE) / side)

/** From this side on the smallest figures of a sign can be read. */
const SIGN_SIDE = 41
export const signScale = (side: number): number => Math.min(1.44, Math.max(1, SIGN_SIDE / side))

const MapCoins = steady(function MapCoins({ map, side }: { map: MapTables; side: number }) {
  const size = atLeast(LEAST_FIGURE, 14.5, side)
  return (
    <g class="coc-coins">
      {map.land.map((hex) => {
        const [x, y] = centreOf(hex)
        return (
          <g key={hex} transform={`translate(${x} ${y + COIN_Y})`}>
            <circle class="coc-coin" r={COIN} />
            <text class="coc-figure coc-on-gold" font-size={size} y={size * 0.345}>
              {map.cost[hex]}
            </text>
          </g>
        )
      })}
    </g>
  )
})

/** Dusk by night and mist by day over what is out of reach (COC-49 to COC-53), by hex. */
function ReachVeil({ veils }: { veils: readonly Veil[] }) {
  const under = (veil: Veil): string =>
    hexPaths(
      veils.flatMap((other, hex) => (other === veil ? [hex] : [])),
      1.008,
    )
  return (
    <>
      <path class="coc-veil coc-veil-thin" d={under('thin')} />
      <path class="coc-veil coc-veil-thick" d={under('thick')} />
    </>
  )
}

const Cords = steady(function Cords({ map, seat, hexes }: { map: MapTables; seat: number; hexes: readonly number[] }) {
  const d = useMemo(() => cordsAround(map, hexes), [map, hexes])
  return (
    <g class="coc-cord" fill="none" stroke-linejoin="round" stroke-linecap="round">
      <path class="coc-cord-casing" d={d} stroke-width="7" />
      <path d={d} stroke={`var(--seat-${seat})`} stroke-width="4.4" />
      <path class={`coc-cord-twist coc-twist-${seat}`} d={d} stroke={`var(--coc-twist-${seat})`} stroke-width="1.6" />
    </g>
  )
})

const PLINTH = 'M-29 24C-29 13-14 11 0 11 14 11 29 13 29 24 29 34 14 38.5 0 38.5-14 38.5-29 34-29 24z'
const UNIT_SCALE = 1.24

const onMap = (scale: number, foot: number): string => `translate(${-20 * scale} ${foot - 36 * scale}) scale(${scale})`

type UnitsProps = { map: MapTables; units: readonly MapUnit[]; veils: readonly Veil[] | null }

const Plinths = steady(function Plinths({ map, units, veils }: UnitsProps) {
  return (
    <g>
      {units.map(({ hex }) => {
        if (map.isLoch[hex]) return null
        const [x, y] = centreOf(hex)
        const veil = veils?.[hex] ?? 'none'
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <path d={PLINTH} fill={groundTone(map.terrain[hex], hex)} />
            {veil !== 'none' && <path class={`coc-veil coc-veil-${veil}`} d={PLINTH} />}
          </g>
        )
      })}
    </g>
  )
})

function UnitOnMap({ hex, unit, seat }: MapUnit) {
  const [x, y] = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="coc-cast" cx="1" cy="23" rx="24" ry="9" />
      <g transform={onMap(UNIT_SCALE, 21.5)}>
        <UnitShapes unit={unit} seat={seat} />
      </g>
    </g>
  )
}

function GhostOnMap({ hex, unit, seat }: MapUnit) {
  const [x, y] = centreOf(hex)
  return (
    <g class="coc-ghost" transform={`translate(${x} ${y})`}>
      <ellipse class="coc-cast" cx="1" cy="9" rx="22" ry="7" />
      <g transform={onMap(1.06, 8)}>
        <UnitShapes unit={unit} seat={seat} />
      </g>
    </g>
  )
}

const Units = steady(function Units({ units }: { units: readonly MapUnit[] }) {
  return (
    <g>
      {units
        .toSorted((a, b) => centreOf(a.hex)[1] - centreOf(b.hex)[1])
        .map((unit) => (
          <UnitOnMap key={unit.hex} {...unit} />
        ))}
    </g>
  )
})

const RING = 0.925

function LitHexes({ lit, pointed }: { lit: readonly LitHex[]; pointed: number | null }) {
  const d = hexPaths(
    lit.flatMap(({ hex }) => (hex === pointed ? [] : [hex])),
    RING,
  )
  return (
    <g class="coc-lit" stroke-linejoin="round">
      <path class="coc-lit-casing" d={d} stroke-width="9.5" />
      <path class="coc-lit-ring" d={d} stroke-width="5" />
      {pointed !== null && (
        <>
          <path class="coc-pointed-casing" d={hexPath(pointed, RING)} stroke-width="11" />
          <path class="coc-pointed-ring" d={hexPath(pointed, RING)} stroke-width="6" />
        </>
      )}
    </g>
  )
}

const BADGE = 26

export function TracedHexes({ traces }: { readonly traces: readonly TracedHex[] }) {
  if (traces.length === 0) return null
  const d = hexPaths(
    traces.map(({ hex }) => hex),
    RING,
  )
  return (
    <g class="coc-traced" aria-hidden="true" stroke-linejoin="round">
      <path class="coc-traced-casing" d={d} stroke-width="9.5" />
      <path class="coc-traced-ring" d={d} stroke-width="5" />
      {traces.map(({ hex, seat }) => {
        const [x, y] = centreOf(hex)
        return (
          <g key={hex} transform={`translate(${x + SIDE / 2 - BADGE / 2} ${y - APOTHEM - BADGE / 2 + 4})`}>
            <circle class="coc-traced-rim" cx={BADGE / 2} cy={BADGE / 2} r={BADGE / 2 + 2} />
            <SeatBadge seat={seat} size={BADGE} />
          </g>
        )
      })}
    </g>
  )
}

export function MarkedHexes({ hexes }: { readonly hexes: readonly number[] }) {
  if (hexes.length === 0) return null
  const d = hexPaths(hexes, RING)
  return (
    <g class="coc-marked" aria-hidden="true" stroke-linejoin="round">
      <path class="coc-pointed-casing" d={d} stroke-width="11" />
      <path class="coc-pointed-ring" d={d} stroke-width="6" />
    </g>
  )
}

function PricePills({ lit, side }: { lit: readonly LitHex[]; side: number }) {
  const size = atLeast(15, 18, side)
  const high = size * 1.5
  return (
    <g class="coc-prices">
      {lit.map(({ hex, price }) => {
        if (price === null) return null
        const [x, y] = centreOf(hex)
        const text = `£${price}`
        const wide = size * (0.56 * text.length + 0.8)
        return (
          <g key={hex} transform={`translate(${x} ${y + COIN_Y - (high / 2 - COIN - 2)})`}>
            <rect class="coc-gold" x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
            <text class="coc-figure coc-on-gold" font-size={size} y={size * 0.345}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

export type HexMapProps = {
  readonly map: MapTables
  /** Side of a hex on the screen, in pixels, before any zoom. */
  readonly side: number
  readonly units: readonly MapUnit[]
  readonly settled: readonly (readonly number[])[]
  readonly ports: readonly MapPort[]
  readonly portNumbers: Box['portTiles']
  readonly veils: readonly Veil[] | null
  readonly lit: readonly LitHex[]
  readonly pointed: number | null
  readonly ghost: MapUnit | null
  readonly children?: ComponentChildren
  readonly spots?: ComponentChildren
}

export function HexMap(props: HexMapProps) {
  const { map, side, units, settled, ports, portNumbers, veils, lit, pointed, ghost, children, spots } = props
  const sized = (length: number): string => `calc(var(--zoom, 1) * ${(length * side) / SIDE}px)`
  return (
    <div class="coc-map" style={{ width: sized(MAP_FRAME.width), height: sized(MAP_FRAME.height) }}>
      <MapLand map={map} />
      <svg class="coc-above" viewBox={MAP_VIEW} focusable="false">
        <g aria-hidden="true">
          {veils !== null && <ReachVeil veils={veils} />}
          <MapCoins map={map} side={side} />
          <Plinths map={map} units={units} veils={veils} />
          {settled.map((hexes, seat) => hexes.length > 0 && <Cords key={seat} map={map} seat={seat} hexes={hexes} />)}
          <LitHexes lit={lit} pointed={pointed} />
          <MapPorts ports={ports} numbers={portNumbers} scale={signScale(side)} />
          <Units units={units} />
          {ghost !== null && <GhostOnMap {...ghost} />}
          <PricePills lit={lit} side={side} />
        </g>
        {children}
      </svg>
      {spots}
    </div>
  )
}
