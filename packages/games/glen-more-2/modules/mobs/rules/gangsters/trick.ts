import { itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import { GOODS, goodId } from '../../../../data/goods.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { ActOf } from '../../../../rules/hooks.ts'
import type { State } from '../../../../rules/types.ts'
import { MOUNTAIN } from '../../../mountain/data/index.ts'
import { mountainOf } from '../../../mountain/rules/queries.ts'
import { ITEMS, type Of, TRICK_FOR } from '../action-list.ts'
import { TRICK } from '../../data/index.ts'
import { hasGangster } from '../queries.ts'

/** Elspeth McTrick: on the Mountain one thing becomes another. */

function exchangesOf(s: State): readonly Of<'trick'>[] {
  const { coins, goods } = mountainOf(s)
  return ITEMS.flatMap((item, place) =>
    (item === 'coin' ? coins : goods[goodId(item)]) === 0 ? [] : TRICK_FOR[place].filter(({ good }) => good !== item),
  )
}

function askTrick(s: State, seat: Seat): void {
  if (hasGangster(s, seat, TRICK) && exchangesOf(s).length > 0) s.stack.push({ kind: 'trick', seat })
}

export const entered: ActOf<'entered'> = (s, { piece, tile }) => {
  if (tile === MOUNTAIN) askTrick(s, piece)
}
export const leavingMountain: ActOf<'leavingMountain'> = (s, { seat }) => askTrick(s, seat)

export const trick: AskOf<'trick'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    out.push(...exchangesOf(s), DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'trick') return notAsked(a, f.kind)
    const mine = mountainOf(s)
    if (a.item === 'coin') mine.coins--
    else mine.goods[goodId(a.item)]--
    mine.goods[GOODS.indexOf(a.good)]++
    events?.push({ type: 'tricked', seat, item: a.item, good: a.good })
  },
}
