import { steady } from '@bothy/board-kit/art/steady.ts'

const EDGE = '#12191f'
const CASING = '#fbf6e6'
const COAT = '#a8242c'
const HAT =
  'M3.600 6.600C6 3 8.800 1.300 12 1.300S18 3 20.400 6.600c-2.600 1-5.400 1.400-8.400 1.400s-5.800-.4-8.400-1.400z'
const HEAD = 'M9.200 7.800h5.600v1.600a2.800 2.600 0 0 1-5.600 0z'
const BODY = 'M12 12.200c4 0 6.600 1.700 7 4.600l.8 5.900H4.200l.8-5.900c.4-2.900 3-4.600 7-4.600z'

export const Englishman = steady(function Englishman({ size = 24 }: { size?: number }) {
  return (
    <svg
      class="gm2-piece"
      width={size}
      height={size}
      viewBox="-1.500 -1.500 27 27"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${HAT}${HEAD}${BODY}`} fill="none" stroke={CASING} stroke-width="4.500" stroke-linejoin="round" />
      <g stroke={EDGE} stroke-width="1.300" stroke-linejoin="round">
        <path d={BODY} fill={COAT} />
        <path d={HEAD} fill="#e9c6a2" />
        <path d={HAT} fill="#26343d" />
      </g>
      <path d="M8.600 13.600l6.800 8.500M15.400 13.600l-6.800 8.500" stroke={CASING} stroke-width="1.600" fill="none" />
    </svg>
  )
})

export const EnglandToken = steady(function EnglandToken({ size = 24 }: { size?: number }) {
  return (
    <svg class="gm2-piece" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.800" fill={CASING} />
      <path d="M12 1.500v21M1.500 12h21" stroke={COAT} stroke-width="4.200" />
      <circle cx="12" cy="12" r="10.800" fill="none" stroke={EDGE} stroke-width="1.400" />
    </svg>
  )
})
