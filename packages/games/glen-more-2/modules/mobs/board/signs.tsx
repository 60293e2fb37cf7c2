import { GANGSTERS, type GangsterId, type GangsterName } from '@bothy/glen-more-2/data'
import { signal } from '@preact/signals'
import { Figure, seatArt } from '@bothy/board-kit/art/seats.tsx'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { INK, Strokes } from '../../../board/art/brush.tsx'
import type { Bust } from '../../../board/art/faces.ts'

type Faces = { readonly [name in GangsterName]: Bust }
/** Loaded after the table; until then a dark figure is drawn. */
const faces = signal<Faces | null>(null)
export const showFaces = (all: Faces): void => {
  faces.value = all
}

const STONES =
  'M0 20H100M0 42H100M0 64H100M0 86H100M26 0V20M72 0V20M12 20V42M86 20V42M24 42V64M78 42V64M10 64V86M90 64V86'
const BARS = 'M10 0V100M30 0V100M70 0V100M90 0V100'

type PortraitProps = {
  readonly gangster: GangsterId | null
  readonly size?: number
  readonly isInPrison?: boolean
}

const NOBODY: Bust = {
  wall: '#59636b',
  face: [],
  below: [
    [
      '#2b343b',
      'M30 38C28 18 38 12 50 12S72 18 70 38L82 42 66 46C66 60 60 70 58 72 76 76 88 84 90 101H10C12 84 24 76 42 72 40 70 34 60 34 46L18 42z',
    ],
  ],
  above: [],
}

export const Portrait = steady(function Portrait({ gangster, size, isInPrison = false }: PortraitProps) {
  const name = gangster === null ? undefined : GANGSTERS[gangster]
  const { wall, face, below, above } = (name === undefined ? undefined : faces.value?.[name]) ?? NOBODY
  return (
    <svg
      class="gm2-mug"
      viewBox="0 0 100 100"
      width={size ?? '100%'}
      height={size ?? '100%'}
      aria-hidden="true"
      focusable="false"
    >
      <path fill={wall} d="M0 0H100V100H0z" />
      <path fill="none" stroke="#0004" stroke-width="2" d={STONES} />
      <Strokes strokes={below} />
      <Strokes strokes={face} pen={0.9} />
      <Strokes strokes={above} />
      {isInPrison && (
        <g fill="none">
          <path stroke={INK} stroke-width="7" d={BARS} />
          <path stroke="#9aa7ae" stroke-width="4" d={BARS} />
          <path stroke={INK} stroke-width="8" d="M0 4H100" />
          <path stroke="#7f8d95" stroke-width="5" d="M0 4H100" />
        </g>
      )}
      <path fill="none" stroke={INK} stroke-width="3" d="M0 0H100V100H0z" />
    </svg>
  )
})

const SIDES = {
  plus: ['#c9823a', 'M6.500 12h11M12 6.500v11'],
  minus: ['#6c5a4a', 'M6.500 12h11'],
} as const
type Side = keyof typeof SIDES

export const Penny = steady(function Penny({ side, size }: { side: Side; size: number }) {
  const [fill, d] = SIDES[side]
  return (
    <svg class="gm2-penny" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill={fill} stroke={INK} stroke-width="1.200" />
      <path d={d} fill="none" stroke="#fff8ea" stroke-width="3.400" stroke-linecap="round" />
    </svg>
  )
})

export const Lurker = steady(function Lurker({ seat, size }: { seat: number; size?: number }) {
  const { colour, ink, shape } = seatArt(seat)
  return (
    <svg
      class="gm2-piece"
      viewBox="-1 -1 26 26"
      {...(size === undefined ? {} : { width: size, height: size })}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M12 1C8 1 7 4 7 6L3 8l4 1.200C7 13 9 14 9 14 5 15 2.500 18 2.500 23h19C21.500 18 19 15 15 14c0 0 2-1 2-4.800L21 8l-4-2c0-2-1-5-5-5z"
        fill={colour}
        stroke="#fbf6e6"
        stroke-width="3.600"
        stroke-linejoin="round"
      />
      <g stroke={INK} stroke-width="1.200" stroke-linejoin="round">
        <path d="M9 13.500C5 15 2.500 18 2.500 23h19C21.500 18 19 15 15 13.500z" fill={colour} />
        <path d="M7.500 7h9v3.500c0 3-2 4.500-4.500 4.500s-4.500-1.500-4.500-4.500z" fill="#e9c6a2" />
        <path d="M7.300 8.600h9.400v2.800c-1.500 1-3.200.6-4.700-.5-1.500 1.100-3.200 1.500-4.700.5z" fill={INK} />
        <path
          d="M3 8.200C6 7.600 7 6.500 7.200 4.500 7.400 2 9 1 12 1s4.600 1 4.800 3.500c.2 2 1.200 3.100 4.200 3.700C15 9.200 9 9.200 3 8.200z"
          fill="#2b343b"
        />
      </g>
      <g transform="translate(7.500 14.500) scale(0.09)">
        <Figure shape={shape} ink={ink} ground={colour} />
      </g>
    </svg>
  )
})
