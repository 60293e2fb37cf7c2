import { Figure, seatArt } from '@bothy/board-kit/art/seats.tsx'
import { steady } from '@bothy/board-kit/art/steady.ts'

const SCOTSMAN =
  'M12 .8c3 0 5.700 1 5.500 3.400-.1.7-.6 1.200-1.300 1.500.1 1.700-.5 2.900-1.500 3.700 3.200.5 6.100 2 6.600 4.400.3 1.700-2.600 2-4.300 1.600l2.100 3.900h-2.800v3.900h-3.400v-3.600h-1.800v3.600H7.700v-3.900H4.900L7 15.400c-1.700.4-4.600.1-4.300-1.600.5-2.400 3.400-3.900 6.600-4.400-1-.8-1.600-2-1.500-3.700-.7-.3-1.200-.8-1.300-1.500C6.300 1.800 9 .8 12 .8z'
const TABLET = 'M12 .8l9.700 5.600v11.200L12 23.200l-9.700-5.600V6.400z'
const CASING = '#fbf6e6'
const EDGE = '#12191f'
/** Colour of a piece without owner, on the tile that would bring it. */
const UNDYED = '#d3cfc2'

export function ScotsmanShapes({ seat }: { seat: number | null }) {
  const { colour, ink } = seat === null ? { colour: UNDYED, ink: EDGE } : seatArt(seat)
  return (
    <>
      <path d={SCOTSMAN} fill={colour} stroke={EDGE} stroke-width="1.500" stroke-linejoin="round" />
      <path
        d="M7.900 5.700h8.200M8.900 10l6.800 5.400M7 15.400h10"
        fill="none"
        stroke={ink}
        stroke-width="1"
        stroke-linecap="round"
        opacity="0.85"
      />
    </>
  )
}

/** A Scotsman on tiles and on the rondel: the colour of his seat in a pale casing, so that he stands out everywhere. */
export const Scotsman = steady(function Scotsman({
  seat,
  size = 24,
  class: name = 'gm2-piece',
}: {
  seat: number
  size?: number
  class?: string
}) {
  return (
    <svg class={name} width={size} height={size} viewBox="-1.5 -1.500 27 27" aria-hidden="true" focusable="false">
      <path d={SCOTSMAN} fill="none" stroke={CASING} stroke-width="4.500" stroke-linejoin="round" />
      <ScotsmanShapes seat={seat} />
    </svg>
  )
})

export function MarkerShapes({ seat }: { seat: number | null }) {
  if (seat === null)
    return (
      <>
        <path d={TABLET} fill={CASING} stroke={EDGE} stroke-width="1.500" stroke-linejoin="round" />
        <path
          d="M12 5.300c2.600 2 4.100 3.700 4.100 6.700s-1.500 4.700-4.100 6.700c-2.600-2-4.100-3.700-4.100-6.700S9.400 7.300 12 5.300z"
          fill="none"
          stroke="#6a3d86"
          stroke-width="1.800"
        />
      </>
    )
  const { colour, ink, rim, shape } = seatArt(seat)
  const [dash = 1, gap = 1] = rim.split(' ').map(Number)
  return (
    <>
      <path d={TABLET} fill={colour} stroke={EDGE} stroke-width="1.500" stroke-linejoin="round" />
      <path
        d="M12 2.900l7.900 4.600v9L12 21.100l-7.900-4.600v-9z"
        fill="none"
        stroke={ink}
        stroke-width="0.900"
        stroke-linecap="round"
        stroke-dasharray={`${dash / 2} ${gap / 2}`}
        opacity="0.8"
      />
      <g transform="translate(5.600 5.600) scale(0.128)">
        <Figure shape={shape} ink={ink} ground={colour} />
      </g>
    </>
  )
}

export const ClanMarker = steady(function ClanMarker({
  seat,
  size = 24,
  class: name = 'gm2-piece',
}: {
  seat: number | null
  size?: number
  class?: string
}) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <MarkerShapes seat={seat} />
    </svg>
  )
})

const PIPS: { readonly [value: number]: string } = {
  1: 'M9.700 14.200a2.300 2 0 1 1 4.600 0 2.300 2 0 1 1-4.600 0z',
  2: 'M5.800 12a2 1.800 0 1 1 4 0 2 1.800 0 1 1-4 0zM14.200 17a2 1.800 0 1 1 4 0 2 1.800 0 1 1-4 0z',
  3: 'M5.300 11.200a1.800 1.600 0 1 1 3.600 0 1.800 1.600 0 1 1-3.600 0zM10.200 14.600a1.800 1.600 0 1 1 3.600 0 1.800 1.600 0 1 1-3.600 0zM15.100 18a1.800 1.600 0 1 1 3.600 0 1.800 1.600 0 1 1-3.600 0z',
}

export const StoneDie = steady(function StoneDie({
  rolled,
  size = 40,
  class: name = 'gm2-piece',
}: {
  rolled: number | null
  size?: number
  class?: string
}) {
  return (
    <svg class={name} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g stroke={EDGE} stroke-width="1.200" stroke-linejoin="round">
        <path d="M2.500 6.500L6.500 2h15.200l-2.200 4.500z" fill="#f4f1e6" />
        <path d="M19.500 6.500L21.700 2v15.500l-2.200 4.700z" fill="#a5aeb4" />
        <path d="M2.500 6.500h17v15.700h-17z" fill="#d6dbdc" />
      </g>
      {rolled !== null && <path d={PIPS[rolled]} fill="#1d4f66" transform="translate(-1)" />}
    </svg>
  )
})
