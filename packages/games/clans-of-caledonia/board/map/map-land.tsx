import type { MapTables } from '@bothy/clans-of-caledonia/data'
import { useId } from 'preact/hooks'
import { steady } from '@bothy/board-kit/art/index.ts'
import { MAP_FRAME } from '../art/hex-shape.ts'
import type { Layer } from '../art/paint.ts'
import { mapPicture } from '../art/map-picture.ts'

export const MAP_VIEW = `${MAP_FRAME.x} ${MAP_FRAME.y} ${MAP_FRAME.width} ${MAP_FRAME.height}`

const Layers = ({ layers }: { layers: readonly Layer[] }) => (
  <>
    {layers.map(({ fill, line, opacity, d }, i) =>
      line === undefined ? (
        <path key={i} d={d} fill={fill} opacity={opacity} />
      ) : (
        <path key={i} d={d} fill="none" stroke={fill} stroke-width={line} opacity={opacity} />
      ),
    )}
  </>
)

/** Depends on the map alone, so it is neither styled nor painted again when the position changes. */
export const MapLand = steady(function MapLand({ map }: { map: MapTables }) {
  const picture = mapPicture(map)
  const id = useId()
  return (
    <svg class="coc-land" viewBox={MAP_VIEW} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`${id}-water`}>
          <path d={picture.water} />
        </clipPath>
        <radialGradient
          id={`${id}-sun`}
          gradientUnits="userSpaceOnUse"
          cx={MAP_FRAME.width * 0.32}
          cy={MAP_FRAME.height * 0.1}
          r={MAP_FRAME.width * 0.86}
        >
          <stop offset="0" stop-color="#fff3c8" stop-opacity="0.2" />
          <stop offset="0.55" stop-color="#fff3c8" stop-opacity="0" />
          <stop offset="1" stop-color="#0e1420" stop-opacity="0.2" />
        </radialGradient>
      </defs>
      <g stroke-linejoin="round">
        <path class="coc-slab-cast" d={picture.all} transform="translate(0 7)" stroke-width="18" />
        <path class="coc-slab" d={picture.all} stroke-width="15" />
        <path class="coc-slab-lip" d={picture.all} stroke-width="7" />
      </g>
      <Layers layers={picture.ground} />
      <path d={picture.water} fill="#3f769c" />
      <g clip-path={`url(#${id}-water)`} fill="none" stroke-linecap="round">
        <path d={picture.shores} stroke="#4f8bb0" stroke-width="36" />
        <path d={picture.shores} stroke="#69a7c4" stroke-width="20" />
        <path d={picture.shores} stroke="#94c9d6" stroke-width="10" />
      </g>
      <g fill="none" stroke-linecap="round">
        <path d={picture.seams} stroke="#d7edf5" stroke-opacity="0.3" stroke-width="1.2" />
        <path d={picture.ripples} stroke="#c9e6f2" stroke-opacity="0.5" stroke-width="1.3" />
      </g>
      <path d={picture.shores} fill="#dcca96" stroke="#dcca96" stroke-width="5" stroke-linecap="round" />
      <path d={picture.grid} fill="none" stroke="#26371b" stroke-opacity="0.36" stroke-width="1.3" />
      <g fill="none" stroke-linecap="round">
        <path d={picture.courses} stroke="#4f6b33" stroke-opacity="0.6" stroke-width="13" />
        <path d={picture.courses} stroke="#2d6a97" stroke-width="9.5" />
        <path d={picture.courses} stroke="#5fa9d3" stroke-width="5.5" />
        <path d={picture.mouths} stroke="#5fa9d3" stroke-width="4" />
        <path
          d={picture.courses}
          stroke="#d3eefb"
          stroke-opacity="0.75"
          stroke-width="1.3"
          stroke-dasharray="4 11 9 15"
        />
      </g>
      <Layers layers={picture.standing} />
      <path d={picture.all} fill={`url(#${id}-sun)`} />
      {picture.mist !== '' && (
        <g stroke-linecap="round">
          <path class="coc-mist" d={picture.mist} />
          <path class="coc-swirl" d={picture.swirls} fill="none" stroke-width="3.2" />
        </g>
      )}
    </svg>
  )
})
