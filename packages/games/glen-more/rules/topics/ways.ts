import { type Bundle, bundlesOf, EMPTY, kindsIn, single } from '@bothy/kit'
import { GOODS } from '../../data/faces.ts'
import { ACTIVATION_OF, bundleOfGoods, GOOD_KINDS, type TileId, TILES } from '../../data/tiles.ts'
import { goodsIn } from '../goods.ts'
import type { Action } from '../types.ts'

export type Way = {
  readonly action: Action
  readonly pay: Bundle
  readonly kinds: readonly number[]
  readonly repeats: boolean
  readonly vp: number
  readonly barrels: number
  readonly cube: Bundle
  readonly points: number
}

type Gain = { readonly vp?: number; readonly barrels?: number; readonly cube?: Bundle; readonly points?: number }

function way(tile: TileId, pay: Bundle, { vp = 0, barrels = 0, cube = EMPTY, points = 0 }: Gain): Way {
  const kinds = kindsIn(pay)
  return {
    action: { type: 'activate', tile, goods: goodsIn(pay) },
    pay,
    kinds,
    repeats: new Set(kinds).size < kinds.length,
    vp,
    barrels,
    cube,
    points,
  }
}

/** GM-44 to GM-55. */
function waysOf(tile: TileId): readonly Way[] {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'produce':
      return [way(tile, EMPTY, { cube: bundleOfGoods([activation.good]) })]
    case 'produceAny':
      return GOODS.map((good, id) => ({
        ...way(tile, EMPTY, { cube: single(id) }),
        action: { type: 'activate', tile, goods: [good] },
      }))
    case 'distil':
      return [way(tile, bundleOfGoods(activation.pay), { barrels: activation.barrels })]
    case 'exchange':
      return activation.options.map(({ pay, vp }) => way(tile, bundleOfGoods(pay), { vp }))
    case 'exchangeAny':
      return bundlesOf(GOOD_KINDS, activation.count, false).map((pay) => way(tile, pay, { vp: activation.vp }))
    case 'fair':
      return activation.vp.flatMap((vp, count) =>
        count === 0 ? [] : bundlesOf(GOOD_KINDS, count, true).map((pay) => way(tile, pay, { vp })),
      )
    case 'vp':
      return [way(tile, EMPTY, { vp: activation.vp })]
    case 'movement':
      return [way(tile, EMPTY, { points: 1 })]
    case 'none':
      return []
  }
}

export const WAYS: readonly (readonly Way[])[] = Array.from({ length: TILES }, (_, tile) => waysOf(tile))

export const ACTIVATE_PLAIN: readonly Action[] = Array.from({ length: TILES }, (_, tile) => ({
  type: 'activate',
  tile,
  goods: [],
}))

export function wayOf(action: Extract<Action, { type: 'activate' }>): Way {
  const ways = WAYS[action.tile]
  for (let i = 0; i < ways.length; i++) if (ways[i].action === action) return ways[i]
  const goods = action.goods.join()
  const found = ways.find((w) => w.action.type === 'activate' && w.action.goods.join() === goods)
  if (found === undefined) throw new Error(`tile ${action.tile} has no way with "${goods}"`)
  return found
}
