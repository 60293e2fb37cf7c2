import { MARKET_FIELDS } from '@bothy/glen-more-2/data'
import { Coin } from '@bothy/board-kit/art/index.ts'

/** The fields of a market row: coins that lie there, and the prices to come. */
export function Prices({ filled }: { filled: number }) {
  return (
    <span class="gm2-prices" aria-hidden="true">
      {Array.from({ length: MARKET_FIELDS }, (_, i) => i + 1).map((value) =>
        value <= filled ? (
          <Coin key={value} value={value} size={22} />
        ) : (
          <span key={value} class="gm2-open-price" data-next={value === filled + 1 ? '' : undefined}>
            {value}
          </span>
        ),
      )}
    </span>
  )
}
