import { itsSeat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { activateBy, moveScotsman } from '../../../rules/frames/activate.ts'
import { applyFreeAction, listFreeActions } from '../../../rules/frames/free-action.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import { sell } from '../../../rules/frames/trade.ts'
import { listScotsmanMoves } from '../../../rules/topics/activation.ts'
import { listSales } from '../../../rules/topics/market.ts'
import { wayOf } from '../../../rules/topics/ways.ts'
import { waysOfOthers } from './queries.ts'

/** GM2-C6-8: the seat pays and gets; what the tile would hold goes on own tiles. Scotsmen and sales in between, as in GM2-113. */
export const borrow: AskOf<'borrow'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const { action } of waysOfOthers(s, f.seat)) out.push(action)
    listScotsmanMoves(s, f.seat, out)
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'activate', out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (a.type === 'move') return moveScotsman(s, seat, a.from, a.to, events)
    if (applyFreeAction(s, seat, a, events)) return
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'activate') return notAsked(a, f.kind)
    if (f.left > 1)
      s.stack.push({ kind: 'resolving', seat, card: f.card, ops: [{ op: 'activateOpponentTiles', max: f.left - 1 }] })
    s.activated.push(a.tile)
    events?.push({ type: 'tileBorrowed', seat, owner: s.owner[a.tile], tile: a.tile })
    activateBy(s, seat, a.tile, wayOf(s, a), events)
  },
}
