import { MARKET_FIELDS } from '@bothy/glen-more-2/data'
import { Prices as PricesPart } from '@bothy/board-kit/parts/market/market.tsx'

export const Prices = ({ filled }: { filled: number }) => (
  <PricesPart filled={filled} spaces={MARKET_FIELDS} class="gm2-prices" />
)
