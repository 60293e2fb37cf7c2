import { activateOf } from '../../../rules/actions.ts'
import { whyNoWay } from '../../../rules/topics/activation.ts'
import { stockOf } from '../../../rules/topics/territory.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { EVENT, exchangeOf, FLIP } from './actions.ts'
import { dealsOf, othersTiles, whyNotDeal, whyNotFlip, whyNotResolve } from './queries.ts'

const IN_EVENT: Reason = { why: 'event', rule: 'GM2-C6-3' }

const KINDS: readonly string[] = ['event', 'flip', 'exchange', 'borrow', 'forfeit', 'recall', 'muster']

export const blocked: Chronicle<'tome'>['blocked'] = (s, seat, { grey, sales, elsewhere }) => {
  const f = s.stack.at(-1)
  if (f === undefined || !KINDS.includes(f.kind) || !('seat' in f) || f.seat !== seat) return
  if (f.kind === 'event') for (const card of s.cards[seat]) grey(EVENT[card], () => whyNotResolve(s, seat, card))
  if (f.kind === 'event' || f.kind === 'flip')
    for (const card of s.cards[seat]) grey(FLIP[card], () => whyNotFlip(s, card))
  if (f.kind === 'exchange')
    for (const deal of dealsOf(s, f)) grey(exchangeOf(deal.goods, deal.by), () => whyNotDeal(s, seat, deal))
  if (f.kind === 'borrow')
    for (const tile of othersTiles(s, seat))
      grey(activateOf(tile, 0, null), () => whyNoWay(s, seat, tile, stockOf(s, seat)))
  if (f.kind === 'exchange' || f.kind === 'borrow') sales()
  elsewhere(IN_EVENT)
}
