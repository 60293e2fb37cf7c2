import { steady } from '@bothy/board-kit/art/steady.ts'
import { Points } from '@bothy/board-kit/art/index.ts'
import { Arrow } from '@bothy/board-kit/ui/controls/icons.tsx'
import { SignIcon } from '../../../board/art/signs.tsx'

export const CellarIcon = steady(function CellarIcon({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 22V11C2 5.500 6.500 2 12 2s10 3.500 10 9v11z" fill="#7d8b99" stroke="#1f2a33" stroke-width="1.300" />
      <path d="M5.500 22V11.500c0-3.700 2.900-6 6.500-6s6.500 2.300 6.500 6V22z" fill="#2b2320" />
      <circle cx="12" cy="16.500" r="4.300" fill="#b4713a" stroke="#1f2a33" stroke-width="1.300" />
      <path d="M10 13v7M14 13v7" stroke="#54443a" stroke-width="1.200" />
    </svg>
  )
})

type SpaceProps = {
  readonly value: number
  readonly isFilled: boolean
  readonly after?: number | null
  readonly size: number
}

export const CaskSpot = ({ value, isFilled, after = null, size }: SpaceProps) => (
  <span class="gm2-cask-space" data-filled={isFilled ? '' : undefined} aria-hidden="true">
    {isFilled && <SignIcon sign="cask" size={size} />}
    <span class="gm2-cask-vp">
      <Points value={value} size={Math.round(size * 0.72)} />
      {after !== null && (
        <em class="gm2-up">
          <Arrow />
          {after}
        </em>
      )}
    </span>
  </span>
)
