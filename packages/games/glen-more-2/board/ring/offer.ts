import type { Offer, View } from '@bothy/glen-more-2/data'
import { offersOf } from '../chronicles/offers.ts'
import { at } from '../presenter.ts'
import type { Table } from '../spot.tsx'

/** The tile of the rondel that a thing names, while one is to be taken. */
export const offered = (view: View, thing: string | null): Offer | undefined =>
  thing === null ? undefined : offersOf(view).find(({ tile }) => at.tile(tile) === thing)

/** The tile that has been clicked, while it can be taken. */
export function proposal({ view, choice, attention }: Table): Offer | undefined {
  const target = attention.proposed.value
  return target === null || !choice.lit(target) ? undefined : offered(view, target)
}
