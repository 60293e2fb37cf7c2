import type { Seat } from '@bothy/kernel'
import { namesIn } from '../../../data/bundles.ts'
import { contentOf } from '../../../rules/content.ts'
import { CATEGORIES } from '../../../data/limits.ts'
import { stockOf } from '../../../rules/topics/territory.ts'
import type { Activatable, Frame, State } from '../../../rules/types.ts'
import { openTile } from '../../../rules/view-offers.ts'
import { dealsOf, leadTable, othersTiles, turnedOf, unturnedOf, whyNotDeal, whyNotResolve } from './queries.ts'
import type { DealShown, EventShown, TomeModuleTypes } from './types.ts'

export function view(s: State): TomeModuleTypes['view'] {
  const f = s.stack.at(-1)
  return {
    turned: s.cards.map((_, seat) => turnedOf(s, seat).slice()),
    tables: s.cards.map((_, seat) => CATEGORIES.filter((category) => leadTable(s, seat, category) !== null)),
    bonus: contentOf(s).tome.bonus,
    events: f?.kind === 'event' ? eventsShown(s, f.seat) : [],
    deals:
      f?.kind === 'exchange'
        ? dealsOf(s, f).map((deal): DealShown => ({
            goods: namesIn(deal.goods).slice(),
            by: deal.by,
            vp: deal.vp,
            reason: whyNotDeal(s, f.seat, deal),
          }))
        : [],
    each: f?.kind === 'exchange' && f.each,
    left: leftOf(f),
    borrowed: f?.kind === 'borrow' ? borrowed(s, f.seat) : [],
  }
}

const leftOf = (f: Frame | undefined): number =>
  f?.kind === 'forfeit' || f?.kind === 'flip' || f?.kind === 'borrow' || f?.kind === 'recall' ? f.left : 0

const borrowed = (s: State, seat: Seat): readonly Activatable[] =>
  othersTiles(s, seat)
    .filter((tile) => contentOf(s).tiles[tile].activation !== null)
    .map((tile) => openTile(s, seat, tile, false, stockOf(s, seat)))

const eventsShown = (s: State, seat: Seat): readonly EventShown[] =>
  unturnedOf(s, seat).map((card) => ({ card, reason: whyNotResolve(s, seat, card) }))
