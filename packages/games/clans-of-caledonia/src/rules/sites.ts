import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from '../content.ts'
import { GOODS } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { NEVER } from '../data/map.ts'
import { UNITS } from '../data/units.ts'
import type { Frame, NearbyOffer, Site, SitePrice, State } from '../types.ts'
import { CLAN, FISHERMAN, isWorkerUnit } from './board.ts'
import { priceOf, unitCost } from './cost.ts'
import { fits, goodsNearby, whyNotSite, whyNotSpace, whyNotStart, whyNotUnitThere } from './expand.ts'
import { mostNearby, nearbyPrice } from './market.ts'
import { levelsOf } from './reach.ts'
import { settlementsOf } from './settlements.ts'

/** What the active seat could place, while a unit is to be chosen or placed. */
export function sites(s: State, f: Frame): readonly Site[] {
  if (f.kind === 'turn' || f.kind === 'start') return sitesOf(s, f.seat, f.kind === 'start', false)
  if (f.kind === 'bonus') return f.spaces > 0 ? sitesOf(s, f.seat, false, true) : []
  return f.kind === 'site' ? sitesOf(s, f.seat, false, f.free) : []
}

function sitesOf(s: State, seat: Seat, start: boolean, free: boolean): readonly Site[] {
  const map = mapOf(s)
  const groups = settlementsOf(s, seat)
  const levels = levelsOf(s, seat)
  const out: Site[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (!map.isActive[hex] || (map.isLoch[hex] && s.clan[seat] !== CLAN.macdonald)) continue
    const level = levels[hex]
    const reason = start ? whyNotSpace(s, hex) : whyNotSite(s, seat, hex, level)
    out.push({
      hex,
      level: level === NEVER ? null : level,
      reason,
      prices: reason === null ? pricesAt(s, seat, hex, start, free) : [],
      nearby: reason === null && !start ? nearbyOffers(s, seat, goodsNearby(s, seat, hex)) : [],
      border: map.isBorder[hex],
      delta: map.isDelta[hex],
      joins: groups.filter((group) => group.some((own) => map.near[hex].includes(own))).length,
    })
  }
  return out
}

function pricesAt(s: State, seat: Seat, hex: Hex, start: boolean, free: boolean): readonly SitePrice[] {
  const map = mapOf(s)
  return UNITS.flatMap((unit, id): SitePrice[] => {
    if (!fits(map, id, hex) || (start && !isWorkerUnit(id))) return []
    if (id === FISHERMAN && s.clan[seat] !== CLAN.macdonald) return []
    const price = priceOf(s, seat, id, hex, free)
    return [
      {
        unit,
        price,
        discount: unitCost(s, seat, id) + map.cost[hex] - price,
        reason: start ? whyNotStart(s, seat, id, hex) : whyNotUnitThere(s, seat, id, hex, free),
      },
    ]
  })
}

/** COC-42: goods that neighbours sell, given as bits, with price and limit. */
export function nearbyOffers(s: State, seat: Seat, goods: number): readonly NearbyOffer[] {
  return GOODS.flatMap((good, id) =>
    (goods & (1 << id)) === 0
      ? []
      : [
          {
            good,
            price: nearbyPrice(s, id, s.prices[id]),
            most: mostNearby(s, seat, id, s.prices[id], s.money[seat]),
          },
        ],
  )
}
