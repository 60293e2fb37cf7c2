import { ALL_HEXES, type MapTables } from '@bothy/clans-of-caledonia/data'
import { steady } from '@bothy/board-kit/art/index.ts'
import { hexPath, hexPaths, MAP_FRAME } from '../art/hex-shape.ts'
import { MAP_VIEW } from './map-land.tsx'
import type { LitHex, MapUnit } from './map.tsx'

export type Sight = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const Ground = steady(function Ground({ map }: { map: MapTables }) {
  return (
    <>
      <path class="coc-mini-land" d={hexPaths(map.land)} />
      <path class="coc-mini-loch" d={hexPaths(ALL_HEXES.filter((hex) => map.isLoch[hex]))} />
    </>
  )
})

type MinimapProps = {
  readonly map: MapTables
  readonly units: readonly MapUnit[]
  readonly lit: readonly LitHex[]
  readonly sight: Sight
  readonly corner: string
  readonly onMove: (x: number, y: number) => void
}

/** For pointers only; the keyboard moves by spaces. */
export function Minimap({ map, units, lit, sight, corner, onMove }: MinimapProps) {
  const move = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof Element)) return
    const box = event.currentTarget.getBoundingClientRect()
    onMove((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  return (
    <div
      class="coc-mini"
      aria-hidden="true"
      style={{ placeSelf: corner }}
      onPointerDown={move}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
    >
      <svg viewBox={MAP_VIEW} focusable="false">
        <Ground map={map} />
        {units.map(({ hex, seat }) => (
          <path key={hex} d={hexPath(hex)} fill={`var(--seat-${seat})`} />
        ))}
        <path class="coc-mini-lit" d={hexPaths(lit.map(({ hex }) => hex))} />
        <rect
          class="coc-mini-sight"
          x={MAP_FRAME.x + sight.x * MAP_FRAME.width}
          y={MAP_FRAME.y + sight.y * MAP_FRAME.height}
          width={sight.width * MAP_FRAME.width}
          height={sight.height * MAP_FRAME.height}
        />
      </svg>
    </div>
  )
}
