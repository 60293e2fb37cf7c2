import { steady } from '@bothy/board-kit/art/index.ts'
import { Merchant } from './pieces.tsx'

const MERCHANT = 20
/** In pixels; `market.css` has the same. */
const ROOM = 34

export function Traders({ seats }: { seats: readonly number[] }) {
  const step = Math.min(MERCHANT - 6, (ROOM - MERCHANT) / Math.max(1, seats.length - 1))
  return (
    <span class="coc-traders" aria-hidden="true">
      {seats.map((seat, i) => (
        <span key={i} style={{ marginLeft: i === 0 ? '0' : `${step - MERCHANT}px` }}>
          <Merchant seat={seat} size={MERCHANT} />
        </span>
      ))}
    </span>
  )
}

type PriceStepsProps = {
  readonly prices: readonly number[]
  readonly at: number
  readonly to: number
  /** COC-78: first and last step inside the bracket of the solo game. */
  readonly bracket: { readonly first: number; readonly last: number } | null
}

/** Where there is little room, steps far from both prices are dropped first (`data-far`). Hidden from screen readers: words are beside it. */
export const PriceSteps = steady(function PriceSteps({ prices, at, to, bracket }: PriceStepsProps) {
  const between = (step: number): boolean => step >= Math.min(at, to) && step <= Math.max(at, to) && to !== at
  const far = (step: number): number => Math.min(Math.abs(step - at), Math.abs(step - to))
  const nearest = prices.map((_, step) => step).toSorted((a, b) => far(a) - far(b) || b - a)
  return (
    <ol class="coc-steps" aria-hidden="true">
      {prices.map((price, step) => (
        <li
          key={step}
          class={step === at ? 'coc-price' : step === to ? 'coc-price-to' : between(step) ? 'coc-price-way' : ''}
          data-far={nearest.indexOf(step)}
          data-bracket={bracket !== null && step >= bracket.first && step <= bracket.last ? '' : undefined}
        >
          <span>{price}</span>
        </li>
      ))}
    </ol>
  )
})
