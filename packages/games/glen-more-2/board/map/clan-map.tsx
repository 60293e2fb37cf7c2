import { FIELDS, type FieldColour, type FieldName } from '@bothy/glen-more-2/data'
import type { ComponentChildren } from 'preact'
import { Coin, steady, tartanFill } from '@bothy/board-kit/art/index.ts'
import { MAP_SIZE } from '../art/clan-coast.ts'
import { ClanLand, LandClip } from '../art/clan-land.tsx'
import { CLAN_PLACES, DISC, labelSpot, type PlaceName, type Road, roadCurve } from '../art/clan-places.ts'
import { CLAN_SETTS } from '../art/clan-setts.ts'
import { MarkerShapes } from '../art/pieces.tsx'

/** Rims by distance from Start: a colour, and as many studs. */
const RIMS: { readonly [colour in FieldColour]: readonly [rim: string, studs: number] } = {
  blue: ['#2f6ea3', 1],
  orange: ['#c4742a', 2],
  purple: ['#71479b', 3],
}

const STUDS = [
  [[0, -DISC - 1.5]],
  [
    [-5, -DISC - 0.5],
    [5, -DISC - 0.5],
  ],
  [
    [-9, -DISC + 1],
    [0, -DISC - 1.5],
    [9, -DISC + 1],
  ],
] as const

const markerSpots = (count: number): readonly (readonly [x: number, y: number, scale: number])[] =>
  count === 1
    ? [[0, 0, 1.3]]
    : Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * i) / count - Math.PI / 2
        return [Math.cos(angle) * 11, Math.sin(angle) * 11, 0.85]
      })

type DiscProps = {
  readonly field: FieldName
  readonly colour: FieldColour
  readonly seats: readonly number[]
}

function ClanDisc({ field, colour, seats }: DiscProps) {
  const [rim, studs] = RIMS[colour]
  return (
    <>
      <circle r={DISC + 2} fill="#1b232a" />
      <g transform="scale(0.55)">
        <circle r={(DISC - 1.5) / 0.55} fill={tartanFill(CLAN_SETTS[field])} opacity={seats.length > 0 ? 0.5 : 1} />
      </g>
      <circle r={DISC - 0.5} fill="none" stroke={rim} stroke-width="2.500" />
      {STUDS[studs - 1]?.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.200" fill="#f6ecd0" stroke="#1b232a" stroke-width="0.900" />
      ))}
      {markerSpots(seats.length).map(([x, y, scale], i) => (
        <g key={i} transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}>
          <MarkerShapes seat={seats[i] ?? null} />
        </g>
      ))}
    </>
  )
}

export function ClanBadge({ field, colour, seats, size = 40 }: DiscProps & { readonly size?: number }) {
  return (
    <svg class="gm2-piece" width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
      <ClanDisc field={field} colour={colour} seats={seats} />
    </svg>
  )
}

type MapProps = {
  readonly roads: readonly Road[]
  readonly fields: readonly { readonly colour: FieldColour; readonly seats: readonly number[] }[]
  readonly path?: readonly PlaceName[]
  readonly children?: ComponentChildren
}

const isOn = (path: readonly PlaceName[], { a, b }: Road): boolean =>
  path.some((place, i) => (place === a && path[i + 1] === b) || (place === b && path[i + 1] === a))

