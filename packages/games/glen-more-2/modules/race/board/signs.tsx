import { REWARDS, type RewardName, type RewardShown } from '@bothy/glen-more-2/data'
import { Figure, seatArt } from '@bothy/board-kit/art/seats.tsx'
import { Coin, Points } from '@bothy/board-kit/art/index.ts'
import { steady } from '@bothy/board-kit/art/steady.ts'
import { SignIcon } from '../../../board/art/signs.tsx'

const EDGE = '#12191f'
const CASING = '#fbf6e6'
const HULL =
  'M1.500 9.500C3 8 5.500 8.500 5.500 10.500c0 1.500-1.500 1.500-1.800 3.500h24.800c-1.200 5.500-4.700 9-9.500 9h-7C6.500 23 3 18.500 3 13.500c0-2-.5-2.500-1.500-4z'
const SAIL = 'M8 1.500h17c-1.400 3.500-1.400 7.500 0 11H8c1.400-3.500 1.400-7.500 0-11z'

/** On 30 by 24, heading left as boats do. */
export const Boat = steady(function Boat({ seat, size = 24 }: { seat: number; size?: number }) {
  const { colour, ink, shape } = seatArt(seat)
  return (
    <svg
      class="gm2-piece"
      width={(size * 30) / 24}
      height={size}
      viewBox="0 0 30 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${SAIL}${HULL}`} fill="none" stroke={CASING} stroke-width="3.500" stroke-linejoin="round" />
      <g stroke={EDGE} stroke-width="1.200" stroke-linejoin="round">
        <path d="M16.500 12v3" fill="none" />
        <path d={SAIL} fill={colour} />
        <path d={HULL} fill="#7a4b2a" />
      </g>
      <g transform="translate(11.500 2) scale(0.1)">
        <Figure shape={shape} ink={ink} ground={colour} />
      </g>
    </svg>
  )
})

const Back = ({ size }: { size: number }) => (
  <svg class="gm2-piece" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect x="1.500" y="1.500" width="21" height="21" rx="4" fill="#2f5f78" stroke={EDGE} stroke-width="1.400" />
    <path
      d="M5 14c2.500-2.500 4.500-2.500 7 0s4.500 2.500 7 0M5 9c2.500-2.500 4.500-2.500 7 0s4.500 2.500 7 0"
      fill="none"
      stroke={CASING}
      stroke-width="1.800"
      stroke-linecap="round"
    />
  </svg>
)

const SIGNS = {
  joker: 'any',
  whisky: 'cask',
  scotsman: 'scotsman',
  move2: 'move',
  clan: 'marker',
} as const satisfies { readonly [name in Exclude<RewardName, 'vp2' | 'vp3' | 'coins2'>]: string }

function Given({ reward, amount, size }: RewardShown & { size: number }) {
  const name = REWARDS[reward]
  if (name === 'vp2' || name === 'vp3') return <Points value={amount} size={size} />
  if (name === 'coins2') return <Coin value={amount} size={size} />
  return (
    <>
      {amount !== 1 && amount}
      <SignIcon sign={SIGNS[name]} size={size} />
    </>
  )
}

export const RewardToken = ({ token, size }: { token: RewardShown | null; size: number }) =>
  token === null ? (
    <Back size={size} />
  ) : (
    <span class="gm2-reward">
      <Given {...token} size={0.8 * size} />
    </span>
  )

export const LastSign = steady(function LastSign({ size = 20 }: { size?: number }) {
  return (
    <svg class="gm2-piece" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="3" y="1" width="18" height="22" rx="2.500" fill={CASING} stroke={EDGE} stroke-width="1.400" />
      <circle cx="12" cy="12" r="6" fill="#d7a63a" stroke={EDGE} stroke-width="1.200" />
      <path d="M6 18L18 6" stroke="#9c3527" stroke-width="2.600" stroke-linecap="round" />
    </svg>
  )
})
