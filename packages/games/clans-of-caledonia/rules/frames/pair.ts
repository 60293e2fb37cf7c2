import { itsSeat, type Seat } from '@bothy/kernel'
import { notAsked, TAKE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { type Clan, clanId } from '../../data/clans.ts'
import { GOOD_KINDS, GOODS } from '../../data/goods.ts'
import { mapSizeFor, MERCHANTS } from '../../data/limits.ts'
import { addGoods } from '../topics/market.ts'
import type { Event, State } from '../types.ts'
import type { AskOf } from './frame.ts'

export const pair: AskOf<'pair'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (let i = 0; i < s.pairs.length; i++) if (s.pairs[i] !== null) out.push(TAKE[i])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'take') return notAsked(a, f.kind)
    s.stack.pop()
    takePair(s, seat, a.pair, events)
  },
}

/** COC-19, COC-97: money and goods of the starting tile, and what the clan starts with. */
export function takePair(s: State, seat: Seat, place: number, events?: Event[]): void {
  const taken = s.pairs[place]
  if (taken === null || taken === undefined) throw new Error(`no pair ${place}`)
  const { startingList, variants } = contentOf(s)
  const tile = startingList[taken.tile]
  s.pairs[place] = null
  s.tile[seat] = taken.tile
  const money = tile.money + (taken.clan === null ? variants.noClansMoney[s.order.indexOf(seat)] : 0)
  s.money[seat] += money
  for (let good = 0; good < GOOD_KINDS; good++) addGoods(s, seat, good, tile.goods[good])
  if (taken.clan !== null) joinClan(s, seat, taken.clan)
  events?.push({
    type: 'pairTaken',
    seat,
    pair: { clan: taken.clan, tile: taken.tile },
    money,
    goods: tile.goods.flatMap((n, good) => Array.from({ length: n }, () => GOODS[good])),
  })
}

function joinClan(s: State, seat: Seat, clan: Clan): void {
  const { clans } = contentOf(s)
  const size = mapSizeFor(s.seats)
  s.clan[seat] = clanId(clan)
  if (clan === 'fergusson' || clan === 'macdonald' || clan === 'stewart') s.shipping[seat] = clans[clan].shipping[size]
  if (clan === 'stewart') {
    s.merchants[seat] = clans.stewart.merchants
    s.unhired[seat] = MERCHANTS - clans.stewart.merchants
  }
}
