import { itsSeat, type Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, kindsIn, single } from '@bothy/kit'
import { notAsked, SPEND, SPEND_UNNAMED } from '../actions.ts'
import { GOODS } from '../../data/faces.ts'
import { GOOD_KINDS, goodId, type GoodId, type TileId } from '../../data/tiles.ts'
import { REVISION } from '../revisions.ts'
import { priceOfGood } from '../topics/market.ts'
import { holds, stockOf } from '../topics/tableau.ts'
import type { Action, Event, FrameOf, State } from '../types.ts'
import type { AskOf } from './frame.ts'

/**
 * GM-18, GM-28, GM-98: the cubes were checked before; missing ones are bought. The player is asked for the tile of a cube only where it
 * makes a difference; these questions stay on the stack.
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
  if (s.revision >= REVISION.anyHolder) s.stack.push({ kind: 'spend', seat, open, from: 0 })
  else askByType(s, seat, open)
}

/** GM-26. */
function buy(s: State, seat: Seat, good: GoodId, count: number, coins: number, events?: Event[]): void {
  s.market[good] += count
  s.coins[seat] -= coins
  events?.push({ type: 'bought', seat, good: GOODS[good], count, coins })
}

type Wanted = { readonly left: number; readonly from: number }

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

export const spend: AskOf<'spend'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    if (s.revision < REVISION.anyHolder) return listByType(s, f, out)
    const tiles = s.tiles[f.seat]
    for (let i = 0; i < tiles.length; i++) {
      if (s.cubes[tiles[i]] === EMPTY) continue
      for (let good = 0; good < GOOD_KINDS; good++)
        if (countIn(f.open, good) > 0 && holds(s, tiles[i], good) > 0) out.push(SPEND[tiles[i]][good])
    }
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'spend') return notAsked(a, f.kind)
    s.stack.pop()
    const good = a.good === null ? onlyKind(f.open) : goodId(a.good)
    takeCubes(s, seat, good, a.tile, 1, events)
    const left = countIn(f.open, good) - 1
    const others = f.open - (left + 1) * single(good)
    const from = s.revision < REVISION.anyHolder ? s.tiles[seat].indexOf(a.tile) : 0
    if (left > 0 && hasChoice(s, seat, good, { left, from })) {
      s.stack.push({ kind: 'spend', seat, open: others + left * single(good), from })
      return
    }
    if (left > 0) spendAll(s, seat, good, { left, from }, events)
    if (others !== EMPTY) s.stack.push({ kind: 'spend', seat, open: others, from: 0 })
  },
}

// Revision 1, removable once no match of it is left: one type after the other, and each set of tiles by one path only.

function askByType(s: State, seat: Seat, open: Bundle): void {
  for (let good = GOOD_KINDS - 1; good >= 0; good--) {
    const left = countIn(open, good)
    if (left > 0) s.stack.push({ kind: 'spend', seat, open: left * single(good), from: 0 })
  }
}

const onlyKind = (open: Bundle): GoodId => kindsIn(open)[0]

function listByType(s: State, f: FrameOf<'spend'>, out: Action[]): void {
  const tiles = s.tiles[f.seat]
  const good = onlyKind(f.open)
  let total = 0
  for (let i = f.from; i < tiles.length; i++) total += holds(s, tiles[i], good)
  for (let i = f.from; i < tiles.length && total >= countIn(f.open, good); i++) {
    const n = holds(s, tiles[i], good)
    if (n > 0) out.push(SPEND_UNNAMED[tiles[i]])
    total -= n
  }
}
