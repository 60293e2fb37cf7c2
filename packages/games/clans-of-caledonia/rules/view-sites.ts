import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from './content.ts'
import { goodId, GOODS } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { NEVER } from '../data/map.ts'
import { UNITS } from '../data/units.ts'
import type { AnimalShown, Frame, FrameOf, NearbyOffer, NearbySale, Site, SitePrice, State } from './types.ts'
import { CLAN, COW, FISHERMAN, isWorkerUnit, SHEEP, unitOf } from './topics/board.ts'
import { animalsOf } from './topics/contracts.ts'
import { landCost, plainCost, priceOf } from './topics/cost.ts'
import {
  fits,
  goodsNearby,
  sellersNearby,
  whyNotSite,
  whyNotSpace,
  whyNotStart,
  whyNotUnitThere,
} from './topics/expand.ts'
import { mostNearby, nearbyPrice } from './topics/market.ts'
import { gloryWith, linkedWith, roundGlory, without } from './topics/outlook.ts'
import { levelsOf } from './topics/reach.ts'
import { isExpensive } from './topics/scoring.ts'
import { settlementsOf } from './topics/settlements.ts'

export function sites(s: State, f: Frame): readonly Site[] {
  if (f.kind === 'turn' || f.kind === 'start') return sitesOf(s, f.seat, f.kind === 'start', false)
  if (f.kind === 'bonus') return f.spaces > 0 ? sitesOf(s, f.seat, false, true) : []
  return f.kind === 'site' ? sitesOf(s, f.seat, false, f.free) : []
}

function sitesOf(s: State, seat: Seat, start: boolean, free: boolean): readonly Site[] {
  const map = mapOf(s)
  const terms = { start, free, glory: roundGlory(s, seat) }
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
      prices: reason === null ? pricesAt(s, seat, hex, terms) : [],
      nearby: reason === null && !start ? salesAt(s, seat, hex) : [],
      border: map.isBorder[hex],
      delta: map.isDelta[hex],
      expensive: isExpensive(s, hex),
      joins: groups.filter((group) => group.some((own) => map.near[hex].includes(own))).length,
      linked: reason === null ? linkedWith(s, seat, hex) : null,
    })
  }
  return out
}

type Terms = { readonly start: boolean; readonly free: boolean; readonly glory: number }

function pricesAt(s: State, seat: Seat, hex: Hex, { start, free, glory }: Terms): readonly SitePrice[] {
  const map = mapOf(s)
  const land = landCost(s, hex, free)
  return UNITS.flatMap((unit, id): SitePrice[] => {
    if (!fits(map, id, hex) || (start && !isWorkerUnit(id))) return []
    if (id === FISHERMAN && s.clan[seat] !== CLAN.macdonald) return []
    const price = priceOf(s, seat, id, hex, free)
    return [
      {
        unit,
        price,
        cost: plainCost(s, seat, id),
        land,
        discount: plainCost(s, seat, id) + land - price,
        glory: gloryWith(s, seat, id, hex) - glory,
        reason: start ? whyNotStart(s, seat, id, hex) : whyNotUnitThere(s, seat, id, hex, free),
      },
    ]
  })
}

const salesAt = (s: State, seat: Seat, hex: Hex): readonly NearbySale[] =>
  nearbyOffers(s, seat, goodsNearby(s, seat, hex)).map((offer) => ({
    ...offer,
    sellers: sellersNearby(s, seat, hex, goodId(offer.good)),
  }))

export function animals(s: State, f: FrameOf<'slaughter'>): readonly AnimalShown[] {
  const { seat } = f
  const wanted = [...(f.beef > 0 ? animalsOf(s, seat, COW) : []), ...(f.mutton > 0 ? animalsOf(s, seat, SHEEP) : [])]
  return wanted.map((hex) => ({ hex, unit: UNITS[unitOf(s.spaces[hex])], ...without(s, seat, hex) }))
}

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
