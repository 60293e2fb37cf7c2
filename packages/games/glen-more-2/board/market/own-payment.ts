import type { Action, Good, TileId, View } from '@bothy/glen-more-2/data'

type Spend = Extract<Action, { readonly type: 'spend' }>

const count = (goods: readonly Good[], good: Good): number => goods.filter((it) => it === good).length

/**
 * GM2-41: everything due, from own tiles, if each kind lies on a single tile; else nothing. The only other choice is to buy resources that
 * the seat has, which hardly any player does.
 */
export function ownPayment({ pending, players }: View, legal: readonly Action[]): readonly Spend[] {
  if (pending?.kind !== 'pay') return []
  const { tiles } = players[pending.seat]
  const holderOf = (good: Good): TileId | null => {
    const [only, ...others] = tiles.filter(({ goods }) => goods.includes(good))
    const enough = only !== undefined && count(only.goods, good) >= count(pending.goods, good)
    return enough && others.length === 0 ? only.tile : null
  }
  const spends = pending.goods.flatMap((good) => {
    const holder = holderOf(good)
    return legal.filter((action) => action.type === 'spend' && action.good === good && action.tile === holder)
  })
  return spends.length === pending.goods.length ? spends.filter((action) => action.type === 'spend') : []
}
