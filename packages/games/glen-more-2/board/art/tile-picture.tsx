import { steady } from '@bothy/board-kit/art/index.ts'
import { type Brush, Strokes } from './brush.tsx'
import { isLandmarkId, type Landmark, type LandmarkId, landmarks } from './landmarks.ts'
import { MORE_SCENES } from './more-scenes.ts'
import { BRIDGE_SPAN, type SceneKind, SCENES } from './scenes.ts'

export type View = SceneKind | LandmarkId

type Hour = {
  readonly sky: string
  readonly glow: string
  readonly far: string
  readonly land: string
  readonly near: string
}

/** The light differs by kind of tile, so that the kind is seen before the picture is made out. */
const HOURS = {
  day: { sky: '#bcd6e0', glow: '#dfeceb', far: '#8fabb0', land: '#a5ba83', near: '#7f9a63' },
  mist: { sky: '#c3d3d6', glow: '#e2ebe8', far: '#8aa6a6', land: '#9bb392', near: '#6f8c72' },
  dusk: { sky: '#a9aac8', glow: '#e6c9bf', far: '#7d7c9d', land: '#97a37e', near: '#6f7d61' },
  violet: { sky: '#b9b3d3', glow: '#dfd6e2', far: '#8682a8', land: '#a1ab8c', near: '#77836b' },
  sunset: { sky: '#dd9a76', glow: '#f6cf93', far: '#8a6a82', land: '#9a9a72', near: '#6c7058' },
  storm: { sky: '#93a5b3', glow: '#c3ced3', far: '#6f8394', land: '#8f9f7a', near: '#687a5c' },
  slate: { sky: '#b7c4cf', glow: '#d9e0e3', far: '#8596a5', land: '#b3b7a4', near: '#8c947f' },
  pasture: { sky: '#d2e6d8', glow: '#ecf3df', far: '#9dbf8f', land: '#94c06f', near: '#6f9d50' },
  forest: { sky: '#dbe6cc', glow: '#f0f0da', far: '#a3b58c', land: '#a9bb78', near: '#7c9457' },
  quarry: { sky: '#dcdcd6', glow: '#f0ede2', far: '#b0aea6', land: '#c4bca2', near: '#9c957e' },
  harvest: { sky: '#f0dfae', glow: '#faf0cf', far: '#cdb57f', land: '#ecc766', near: '#cda044' },
  amber: { sky: '#ecc07c', glow: '#f8e0ae', far: '#b08c72', land: '#cfb07c', near: '#a5855a' },
  rose: { sky: '#e2b09a', glow: '#f4d8c6', far: '#ab8c90', land: '#cda88c', near: '#a67f66' },
  night: { sky: '#3a3f63', glow: '#c07a6c', far: '#4a4a66', land: '#55604f', near: '#3d483c' },
} as const satisfies { readonly [hour: string]: Hour }

const HOUR_OF: { readonly [K in SceneKind]: keyof typeof HOURS } = {
  village: 'slate',
  town: 'slate',
  castle: 'violet',
  'home-village': 'slate',
  'home-castle': 'violet',
  loch: 'mist',
  sheep: 'pasture',
  cattle: 'pasture',
  drove: 'pasture',
  wood: 'forest',
  stone: 'quarry',
  barley: 'harvest',
  sawmill: 'forest',
  'hill-farm': 'harvest',
  priory: 'harvest',
  distillery: 'amber',
  fair: 'rose',
  butcher: 'rose',
  grocer: 'rose',
  tavern: 'rose',
  bridge: 'rose',
  chapel: 'rose',
  other: 'quarry',
  end: 'night',
}

const isScene = (view: View): view is SceneKind => Object.hasOwn(HOUR_OF, view)

const PLAIN_LOCH = 'M4 68C6 52 24 47 50 46S94 52 96 68C94 80 74 85 50 85S6 80 4 68z'

/**
 * Both ends lie beyond the tile and cross its edge at the same height and slope: tiles side by side join without a seam, and no bank is
 * drawn across the stream.
 */
export const RIVER = 'M-8 67L0 66C16 64 32 70 52 68S84 68 100 66L108 65V81L100 82C84 84 70 86 52 85S16 80 0 82L-8 83z'
const DEPTH =
  'M-8 76.5L0 75.5C16 73.5 32 79.5 52 77.5S84 77.5 100 75.5L108 74.5V81L100 82C84 84 70 86 52 85S16 80 0 82L-8 83z'
const WATER = '#2f7091'
const SHALLOWS = '#3f87a6'
const RIPPLES = 'M6 71.5c8-2 12 1 20 2M38 74c8 1 12-1 20-1M70 72c8 1 14-1 20-2M14 78c8-1 12 2 18 2M52 81c10 1 16-1 24-1'

