import { hide, peek } from '@bothy/kernel'
import type { State } from './types.ts'

/** By hand, field by field. Frames, options, corrections and pairs never change once made, so they are shared. */
export function clone(s: State): State {
  const boxes: State['boxes'] = []
  const fulfilled: State['fulfilled'] = []
  for (let seat = 0; seat < s.seats; seat++) {
    boxes.push(s.boxes[seat].slice())
    fulfilled.push(s.fulfilled[seat].slice())
  }
  const { dice } = s.rng
  return {
    revision: s.revision,
    rng: { dice: [dice[0], dice[1], dice[2], dice[3]] },
    seats: s.seats,
    corrections: s.corrections,
    options: s.options,
    sides: s.sides,
    ports: s.ports,
    scoring: s.scoring,
    pairs: s.pairs.slice(),
    clan: s.clan.slice(),
    tile: s.tile.slice(),
    bid: s.bid.slice(),
    round: s.round,
    order: s.order.slice(),
    passed: s.passed.slice(),
    place: s.place,
    spaces: s.spaces.slice(),
    units: s.units.slice(),
    reach: s.reach.slice(),
    money: s.money.slice(),
    glory: s.glory.slice(),
    goods: s.goods.slice(),
    market: s.market.slice(),
    merchants: s.merchants.slice(),
    unhired: s.unhired.slice(),
    shipping: s.shipping.slice(),
    technology: s.technology.slice(),
    portsUsed: s.portsUsed.slice(),
    prices: s.prices.slice(),
    tokens: s.tokens.slice(),
    display: s.display.slice(),
    pile: hide(peek(s.pile).slice()),
    under: s.under.slice(),
    removed: s.removed.slice(),
    boxes,
    fulfilled,
    cellar: s.cellar,
    rowed: s.rowed,
    feePaid: s.feePaid,
    nearby: s.nearby.slice(),
    goodsRolls: hide(peek(s.goodsRolls).slice()),
    priceRolls: hide(peek(s.priceRolls).slice()),
    ranks: s.ranks === null ? null : s.ranks.slice(),
    stack: s.stack.slice(),
  }
}
