import { LINEAGE_INDEX, PLAIN_DECK, ROYAL_DECK, STRENGTH_OF } from '../data/clans.ts'
import type { CardId } from '../rules/types.ts'
import { BAND_OF, BANDS, BRUCE, MEAN_STRENGTH, STRONGEST } from './cards.ts'
import { TABLE } from './layout.ts'

/**
 * Counts unseen cards for the inputs of a net: `beginCensus`, `meet` each visible card, `endCensus`. The scratch is shared, since this is
 * in the hot loop of the bots, so counts must not overlap.
 */
const CARDS_PER_LINEAGE = 12
const CARDS_PER_BAND = 32
const PLAIN_SUM = PLAIN_DECK * MEAN_STRENGTH
const ROYAL_SUM = PLAIN_SUM + 2 * STRONGEST
const NOWHERE: Float32Array = new Float32Array(0)

const census = {
  /** `walk` numbers the counts, so that `met` needs no clearing. */
  met: new Uint32Array(ROYAL_DECK),
  walk: 0,
  left: 0,
  sum: 0,
  out: NOWHERE,
}

export function beginCensus(royal: boolean, out: Float32Array): void {
  census.walk = (census.walk + 1) >>> 0
  census.left = royal ? ROYAL_DECK : PLAIN_DECK
  census.sum = royal ? ROYAL_SUM : PLAIN_SUM
  census.out = out
  for (let lineage = 0; lineage < BRUCE; lineage++) out[TABLE.at.unseenLineage + lineage] = 1
  if (royal) out[TABLE.at.unseenLineage + BRUCE] = 2 / CARDS_PER_LINEAGE
  for (let band = 0; band < BANDS.length; band++) out[TABLE.at.unseenBand + band] = 1
}

export function meet(card: CardId): void {
  if (card < 0 || census.met[card] === census.walk) return
  census.met[card] = census.walk
  census.left--
  census.sum -= STRENGTH_OF[card]
  census.out[TABLE.at.unseenLineage + LINEAGE_INDEX[card]] -= 1 / CARDS_PER_LINEAGE
  census.out[TABLE.at.unseenBand + BAND_OF[card]] -= 1 / CARDS_PER_BAND
}

export function meetAll(cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) meet(cards[i])
}

export function endCensus(): void {
  if (census.left > 0) census.out[TABLE.at.unseenMean] = census.sum / census.left - MEAN_STRENGTH
  census.out = NOWHERE
}
