import { itsSeat } from '@bothy/kernel'
import { countIn, EMPTY, single } from '@bothy/kit'
import { DECLINE, notAsked, PUT, SETTLE } from '../actions.ts'
import { GOOD_KINDS, goodId } from '../../data/goods.ts'
import { canBring } from '../topics/bring.ts'
import { listSales } from '../topics/market.ts'
import { roomOn } from '../topics/territory.ts'
import type { AskOf } from './frame.ts'
import { gainScotsmen, putGoods } from './gain.ts'
import { sell } from './trade.ts'

export const bring: AskOf<'bring'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const tiles = s.tiles[f.seat]
    for (let i = 0; i < tiles.length; i++) {
      if (f.goods !== EMPTY && roomOn(s, tiles[i]) > 0)
        for (let good = 0; good < GOOD_KINDS; good++) if (countIn(f.goods, good) > 0) out.push(PUT[tiles[i]][good])
      if (f.scotsmen > 0) out.push(SETTLE[tiles[i]])
    }
    listSales(s, f.seat, out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    s.stack.pop()
    let { goods, scotsmen } = f
    if (a.type === 'put') {
      goods -= single(goodId(a.good))
      putGoods(s, seat, a.tile, single(goodId(a.good)), events)
    } else if (a.type === 'settle') {
      scotsmen--
      gainScotsmen(s, seat, a.tile, 1, events)
    } else if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    } else notAsked(a, f.kind)
    if (canBring(s, seat, goods, scotsmen)) s.stack.push({ kind: 'bring', seat, goods, scotsmen })
  },
}
