import { type Bundle, type Cell, CELLS, xOf, yOf } from '@bothy/kit'
import { namesIn } from '../data/bundles.ts'
import { FIELD_COUNT, type FieldId } from '../data/fields.ts'
import { GOODS } from '../data/goods.ts'
import { TILE_COUNT, type TileId } from '../data/tiles.ts'
import type { Action, EffectWord } from './types.ts'
import type { By } from './offer-types.ts'

/** Every action there is, made once: lists of legal actions hold these objects and allocate nothing. */

const perTile = <V>(make: (tile: TileId) => V): readonly V[] =>
  Array.from({ length: TILE_COUNT }, (_, tile) => make(tile))

export const TAKE = perTile((tile): Action => ({ type: 'take', tile }))
export const DISCARD = perTile((tile): Action => ({ type: 'discard', tile }))
export const COIN: Action = { type: 'coin' }
export const POINT: Action = { type: 'point' }
export const SELL = perTile((tile) => GOODS.map((good): Action => ({ type: 'sell', good, tile })))
export const SPEND = perTile((tile) => GOODS.map((good): Action => ({ type: 'spend', good, tile })))
export const BUY = GOODS.map((good): Action => ({ type: 'buy', good }))
export const GIVE = perTile((tile): Action => ({ type: 'give', tile }))
export const PUT = perTile((tile) => GOODS.map((good): Action => ({ type: 'put', good, tile })))
export const SETTLE = perTile((tile): Action => ({ type: 'settle', tile }))
export const MOVE = perTile((from) => perTile((to): Action => ({ type: 'move', from, to })))
export const CLAIM = Array.from({ length: FIELD_COUNT }, (_, field: FieldId): Action => ({ type: 'claim', field }))
export const REMOVE = perTile((tile): Action => ({ type: 'remove', tile }))
export const BUILD = perTile((tile): Action => ({ type: 'build', tile }))
export const DECLINE: Action = { type: 'decline' }
export const END: Action = { type: 'end' }

export const EFFECT = {
  scotsman: { type: 'effect', effect: 'scotsman' },
  choose: { type: 'effect', effect: 'choose' },
  bring: { type: 'effect', effect: 'bring' },
  grant: { type: 'effect', effect: 'grant' },
  claim: { type: 'effect', effect: 'claim' },
  remove: { type: 'effect', effect: 'remove' },
  build: { type: 'effect', effect: 'build' },
} as const satisfies { readonly [W in EffectWord]: Action }

const places: (Action | undefined)[] = Array.from({ length: CELLS }, () => undefined)
export const placeAt = (cell: Cell): Action => (places[cell] ??= { type: 'place', x: xOf(cell), y: yOf(cell) })

const chosen = new Map<Bundle, Action>()
export const chooseOf = (goods: Bundle): Action =>
  made(chosen, goods, () => ({ type: 'choose', goods: namesIn(goods) }))

const kept = new Map<Bundle, Action>()
export const keepOf = (goods: Bundle): Action => made(kept, goods, () => ({ type: 'keep', goods: namesIn(goods) }))

const activations = perTile(() => new Map<string, Action>())
export const activateOf = (tile: TileId, goods: Bundle, by: By): Action =>
  made(activations[tile], `${goods} ${by}`, () => ({ type: 'activate', tile, goods: namesIn(goods), by }))

function made<K>(known: Map<K, Action>, key: K, make: () => Action): Action {
  const old = known.get(key)
  if (old !== undefined) return old
  const action = make()
  known.set(key, action)
  return action
}

export function notAsked(action: Action, kind: string): never {
  throw new Error(`${action.type} does not answer ${kind}`)
}
