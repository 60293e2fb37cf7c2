import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, single } from '@bothy/kit'
import { ALONE, notAsked, SPEND } from '../actions.ts'
import { GOODS } from '../data/faces.ts'
import { GOOD_KINDS, type GoodId, type TileId } from '../data/tiles.ts'
import { priceOfGood } from '../rules/market.ts'
import { holds, stockOf } from '../rules/tableau.ts'
import type { Event, State } from '../types.ts'
import type { AskOf } from './frame.ts'

/**
 * GM-18, GM-28, GM-98: pays cubes that were checked before. What is missing is bought; from which tile a cube comes is asked
 * only where it makes a difference, and these questions are left on the stack.
 */
export function payGoods(s: State, seat: Seat, goods: Bundle, events?: Event[]): void {
  const stock = stockOf(s, seat)
  let open = EMPTY
  for (let good = 0; good < GOOD_KINDS; good++) {
    const need = countIn(goods, good)
    if (need === 0) continue
    const own = Math.min(need, countIn(stock, good))
    if (own > 0) {
      if (hasChoice(s, seat, good, { left: own, from: 0 })) open += own * single(good)
      else spendAll(s, seat, good, { left: own, from: 0 }, events)
    }
    if (own < need) buy(s, seat, good, need - own, priceOfGood(s, stock, good, need), events)
  }
  if (open === EMPTY) return
  for (let good = GOOD_KINDS - 1; good >= 0; good--) {
    const left = countIn(open, good)
    if (left > 0) s.stack.push({ kind: 'spend', seat, good, left, from: 0 })
  }
}

/** GM-26. */
function buy(s: State, seat: Seat, good: GoodId, count: number, coins: number, events?: Event[]): void {
  s.market[good] += count
  s.coins[seat] -= coins
  events?.push({ type: 'bought', seat, good: GOODS[good], count, coins })
}

type Wanted = { readonly left: number; readonly from: number }

/** Is there more than one way to take `left` cubes from the tiles from place `from` on? */
function hasChoice(s: State, seat: Seat, good: GoodId, { left, from }: Wanted): boolean {
  const tiles = s.tiles[seat]
  let holders = 0
  let total = 0
  for (let i = from; i < tiles.length; i++) {
    const n = holds(s, tiles[i], good)
    total += n
    if (n > 0) holders++
  }
  return holders > 1 && total > left
}

/** The only way there is. */
function spendAll(s: State, seat: Seat, good: GoodId, { left, from }: Wanted, events?: Event[]): void {
  const tiles = s.tiles[seat]
  let rest = left
  for (let i = from; i < tiles.length && rest > 0; i++) {
    const n = Math.min(rest, holds(s, tiles[i], good))
    if (n > 0) takeCubes(s, seat, good, tiles[i], n, events)
    rest -= n
  }
}

function takeCubes(s: State, seat: Seat, good: GoodId, tile: TileId, count: number, events?: Event[]): void {
  s.cubes[tile] -= count * single(good)
  events?.push({ type: 'spent', seat, good: GOODS[good], tile, count })
}

/** One cube of a type, from one of several tiles. */
export const spend: AskOf<'spend'> = {
  actors: (_s, f) => ALONE[f.seat],
  legal(s, f, _seat, out) {
    const tiles = s.tiles[f.seat]
    let total = 0
    for (let i = f.from; i < tiles.length; i++) total += holds(s, tiles[i], f.good)
    for (let i = f.from; i < tiles.length && total >= f.left; i++) {
      const n = holds(s, tiles[i], f.good)
      if (n > 0) out.push(SPEND[tiles[i]])
      total -= n
    }
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'spend') return notAsked(a, f.kind)
    s.stack.pop()
    takeCubes(s, seat, f.good, a.tile, 1, events)
    if (f.left === 1) return
    const wanted: Wanted = { left: f.left - 1, from: s.tiles[seat].indexOf(a.tile) }
    if (hasChoice(s, seat, f.good, wanted)) s.stack.push({ kind: 'spend', seat, good: f.good, ...wanted })
    else spendAll(s, seat, f.good, wanted, events)
  },
}
