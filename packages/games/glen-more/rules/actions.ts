import { type Bundle, bundlesOf, type Cell, CELLS, xOf, yOf } from '@bothy/kit'
import { GOODS } from '../data/faces.ts'
import { GOOD_KINDS, TILES, type TileId } from '../data/tiles.ts'
import { goodsIn } from './goods.ts'
import type { Action } from './types.ts'

/** All actions are made once: lists of legal actions hold these objects and allocate nothing. */

const perTile = <V>(make: (tile: TileId) => V): readonly V[] => Array.from({ length: TILES }, (_, tile) => make(tile))

export const TAKE = perTile((tile): Action => ({ type: 'take', tile }))
export const SELL = perTile((tile) => GOODS.map((good): Action => ({ type: 'sell', good, tile })))
export const DISCARD: Action = { type: 'discard' }
export const GIVE = perTile((tile): Action => ({ type: 'give', tile }))
export const GIVE_CHIEFTAIN: Action = { type: 'give', tile: null }
export const SPEND = perTile((tile) => GOODS.map((good): Action => ({ type: 'spend', good, tile })))
/** The action as revision 1 writes it. */
export const SPEND_UNNAMED = perTile((tile): Action => ({ type: 'spend', good: null, tile }))
export const MOVE = perTile((from) => perTile((to): Action => ({ type: 'move', from, to })))
export const PROMOTE = perTile((tile): Action => ({ type: 'promote', tile }))
export const END: Action = { type: 'end' }

export type Bundled = { readonly bundle: Bundle; readonly action: Action }

/** GM-24: any two cubes. */
export const PAY: readonly Bundled[] = bundlesOf(GOOD_KINDS, 2, false).map((bundle) => ({
  bundle,
  action: { type: 'pay', goods: goodsIn(bundle) },
}))

/** GM-20: the cost as it is printed. */
export const PAY_COST: Action = { type: 'pay', goods: [] }

/** By number of cubes (GM-65: 1, GM-61: 2). */
export const CHOOSE: readonly (readonly Bundled[])[] = [0, 1, 2].map((count) =>
  bundlesOf(GOOD_KINDS, count, false).map((bundle): Bundled => ({
    bundle,
    action: { type: 'choose', goods: goodsIn(bundle) },
  })),
)

const places: (Action | undefined)[] = Array.from({ length: CELLS }, () => undefined)

export const placeAt = (cell: Cell): Action => (places[cell] ??= { type: 'place', x: xOf(cell), y: yOf(cell) })

export function notAsked(action: Action, kind: string): never {
  throw new Error(`${action.type} does not answer ${kind}`)
}
