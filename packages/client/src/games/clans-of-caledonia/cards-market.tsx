import type { Good } from '@bothy/clans-of-caledonia/data'
import { Icon } from './art/icons.tsx'
import { Merchant } from './pieces.tsx'

type MarketLadderProps = {
  readonly good: Good
  /** By step, from low to high. */
  readonly prices: readonly number[]
  readonly at: number
  /** Where the price would end; the step of the marker itself where nothing is planned. */
  readonly to: number
  /** Seats of the merchants that have sold and bought, one for each merchant. */
  readonly sold: readonly number[]
  readonly bought: readonly number[]
}

const MERCHANT = 20
/** Room for the merchants at each end; `cards.css` has the same. */
const ROOM = 34

/** However many there are, they fit: each a little before the last. */
function Merchants({ seats, side }: { seats: readonly number[]; side: string }) {
  const step = Math.min(MERCHANT - 6, (ROOM - MERCHANT) / Math.max(1, seats.length - 1))
  return (
    <span class={`coc-traders coc-${side}`}>
      {seats.map((seat, i) => (
        <span key={i} style={{ marginLeft: i === 0 ? '0' : `${step - MERCHANT}px` }}>
          <Merchant seat={seat} size={MERCHANT} />
        </span>
      ))}
    </span>
  )
}

/**
 * One good of the market: its steps with the price as a coin, merchants that sold at the left, where prices are pushed down, merchants
 * that bought at the right. Hidden from screen readers: words and the controls are the board's.
 */
export function MarketLadder({ good, prices, at, to, sold, bought }: MarketLadderProps) {
  const between = (step: number): boolean => step >= Math.min(at, to) && step <= Math.max(at, to) && to !== at
  /** The coin and the ring are wider than a figure and cover none of their neighbours. */
  const widthOf = (step: number): string => (step === at || step === to ? '27px' : 'minmax(0, 1fr)')
  return (
    <div class="coc-ladder" aria-hidden="true">
      <Icon icon={good} size={22} />
      <Merchants seats={sold} side="sold" />
      <ol class="coc-steps" style={{ gridTemplateColumns: prices.map((_, step) => widthOf(step)).join(' ') }}>
        {prices.map((price, step) => (
          <li
            key={step}
            class={step === at ? 'coc-price' : step === to ? 'coc-price-to' : between(step) ? 'coc-price-way' : ''}
          >
            <span>{price}</span>
          </li>
        ))}
      </ol>
      <Merchants seats={bought} side="bought" />
    </div>
  )
}
