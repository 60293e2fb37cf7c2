import { itsSeat, type Seat } from '@bothy/kernel'
import { EMPTY, sizeOf } from '@bothy/kit'
import { DECLINE, notAsked, REMOVE } from '../actions.ts'
import { namesIn } from '../../data/bundles.ts'
import { contentOf } from '../content.ts'
import type { Good } from '../../data/goods.ts'
import { homeCastle, NO_TILE, type TileId } from '../../data/tiles.ts'
import { on, runHook } from '../hooks.ts'
import { listSales } from '../topics/market.ts'
import { hasRemovable, isLegalWithout, removables } from '../topics/removal.ts'
import { NOBODY, NOWHERE, pileOf } from '../topics/territory.ts'
import type { Event, State } from '../types.ts'
import { keepable, keepGoods } from './choose.ts'
import type { AskOf } from './frame.ts'
import { sell } from './trade.ts'

/** GM2-65, GM2-98: the chosen tiles leave together, when nothing more is wanted or possible. */
export const remove: AskOf<'remove'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const tile of removables(s, f.seat, f.chosen, f.left)) out.push(REMOVE[tile])
    listSales(s, f.seat, out)
    if (isLegalWithout(s, f.seat, f.chosen)) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'decline') {
      if (f.chosen.length === 0) events?.push({ type: 'declined', seat })
      return takeAway(s, seat, f.chosen, events)
    }
    if (a.type !== 'remove') return notAsked(a, f.kind)
    const chosen = [...f.chosen, a.tile]
    if (hasRemovable(s, seat, chosen, f.left - 1)) s.stack.push({ kind: 'remove', seat, left: f.left - 1, chosen })
    else takeAway(s, seat, chosen, events)
  },
}

/** GM2-66: whole piles leave the game; what was on them goes to the Home Castle, and cards are kept. */
function takeAway(s: State, seat: Seat, tops: readonly TileId[], events?: Event[]): void {
  if (on(s).acts.landChanged.length > 0)
    for (const top of tops.toReversed()) runHook(s, 'landChanged', { seat, cell: s.cell[top] })
  for (const top of tops) {
    const pile = pileOf(s, top)
    const left = lift(s, seat, top)
    for (const tile of pile) {
      s.owner[tile] = NOBODY
      s.cell[tile] = NOWHERE
      s.under[tile] = NO_TILE
      s.removed.push(tile)
    }
    events?.push({ type: 'removed', seat, tiles: pile, ...left })
  }
  keepOnCastle(s, seat, events)
}

export function lift(
  s: State,
  seat: Seat,
  top: TileId,
): { readonly scotsmen: number; readonly goods: readonly Good[] } {
  const castle = homeCastle(seat)
  const goods = s.goods[top]
  const scotsmen = s.scotsmen[top]
  s.scotsmen[top] = 0
  s.goods[top] = EMPTY
  s.scotsmen[castle] += scotsmen
  s.goods[castle] += goods
  s.tiles[seat].splice(s.tiles[seat].indexOf(top), 1)
  return { scotsmen, goods: namesIn(goods) }
}

export function keepOnCastle(s: State, seat: Seat, events?: Event[]): void {
  const castle = homeCastle(seat)
  if (sizeOf(s.goods[castle]) > contentOf(s).supplies.resourcesPerTile) tooMany(s, seat, castle, events)
}

/** GM2-66: the seat says what is lost, unless all are alike; until then the castle holds none of it. */
function tooMany(s: State, seat: Seat, castle: TileId, events?: Event[]): void {
  const goods = s.goods[castle]
  const [kept, ...others] = keepable(s, goods)
  if (others.length === 0) return keepGoods(s, seat, goods, kept, events)
  s.stack.push({ kind: 'keep', seat, goods })
  s.goods[castle] = EMPTY
}