function RoadPip({ road }: { road: Road }) {
  const { x, y } = roadCurve(road)
  if (road.cost === 0) return null
  return (
    <circle
      cx={x}
      cy={y}
      r={road.cost === 1 ? 5 : 8}
      fill="var(--coin)"
      stroke="var(--coin-edge)"
      stroke-width="1.500"
    />
  )
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`
const styleAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: percent(x, MAP_SIZE.width),
  top: percent(y, MAP_SIZE.height),
})

type PictureProps = Required<Pick<MapProps, 'roads' | 'fields' | 'path'>>

const isSameList = <T,>(before: readonly T[], now: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  before.length === now.length && before.every((item, i) => isSame(item, now[i]))

const ClanPicture = steady(
  function ClanPicture({ roads, fields, path }: PictureProps) {
    const { width, height } = MAP_SIZE
    const lit = roads.filter((road) => isOn(path, road))
    const curves = roads.map((road) => roadCurve(road).d).join('')
    const { x, y } = CLAN_PLACES.start
    return (
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <LandClip />
        <ClanLand />
        <g fill="none" stroke-linecap="round">
          <path d={curves} stroke="#f4f8f6" stroke-width="2.200" stroke-dasharray="1 6" />
          <g clip-path="url(#gm2-land)">
            <path d={curves} stroke="#77592f" stroke-width="6.500" />
            <path d={curves} stroke="#f7eed4" stroke-width="3.600" stroke-dasharray="8 5" />
          </g>
          {lit.map((road) => (
            <path key={`${road.a} ${road.b}`} d={roadCurve(road).d} stroke="var(--picked-casing)" stroke-width="13" />
          ))}
          {lit.map((road) => (
            <path key={`${road.a} ${road.b}`} d={roadCurve(road).d} stroke="var(--picked)" stroke-width="7" />
          ))}
        </g>
        {roads.map((road) => (
          <RoadPip key={`${road.a} ${road.b}`} road={road} />
        ))}
        <g transform={`translate(${x} ${y})`}>
          <circle r="17" fill="#f8f3e4" stroke="#1b232a" stroke-width="2.500" />
          <path
            d="M-10 8h20M-8 8V-1L0-8 8-1V8M-2.500 8V2.500h5V8M4-5v-4h3v6.500"
            fill="none"
            stroke="#1d4f66"
            stroke-width="2.200"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
        </g>
        {fields.map(({ colour, seats }, field) => {
          const name = FIELDS[field]
          if (name === undefined) return null
          const place = CLAN_PLACES[name]
          return (
            <g key={name} transform={`translate(${place.x} ${place.y})`}>
              <ClanDisc field={name} colour={colour} seats={seats} />
            </g>
          )
        })}
      </svg>
    )
  },
  (before, { roads, fields, path }) =>
    before.roads === roads &&
    isSameList(before.path, path, (a, b) => a === b) &&
    isSameList(before.fields, fields, (a, b) => a.colour === b.colour && a.seats === b.seats),
)

export function ClanMap({ roads, fields, path = [], children }: MapProps) {
  return (
    <div class="gm2-map">
      <ClanPicture roads={roads} fields={fields} path={path} />
      {roads
        .filter((road) => road.cost > (isOn(path, road) ? 0 : 1))
        .map((road) => (
          <span key={`${road.a} ${road.b}`} class="gm2-toll" style={styleAt(roadCurve(road))}>
            <Coin value={road.cost} size={isOn(path, road) ? 22 : 18} />
          </span>
        ))}
      {children}
    </div>
  )
}

type SpotProps = {
  readonly place: PlaceName
  readonly lands: string
  readonly children: ComponentChildren
}

export function ClanSpot({ place, lands, children }: SpotProps) {
  return (
    <span
      class="gm2-spot"
      style={styleAt(CLAN_PLACES[place])}
      data-lands={lands}
      data-words={CLAN_PLACES[place].label.includes('right') ? 'right' : undefined}
    >
      {children}
    </span>
  )
}

type LabelProps = {
  readonly place: PlaceName
  readonly name: string
  readonly note?: ComponentChildren
}

export function ClanLabel({ place, name, note }: LabelProps) {
  const { across, down, ...spot } = labelSpot(place)
  return (
    <span class="gm2-label" style={{ ...styleAt(spot), '--across': across, '--down': down }}>
      <b>{name}</b>
      {note !== undefined && <span class="gm2-note">{note}</span>}
    </span>
  )
}

export function RoadPrice({ coins }: { coins: number }) {
  return <Coin value={coins} size={20} class="gm2-price" isSaid />
}