const HILLS = 'M0 46L12 36 22 41 38 26 52 38 64 31 80 42 100 46V60H0z'
const FIELDS = 'M0 52C20 44 34 47 52 45S84 45 100 52V100H0z'
const BANK = 'M0 88C20 82 36 92 58 88S88 84 100 90V100H0z'
const TUFTS = 'M10 95l-1.5-5M12 95v-6M14 95l1.5-5M78 96l-1.5-5M80 96v-6M82 96l1.5-5M44 97l-1-4M46 97l1-4'

const landmarkOf = (view: View): Landmark | undefined => (isLandmarkId(view) ? landmarks.value[view] : undefined)
const hourOf = (view: View): Hour => HOURS[isScene(view) ? HOUR_OF[view] : (landmarkOf(view)?.hour ?? 'day')]
function standingOf(view: View, look: number): readonly Brush[] {
  if (!isScene(view)) return landmarkOf(view)?.strokes ?? []
  const all = [SCENES[view], ...(MORE_SCENES[view] ?? [])]
  return all[look % all.length] ?? SCENES[view]
}

function Country({ view }: { view: View }) {
  const { sky, glow, far, land, near } = hourOf(view)
  const landmark = landmarkOf(view)
  return (
    <>
      <path fill={sky} d="M0 0H100V100H0z" />
      <path fill={glow} d="M0 22C18 15 34 20 54 17S86 13 100 19V60H0z" />
      <path fill={far} d={HILLS} opacity={(landmark?.behind.length ?? 0) === 0 ? 1 : 0.45} />
      <Strokes strokes={landmark?.behind ?? []} pen={0.7} />
      <path fill={land} d={FIELDS} />
      <path fill={near} d={BANK} />
      <path fill="none" stroke="#2b3a2c" stroke-opacity="0.45" stroke-width="1" stroke-linecap="round" d={TUFTS} />
      {view === 'barley' && (
        <path
          fill="none"
          stroke="#c9962f"
          stroke-width="1.6"
          d="M0 58Q50 50 100 58M0 66Q50 58 100 66M0 75Q50 67 100 75M0 84Q50 77 100 84"
        />
      )}
    </>
  )
}

/** Sand of both first, then the water of both, so that river and lake share one bed. */
function Water({ river, lake, y }: { river: boolean; lake: string; y: number }) {
  const at = y === 0 ? undefined : `translate(0 ${y})`
  const beds = [...(river ? [{ d: RIVER, at: undefined }] : []), ...(lake === '' ? [] : [{ d: lake, at }])]
  return (
    <>
      {beds.map(({ d, at: where }) => (
        <path key={d} d={d} transform={where} fill="none" stroke="#efe6cb" stroke-width="4" />
      ))}
      {river && <path d={RIVER} fill={SHALLOWS} />}
      {river && <path d={DEPTH} fill={WATER} />}
      {lake !== '' && <path d={lake} transform={at} fill={WATER} />}
      {river && <path d={RIPPLES} fill="none" stroke="#bfe0e8" stroke-width="1.3" stroke-linecap="round" />}
      {lake !== '' && (
        <path
          d="M22 56h14M44 53h16M64 57h14M12 66h10M78 66h10"
          transform={at}
          fill="none"
          stroke="#bfe0e8"
          stroke-width="1.3"
          stroke-linecap="round"
        />
      )}
    </>
  )
}

const OFF_RIVER = 9

type PictureProps = {
  readonly view: View
  readonly river: boolean
  readonly look?: number
}

export function TileShapes({ view, river, look = 0 }: PictureProps) {
  const y = river ? 0 : OFF_RIVER
  const lake = view === 'loch' ? PLAIN_LOCH : (landmarkOf(view)?.lake ?? '')
  return (
    <>
      <Country view={view} />
      {/* Below the water, so that it does not part the river where tiles join. */}
      <path fill="none" stroke="#26333d" stroke-opacity="0.75" stroke-width="2" d="M0 0H100V100H0z" />
      {(river || lake !== '') && <Water river={river} lake={lake} y={y} />}
      <g transform={y === 0 ? undefined : `translate(0 ${y})`}>
        <Strokes strokes={standingOf(view, look)} />
      </g>
      {view === 'bridge' && <Strokes strokes={BRIDGE_SPAN} />}
    </>
  )
}

export const TilePicture = steady(function TilePicture({
  view,
  river,
  look = 0,
  class: name = 'tile-art gm2-picture',
}: PictureProps & { class?: string }) {
  return (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <TileShapes view={view} river={river} look={look} />
    </svg>
  )
})

export const LandmarkPicture = steady(function LandmarkPicture({ landmark }: { landmark: LandmarkId }) {
  return (
    <svg
      class="tile-art gm2-picture"
      viewBox={landmark.startsWith('loch') ? '4 5 92 80.5' : '4 0 92 80.5'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <TileShapes view={landmark} river={(landmarks.value[landmark]?.lake ?? '') !== ''} />
    </svg>
  )
})
