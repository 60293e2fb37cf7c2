import { itsSeat } from '@bothy/kernel'
import { BUILD, DECLINE, notAsked } from '../actions.ts'
import { contentOf } from '../content.ts'
import { buildable } from '../topics/build.ts'
import { listSales } from '../topics/market.ts'
import { applyFreeAction, listFreeActions } from './free-action.ts'
import type { AskOf } from './frame.ts'
import { sell } from './trade.ts'

/** GM2-113, Munro, GM2-Q7: a tile of the discard pile, like a normal one but without its cost. */
export const build: AskOf<'build'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const tile of buildable(s, f.seat)) out.push(BUILD[tile])
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'build', out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (applyFreeAction(s, seat, a, events)) return
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'build') return notAsked(a, f.kind)
    const { tile } = a
    s.discards.splice(s.discards.indexOf(tile), 1)
    events?.push({ type: 'built', seat, tile })
    const isPerson = contentOf(s).tiles[tile].persons > 0
    s.stack.push(isPerson ? { kind: 'person', seat, tile } : { kind: 'place', seat, tile, inner: true })
  },
}
