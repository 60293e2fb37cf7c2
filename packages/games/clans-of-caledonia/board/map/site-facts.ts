import type { Seat } from '@bothy/kernel'
import { type Good, GOODS, type Reason, type Site, type Unit, type View } from '@bothy/clans-of-caledonia/data'

export type SiteFacts = {
  readonly site: Site
  readonly unit: Unit
  /** COC-31: `price` is `cost` and `land`, less `discount`. */
  readonly price: number
  readonly cost: number
  readonly land: number
  readonly discount: number
  readonly sales: readonly Sale[]
  /** COC-55. */
  readonly linked: { readonly before: number; readonly after: number }
  /** COC-68: by the tile of this round. */
  readonly glory: number
  readonly reason: Reason | null
}

/** COC-42: what neighbours would sell, cheaper than the market. */
export type Sale = {
  readonly good: Good
  readonly price: number
  readonly usual: number
  readonly most: number
  readonly sellers: readonly Seat[]
  readonly wanted: number
}

export const siteAt = (view: View, hex: number): Site | null => view.sites.find((site) => site.hex === hex) ?? null

/** Null where nothing can be said: a space out of the question, or a unit that never goes there. */
export function siteFacts(view: View, hex: number, unit: Unit): SiteFacts | null {
  const site = siteAt(view, hex)
  const price = site?.prices.find((it) => it.unit === unit)
  const seat = view.pending?.seat
  if (site === null || price === undefined || seat === undefined) return null
  const { settlements, boxes } = view.players[seat]
  const before = settlements.linked.length
  return {
    site,
    unit,
    price: price.price,
    cost: price.cost,
    land: price.land,
    discount: price.discount,
    sales: site.nearby.map(({ good, price: each, most, sellers }) => ({
      good,
      price: each,
      usual: view.prices[GOODS.indexOf(good)].price,
      most,
      sellers,
      wanted: Math.max(0, ...boxes.map(({ missing }) => missing[good])),
    })),
    linked: { before, after: site.linked ?? before },
    glory: price.glory,
    reason: price.reason,
  }
}

export function priceRange(
  view: View,
  unit: Unit,
): { readonly spaces: number; readonly least: number; readonly most: number } | null {
  const prices = view.sites.flatMap((site) =>
    site.prices.flatMap((it) => (it.unit === unit && it.reason === null ? [it.price] : [])),
  )
  if (prices.length === 0) return null
  return { spaces: prices.length, least: Math.min(...prices), most: Math.max(...prices) }
}

export const affordableAt = (view: View, hex: number): readonly SiteFacts[] =>
  (siteAt(view, hex)?.prices ?? []).flatMap(({ unit, reason }) => {
    const facts = siteFacts(view, hex, unit)
    return facts !== null && (reason === null || reason.why === 'money') ? [facts] : []
  })

export const unitsAt = (view: View, hex: number): readonly { readonly unit: Unit; readonly price: number }[] =>
  (siteAt(view, hex)?.prices ?? []).flatMap(({ unit, price, reason }) => (reason === null ? [{ unit, price }] : []))
