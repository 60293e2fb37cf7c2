import type { JSX } from 'preact'

/** Apart from the other icons, which every page fetches. */
export const Bulb = ({ size = 20 }: { readonly size?: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M9 17h6M10 20h4M9 17c0-2-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5.500-3 7.500"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
