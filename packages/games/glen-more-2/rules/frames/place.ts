import { itsSeat, type Seat } from '@bothy/kernel'
import { type Cell, cellAt, EMPTY } from '@bothy/kit'
import { notAsked, placeAt } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import { runHook } from '../hooks.ts'
import { coinsAfter, listSales } from '../topics/market.ts'
import { cellPriceOf, findCells, findCellsAtAnyPrice, front, leastPrice } from '../topics/placement.ts'
import { stockOf, tileOn } from '../topics/territory.ts'
import type { Event, State } from '../types.ts'
import { oneTimeEffects } from './effects.ts'
import type { AskOf, StepOf } from './frame.ts'
import { sell } from './trade.ts'

export const place: AskOf<'place'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    let found = findCells(s, f.seat, f.tile)
    if (found === 0 && !canAffordAny(s, f.seat, f.tile)) found = findCellsAtAnyPrice(s, f.seat, f.tile)
    for (let i = 0; i < found; i++) out.push(placeAt(front[i]))
    listSales(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (a.type !== 'place') return notAsked(a, f.kind)
    s.stack.pop()
    const cell = cellAt(a.x, a.y)
    const paid = payCell(s, seat, cell, events)
    const over = putDown(s, seat, f.tile, cell)
    events?.push({ type: 'placed', seat, tile: f.tile, x: a.x, y: a.y, over: over === NO_TILE ? null : over })
    s.stack.push({ kind: 'activate', seat, cell, all: activatesAll(s, f.tile), inner: f.inner })
    oneTimeEffects(s, seat, f.tile, events)
    runHook(s, 'placed', { seat, tile: f.tile, cell, paid }) // the last raised is met first
  },
}

/** Sales are open. Where a Scotsman was paid who alone stood near a free cell, nothing else is left (GM2-Q18). */
const canAffordAny = (s: State, seat: Seat, tile: TileId): boolean =>
  coinsAfter(s, seat, stockOf(s, seat), EMPTY) >= (leastPrice(s, seat, tile) ?? 0)

function payCell(s: State, seat: Seat, cell: Cell, events?: Event[]): number {
  const coins = Math.min(cellPriceOf(s, seat, cell), s.coins[seat])
  if (coins === 0) return 0
  s.coins[seat] -= coins
  events?.push({ type: 'coinsPaid', seat, coins })
  return coins
}

/** GM2-62: pieces and resources on a covered tile move up. Returns the covered tile. */
function putDown(s: State, seat: Seat, tile: TileId, cell: Cell): TileId {
  const over = tileOn(s, seat, cell)
  s.owner[tile] = seat
  s.cell[tile] = cell
  if (over !== NO_TILE) {
    s.under[tile] = over
    s.scotsmen[tile] = s.scotsmen[over]
    s.goods[tile] = s.goods[over]
    s.scotsmen[over] = 0
    s.goods[over] = EMPTY
    s.tiles[seat].splice(s.tiles[seat].indexOf(over), 1)
  }
  s.tiles[seat].push(tile)
  return over
}

/** GM2-92. */
export function activatesAll(s: State, tile: TileId): boolean {
  const { landmark } = contentOf(s).tiles[tile]
  return landmark !== null && contentOf(s).cards[landmark].effect.some(({ op }) => op === 'activateAll')
}

/** GM2-110, GM2-111: set aside; then the clan marker. */
export const person: StepOf<'person'> = {
  run(s, { seat, tile }, events) {
    s.stack.pop()
    s.persons[seat].push(tile)
    events?.push({ type: 'personTaken', seat, tile })
    runHook(s, 'personTaken', { seat, tile })
    oneTimeEffects(s, seat, tile, events)
  },
}
