import type { JSX } from 'preact'

const HEIGHT = 12
const WIDTH = 100

/** Lengths are shares of the whole width; the row says the same in numbers. */
function Bar({ children }: { readonly children: JSX.Element | readonly JSX.Element[] }): JSX.Element {
  return (
    <svg class="bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}

export const PartBar = ({ whole, part }: { readonly whole: number; readonly part: number }): JSX.Element => (
  <Bar>
    <rect class="bar-whole" y="1" width={whole * WIDTH} height={HEIGHT - 2} />
    <rect class="bar-part" y="1" width={part * WIDTH} height={HEIGHT - 2} />
  </Bar>
)

export const ShareBar = ({ share, even }: { readonly share: number; readonly even: number }): JSX.Element => (
  <Bar>
    <rect class="bar-space" y="1" width={WIDTH} height={HEIGHT - 2} />
    <rect class="bar-part" y="1" width={share * WIDTH} height={HEIGHT - 2} />
    <path class="bar-casing" d={`M${even * WIDTH} 0V${HEIGHT}`} />
    <path class="bar-mark" d={`M${even * WIDTH} 0V${HEIGHT}`} />
  </Bar>
)

export const ApartBar = ({ left, right }: { readonly left: number; readonly right: number }): JSX.Element => (
  <Bar>
    <rect class="bar-lost" x={(1 - left) * (WIDTH / 2)} y="1" width={left * (WIDTH / 2)} height={HEIGHT - 2} />
    <rect class="bar-gained" x={WIDTH / 2} y="1" width={right * (WIDTH / 2)} height={HEIGHT - 2} />
    <path class="bar-middle" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
  </Bar>
)
