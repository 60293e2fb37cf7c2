import type { Seat } from '@bothy/kernel'
import type { Bundle } from '@bothy/kit'
import { ACTIVATION_OF, type TileId } from '../../data/tiles.ts'
import { goodsIn } from '../goods.ts'
import type { State, Yield } from '../types.ts'
import { whyNotWay } from './activation.ts'
import { WAYS } from './ways.ts'

export function yieldOf(s: State, seat: Seat, tile: TileId, stock: Bundle): Yield | null {
  const ways = WAYS[tile]
  const open = ways.filter((way) => whyNotWay(s, seat, tile, way, stock) === null)
  const trades = ways.some((way) => way.pay !== 0)
  if (open.length === 0) return trades ? { tile, trades, cube: null, vp: 0, barrels: 0, points: 0 } : null
  const most = (of: (way: (typeof open)[number]) => number): number => Math.max(...open.map(of))
  return {
    tile,
    trades,
    cube: ACTIVATION_OF[tile].kind === 'produceAny' ? 'any' : (goodsIn(open[0].cube)[0] ?? null),
    vp: most((way) => way.vp),
    barrels: most((way) => way.barrels),
    points: most((way) => way.points),
  }
}
