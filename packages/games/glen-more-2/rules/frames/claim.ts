import { itsSeat, type Seat } from '@bothy/kernel'
import { CLAIM, DECLINE, notAsked } from '../actions.ts'
import { contentOf } from '../content.ts'
import { FIELD_COUNT, type FieldId } from '../../data/fields.ts'
import { NO_TILE } from '../../data/tiles.ts'
import { runHook } from '../hooks.ts'
import { canClaim, fieldPriceOf, type Marker } from '../topics/clan.ts'
import { listSales } from '../topics/market.ts'
import type { Effect, Event, State } from '../types.ts'
import { applyFreeAction, listFreeActions } from './free-action.ts'
import { fieldBonus } from './effects.ts'
import type { AskOf } from './frame.ts'
import { sell } from './trade.ts'

/** GM2-111, GM2-Q2. */
export const claim: AskOf<'claim'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (let field = 0; field < FIELD_COUNT; field++)
      if (canClaim(s, f.seat, field, f, s.coins[f.seat])) out.push(CLAIM[field])
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'claim', out)
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
    if (a.type !== 'claim') return notAsked(a, f.kind)
    const { left, payRoads, colour } = f
    if (left > 1) {
      const next: Effect = { does: 'claim', amount: left - 1, payRoads, colour }
      s.stack.push({ kind: 'resume', seat, tile: NO_TILE, effects: [next] })
    }
    claimField(s, seat, a.field, f, events)
  },
}

/** GM2-112: the marker lies for good; then the bonus. */
function claimField(s: State, seat: Seat, field: FieldId, marker: Marker, events?: Event[]): void {
  const coins = fieldPriceOf(s, seat, field, marker)
  s.coins[seat] -= coins
  s.markers[seat]--
  s.fields[seat].push(field)
  s.marked |= 1 << field
  events?.push({ type: 'claimed', seat, field, coins })
  fieldBonus(s, seat, contentOf(s).fields[field].effect, events)
  runHook(s, 'markerPlaced', { seat, field })
}
