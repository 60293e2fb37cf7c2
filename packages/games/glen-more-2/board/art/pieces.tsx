import { Figure, seatArt } from '@bothy/board-kit/art/seats.tsx'
import { steady } from '@bothy/board-kit/art/steady.ts'

const SCOTSMAN =
  'M12 .8c3 0 5.7 1 5.5 3.4-.1.7-.6 1.2-1.3 1.5.1 1.7-.5 2.9-1.5 3.7 3.2.5 6.1 2 6.6 4.4.3 1.7-2.6 2-4.3 1.6l2.1 3.9h-2.8v3.9h-3.4v-3.6h-1.8v3.6H7.7v-3.9H4.9L7 15.4c-1.7.4-4.6.1-4.3-1.6.5-2.4 3.4-3.9 6.6-4.4-1-.8-1.6-2-1.5-3.7-.7-.3-1.2-.8-1.3-1.5C6.3 1.8 9 .8 12 .8z'
const TABLET = 'M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z'
const CASING = '#fbf6e6'
const EDGE = '#12191f'
/** Colour of a piece without owner, on the tile that would bring it. */
const UNDYED = '#d3cfc2'

export function ScotsmanShapes({ seat }: { seat: number | null }) {
  const { colour, ink } = seat === null ? { colour: UNDYED, ink: EDGE } : seatArt(seat)
  return (
    <>
      <path d={SCOTSMAN} fill={colour} stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" />
      <path
        d="M7.9 5.7h8.2M8.9 10l6.8 5.4M7 15.4h10"
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
    <svg class={name} width={size} height={size} viewBox="-1.5 -1.5 27 27" aria-hidden="true" focusable="false">
      <path d={SCOTSMAN} fill="none" stroke={CASING} stroke-width="4.5" stroke-linejoin="round" />
      <ScotsmanShapes seat={seat} />
    </svg>
  )
})

export function MarkerShapes({ seat }: { seat: number | null }) {
  if (seat === null)
    return (
      <>
        <path d={TABLET} fill={CASING} stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" />
        <path
          d="M12 5.3c2.6 2 4.1 3.7 4.1 6.7s-1.5 4.7-4.1 6.7c-2.6-2-4.1-3.7-4.1-6.7S9.4 7.3 12 5.3z"
          fill="none"
          stroke="#6a3d86"
          stroke-width="1.8"
        />
      </>
    )
  const { colour, ink, rim, shape } = seatArt(seat)
  const [dash = 1, gap = 1] = rim.split(' ').map(Number)
  return (
    <>
      <path d={TABLET} fill={colour} stroke={EDGE} stroke-width="1.5" stroke-linejoin="round" />
      <path
        d="M12 2.9l7.9 4.6v9L12 21.1l-7.9-4.6v-9z"
        fill="none"
        stroke={ink}
        stroke-width="0.9"
        stroke-linecap="round"
        stroke-dasharray={`${dash / 2} ${gap / 2}`}
        opacity="0.8"
      />
      <g transform="translate(5.6 5.6) scale(0.128)">
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
  1: 'M9.7 14.2a2.3 2 0 1 1 4.6 0 2.3 2 0 1 1-4.6 0z',
  2: 'M5.8 12a2 1.8 0 1 1 4 0 2 1.8 0 1 1-4 0zM14.2 17a2 1.8 0 1 1 4 0 2 1.8 0 1 1-4 0z',
  3: 'M5.3 11.2a1.8 1.6 0 1 1 3.6 0 1.8 1.6 0 1 1-3.6 0zM10.2 14.6a1.8 1.6 0 1 1 3.6 0 1.8 1.6 0 1 1-3.6 0zM15.1 18a1.8 1.6 0 1 1 3.6 0 1.8 1.6 0 1 1-3.6 0z',
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
      <g stroke={EDGE} stroke-width="1.2" stroke-linejoin="round">
        <path d="M2.5 6.5L6.5 2h15.2l-2.2 4.5z" fill="#f4f1e6" />
        <path d="M19.5 6.5L21.7 2v15.5l-2.2 4.7z" fill="#a5aeb4" />
        <path d="M2.5 6.5h17v15.7h-17z" fill="#d6dbdc" />
      </g>
      {rolled !== null && <path d={PIPS[rolled]} fill="#1d4f66" transform="translate(-1)" />}
    </svg>
  )
})
