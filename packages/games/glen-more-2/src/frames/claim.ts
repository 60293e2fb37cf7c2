import { itsSeat, type Seat } from '@bothy/kernel'
import { CLAIM, DECLINE, notAsked } from '../actions.ts'
import { contentOf } from '../content.ts'
import { FIELD_COUNT, type FieldId } from '../data/fields.ts'
import { raise } from '../moments.ts'
import { canClaimAfterSales, fieldPriceOf, type Marker, whyNotClaim } from '../rules/clan.ts'
import { listSales } from '../rules/market.ts'
import type { Event, State } from '../types.ts'
import { fieldBonus } from './effects.ts'
import type { AskOf, StepOf } from './frame.ts'
import { sell } from './trade.ts'

/** GM2-111, GM2-Q2. */
export const claim: AskOf<'claim'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (let field = 0; field < FIELD_COUNT; field++)
      if (whyNotClaim(s, f.seat, field, f) === null) out.push(CLAIM[field])
    listSales(s, f.seat, out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'claim') return notAsked(a, f.kind)
    const { left, payRoads, colour } = f
    if (left > 1) s.stack.push({ kind: 'nextMarker', seat, left: left - 1, payRoads, colour })
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
  raise(s, 'markerPlaced', { seat, field })
  fieldBonus(s, seat, contentOf(s).fields[field].effect, events)
}

/** The next of several markers, once the bonus of the one before is had. */
export const nextMarker: StepOf<'nextMarker'> = {
  run(s, { seat, left, payRoads, colour }) {
    s.stack.pop()
    if (canClaimAfterSales(s, seat, { payRoads, colour })) s.stack.push({ kind: 'claim', seat, left, payRoads, colour })
  },
}
